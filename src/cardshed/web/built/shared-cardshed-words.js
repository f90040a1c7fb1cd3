import{b as o,aF as e,K as t,l as d,N as g,M as l,ad as n,ae as i,ac as r,ab as m,aG as p,t as G,c as b}from"./app.js";export{o as has,e as hasGame,t as lang,d as listed,g as loadGameWords,l as loadWords,n as optionMessage,i as optionName,r as optionText,m as regional,p as setLanguage,G as t,b as tg};
//# sourceMappingURL=shared-cardshed-words.js.map
