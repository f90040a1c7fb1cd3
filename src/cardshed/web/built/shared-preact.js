import{ak as t,al as s,am as r,an as n,k as o,ao as l,ap as m,k as c,aq as d,ar as i,as as p,Q as h,at as k}from"./app.js";export{t as Component,s as Fragment,r as cloneElement,n as createContext,o as createElement,l as createPortal,m as createRef,c as h,d as hydrate,i as isValidElement,p as options,h as render,k as toChildArray};
//# sourceMappingURL=shared-preact.js.map
