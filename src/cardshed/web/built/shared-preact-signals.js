import{aA as e,aB as t,$ as u,O as c,aC as o,x as l,a as n,aD as d,aE as f,aF as i,u as g,a1 as r}from"./app.js";export{e as Signal,t as action,u as batch,c as computed,o as createModel,l as effect,n as signal,d as untracked,f as useComputed,i as useModel,g as useSignal,r as useSignalEffect};
//# sourceMappingURL=shared-preact-signals.js.map
