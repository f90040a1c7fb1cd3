import{b as o,aG as e,L as t,n,U as d,N as g,ae as i,af as l,ad as r,ac as m,aH as p,t as G,c}from"./app.js";export{o as has,e as hasGame,t as lang,n as listed,d as loadGameWords,g as loadWords,i as optionMessage,l as optionName,r as optionText,m as regional,p as setLanguage,G as t,c as tg};
//# sourceMappingURL=shared-cardshed-words.js.map
