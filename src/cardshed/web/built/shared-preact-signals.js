import{az as e,aA as t,_ as u,Z as c,aB as o,x as l,a as n,aC as d,aD as f,aE as i,u as g,a0 as r}from"./app.js";export{e as Signal,t as action,u as batch,c as computed,o as createModel,l as effect,n as signal,d as untracked,f as useComputed,i as useModel,g as useSignal,r as useSignalEffect};
//# sourceMappingURL=shared-preact-signals.js.map
