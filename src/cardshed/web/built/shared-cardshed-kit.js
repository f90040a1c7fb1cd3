import"./app.js";import{B as o,C as r,F as d,H as p,P as t,S as c,c as i}from"./table.js";export{o as Badge,r as Card,d as Fan,p as Hand,t as Pile,c as Spot,i as classes};
//# sourceMappingURL=shared-cardshed-kit.js.map
