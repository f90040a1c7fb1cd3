import{ak as r,al as s,k as m,h as n,Q as o}from"./app.js";export{r as Component,s as Fragment,m as h,n as html,o as render};
//# sourceMappingURL=shared-htm-preact.js.map
