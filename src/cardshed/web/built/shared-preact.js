import{aj as s,ak as t,al as r,am as n,k as o,an as l,ao as m,k as c,ap as d,aq as i,ar as p,Q as h,as as k}from"./app.js";export{s as Component,t as Fragment,r as cloneElement,n as createContext,o as createElement,l as createPortal,m as createRef,c as h,d as hydrate,i as isValidElement,p as options,h as render,k as toChildArray};
//# sourceMappingURL=shared-preact.js.map
