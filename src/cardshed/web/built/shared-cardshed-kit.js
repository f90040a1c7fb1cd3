import"./app.js";import{B as o,C as p,F as r,H as t,P as c,S as d,c as F,p as i}from"./table.js";export{o as Badge,p as Card,r as Fan,t as Hand,c as Pile,d as Spot,F as classes,i as takeFocus};
//# sourceMappingURL=shared-cardshed-kit.js.map
