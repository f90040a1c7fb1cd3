import{h as r}from"./app.js";import{o as V}from"./table.js";const ot=["3","7","J","10","5"],d="#2b2320",C="var(--card, #fbf5e6)",F="Fraunces, Georgia, serif",u={1:"#86541f",2:"#a81d3c",3:"#2a7239",4:"#2660ab",5:"#6545ad",6:"#8a5c00",7:"#b8321c",8:"#3b4552",9:"#7b2c78",10:"#0b6a64",J:"#a3281f",P:"#1f5b47",C:"#7a4a10"},U=(t,e)=>Array.from({length:t},(i,l)=>e(l)),k=(t,e,i=0)=>U(t,l=>r`<g transform=${`rotate(${i+l*360/t})`}>${e}</g>`),o=(t,e,i)=>t.map(([l,a])=>r`<circle cx=${l} cy=${a} r=${e} fill=${i} />`),c=(t,e=2.4,i=d)=>r`<path d=${t} fill="none" stroke=${i} stroke-width=${e} stroke-linecap="round" stroke-linejoin="round" />`,h=(t,e)=>r`<path d=${t} fill=${e} />`,$t=()=>[h("M-35 25c0-5 7-6 9-14 1-5-1-9 1-14 3-6 12-5 13 2 1 6-1 10 1 14l30 1c8 1 14 5 17 11z","#d9a866"),c("M-21-5-27-19M-15-6-12-20",2.4),o([[-27,-20],[-12,-21]],2.8,d),r`<circle cx="9" cy="-2" r="22" fill="#86541f" />`,r`<circle cx="9" cy="-2" r="22" fill="none" stroke="#5f3a12" stroke-width="2" />`,c("M9-2c1-4 7-3 7 2 0 6-8 9-13 4-6-6-2-18 8-18 13 0 17 14 12 22",3.2,"#f1cf96"),o([[-22,3]],1.8,d)],st=()=>[c("M-15 9C-10-10-2-24 12-34M16 13C18-6 17-20 12-34",3,"#2a7239"),h("M12-34c-10-5-24-2-30 8 12 5 24 2 30-8z","#4d9a52"),c("M12-34c-9 1-18 3-25 7",1.4,"#2a7239"),o([[-16,20],[17,23]],15,"#a81d3c"),c("M-25 16c1-4 4-6 7-6M8 19c1-4 4-6 7-6",3,"#f0a3ae")],ft=()=>[c("M0 2c2 14 0 24-9 36",4,"#2a7239"),k(3,[h("M0 1C-7-7-22-11-20-26-18-37-5-38 0-28 5-38 18-37 20-26 22-11 7-7 0 1z","#4d9a52"),c("M0-4V-20",2,"#2a7239"),c("M-10-22c1-4 5-5 8-2M10-22c-1-4-5-5-8-2",1.8,"#a9d6a4")])],dt=()=>[[1,-1].map(t=>r`<g transform=${`scale(${t} 1)`}>
    ${h("M2-4C8-26 26-38 36-30 44-22 34-2 2 2z","#2660ab")}
    ${h("M2 2c22-1 34 10 28 22C24 35 8 28 2 8z","#5b9ad6")}
    ${o([[26,-20]],6,"#f5d76b")}${o([[20,16]],4.5,"#fbf5e6")}
  </g>`),c("M0-14c-2-9-7-14-12-17M0-14c2-9 7-14 12-17",2),o([[-12,-31],[12,-31]],2.4,d),r`<rect x="-3.6" y="-16" width="7.2" height="42" rx="3.6" fill=${d} />`],ht=()=>[k(5,[r`<circle cy="-19" r="15" fill="#8b6fd0" />`,c("M0-9V-18",2.4,"#6545ad")]),r`<circle r="10" fill="#f5c844" />`,k(5,r`<circle cy="-5" r="1.8" fill="#8a5c00" />`,36)],pt="M0-13.5 11.7-6.75V6.75L0 13.5-11.7 6.75V-6.75z",gt=()=>[k(6,r`<g transform="translate(0 -24.5) rotate(30)">
    ${h(pt,"#e9ae2b")}${h("M0-8 7-4V4L0 8-7 4V-4z","#f9d777")}</g>`,30),r`<g transform="rotate(-18)"><ellipse cx="-3" cy="-9" rx="5" ry="8" transform="rotate(-24 -3 -9)" fill="#cfe3ea" />
    <ellipse cx="5" cy="-9" rx="5" ry="8" transform="rotate(20 5 -9)" fill="#dcecf1" />
    <ellipse rx="12" ry="8" fill="#f5c02c" />${c("M-3-7V7M3-7V7",3.2)}
    ${o([[9,-2]],1.5,d)}${c("M11-5 15-10M8-7 10-12",1.4)}</g>`],xt=()=>[c("M-22-8-34-14M-25 8-38 9M-20 22-31 32M22-8 34-14M25 8 38 9M20 22 31 32",3),c("M-6-28c-1-6-5-9-10-10M6-28c1-6 5-9 10-10",2.2),r`<circle cy="-21" r="13" fill=${d} />`,r`<ellipse cy="7" rx="28" ry="29" fill="#cf3f27" />`,c("M0-22V36",2.2),o([[0,-12],[-14,-3],[14,-3],[-16,14],[16,14],[-8,26],[8,26]],4.8,d),o([[-5,-25],[5,-25]],2.4,"#fbf5e6")],Mt=()=>[c("M0-46V-20",1.8,"#6b7683"),[1,-1].map(t=>r`<g transform=${`scale(${t} 1)`}>
    ${c("M8-2C18-16 24-18 28-28M10 2C22-4 30-4 37-12M10 7C22 8 30 12 37 20M8 12C16 18 22 24 25 36",2.8,"#3b4552")}</g>`),r`<circle cy="8" r="17" fill="#3b4552" />`,r`<circle cy="-12" r="10" fill="#55616f" />`,o([[-4,-13],[4,-13]],3.4,"#fbf5e6"),o([[-3.4,-12.4],[3.4,-12.4]],1.6,d),c("M-6 3 0-1 6 3M-7 10 0 5 7 10M-6 17 0 12 6 17",2.4,"#c9d2da")],W=[4,3,2].flatMap((t,e)=>U(t,i=>[(i-(t-1)/2)*17,e*16-15])),yt=()=>[c("M0-20C0-30 4-36 10-39",3.4,"#86541f"),h("M0-22c-8 2-12-3-18-1 1-5-3-8-1-12 5 1 6-4 10-5 6 2 10 9 9 18z","#4d9a52"),W.map(([t,e],i)=>o([[t,e]],9.4,i%2?"#94469a":"#7b2c78")),o(W.map(([t,e])=>[t-3,e-3.4]),2,"#d9a8dc")],ut=()=>[k(10,[r`<ellipse cy="-24" rx="8" ry="14" fill="#fffdf6" stroke="#0b6a64" stroke-width="2" />`]),r`<circle r="14" fill="#f2b32c" />`,o([[-4,-4],[4,-5],[0,2],[-6,4],[6,4],[0,8]],1.7,"#8a5c00")],mt=()=>[h("M-27 38C-28 16-18 4 0 4s28 12 27 34z","#2660ab"),h("M-21-6c-4 26 6 42 21 44C15 36 25 20 21-6z","#fffdf6"),c("M-9 18c1 6 4 10 6 12M9 18c-1 6-4 10-6 12M0 16v14",1.8,"#cfc4ae"),h("M-26-6C-16-30-8-44 8-48c-1 6 3 8 6 9-3 3-3 5-2 8 6 8 11 16 14 25-10-4-40-6-52 0z","#c23a26"),c("M-26-6c12-6 42-4 52 0",4,"#8f1f14"),o([[-9,2],[9,2]],2.2,d),r`<ellipse cy="7" rx="6" ry="5" fill="#e79a7f" />`,o([[-13,9],[13,9]],3,"#f3c3ae")],kt=()=>[r`<g stroke=${d} stroke-width="1.4">
    <rect x="-24" y="-30" width="20" height="28" rx="2.5" transform="rotate(-14 -14 -16)" fill="#fffdf6" />
    <rect x="-6" y="-34" width="20" height="28" rx="2.5" transform="rotate(4 4 -20)" fill="#fbe3a4" />
    <rect x="8" y="-30" width="20" height="28" rx="2.5" transform="rotate(20 18 -16)" fill="#fffdf6" /></g>`,c("M-44-8-16 14M-20 10-24 30",4,"#86541f"),h("M-28-8H34L24 16c-1 3-4 4-7 4H-10c-4 0-7-2-9-6z","#1f7a5b"),c("M-28-8H34",4,"#145240"),r`<circle cx="26" cy="25" r="12" fill="#fffdf6" stroke=${d} stroke-width="5" />`,o([[26,25]],2.6,d)],wt=()=>[c("M30-46 4-4",5,"#b98544"),h("M-8-10 14 4 2 24C-8 34-24 34-38 28c8-4 10-8 14-16z","#e9b949"),c("M-8-10 14 4",6,"#a3281f"),c("M-6-1C-12 10-18 20-28 27M0 4C-4 14-8 22-14 29M6 6C4 14 2 22-4 27",1.8,"#8a5c00"),[[26,20,1],[14,34,.7],[36,4,.6]].map(([t,e,i])=>r`
    <path d="M0-11Q1.5-1.5 11 0 1.5 1.5 0 11-1.5 1.5-11 0-1.5-1.5 0-11z"
      transform=${`translate(${t} ${e}) scale(${i})`} fill="#1f7a5b" />`)],bt={1:$t,2:st,3:ft,4:dt,5:ht,6:gt,7:xt,8:Mt,9:yt,10:ut,J:mt,P:kt,C:wt},K={J:"JOKER",P:"PUSH",C:"CLEAR"},Ct=(t,e)=>r`
  <text x=${t.length>1?6:8} y="39" font-family=${F} font-weight="700"
    font-size=${t.length>1?31:41} letter-spacing=${t.length>1?-2.5:0} fill=${e}>${t}</text>
  ${(t==="6"||t==="9")&&r`<rect x="10" y="42.5" width="18" height="2.8" rx="1.4" fill=${e} />`}`,zt=t=>r`
  <rect width="100" height="150" rx="9" fill=${C} />
  <rect x="4.5" y="4.5" width="91" height="141" rx="6" fill="none" stroke=${t} stroke-opacity="0.35" stroke-width="1.4" />
  <ellipse cx="51" cy="90" rx="41" ry="47" fill=${t} opacity="0.13" />`,Lt=(t,e)=>r`<g transform=${`translate(${t} ${e})`}>
  <rect x="-15" y="-3" width="30" height="20" rx="3" fill="#5fae8b" /><rect x="-11" y="-15" width="20" height="29" rx="3" fill="#8fd3b0" />
  <rect x="-8" y="-18" width="20" height="29" rx="3" fill="#e4f5ea" /><path d="M2-11 7-3.5 2 4-3-3.5z" fill="#1f5b47" /></g>`,St=()=>r`
  <rect width="100" height="150" rx="9" fill="#f3ead3" /><rect x="5" y="5" width="90" height="140" rx="6" fill="#1f5b47" />
  <rect x="9" y="9" width="82" height="132" rx="4" fill="none" stroke="#8fd3b0" stroke-width="1.2" />
  ${[[29,43],[71,43],[29,109],[71,109]].map(([t,e])=>Lt(t,e))}
  <path d="M50 64 58 75 50 86 42 75z" fill="none" stroke="#8fd3b0" stroke-width="2" /><circle cx="50" cy="75" r="2.6" fill="#8fd3b0" />`,Qt=(t,e)=>r`<text x="51" y="140" text-anchor="middle" font-family=${F} font-weight="700"
  font-size=${t.length>4?16:19} letter-spacing="1" fill=${e}>${t}</text>`;function Ht(t,e){const i=e??t,l=t in K,a=l?u[t]:C;return r`<g class="face-tiny" display="none"><rect width="100" height="150" rx="9" fill=${C} />
    <rect x="6" y="6" width="88" height="138" rx="6" fill=${a} />${e&&r`<path d="M5 5H95V116H5z" fill=${C} />`}
    <text x=${i.length>1?46:50} y=${e?92:110} text-anchor="middle" font-family=${F} font-weight="700"
      font-size=${i.length>1?82:108} letter-spacing=${i.length>1?-8:0}
      fill=${l&&!e?"#fffaf0":u[i]}>${i}</text>
    ${(i==="6"||i==="9")&&r`<rect x="24" y=${e?99:119} width="52" height="8" rx="4" fill=${u[i]} />`}</g>`}function vt(t){if(t==="?")return St();const[e,i]=t.split("="),l=K[e],a=i?u[i]:u[e];return r`${zt(u[e])}
    <g transform=${l?"translate(53 83)":"translate(51 92) scale(1.12)"}>${bt[e]()}</g>
    ${Ct(i??e,a)}${l&&Qt(i?`= ${i}`:l,a)}${Ht(e,i)}`}const B=new Map;function Y({code:t}){return B.has(t)||B.set(t,r`<svg viewBox="0 0 100 150" aria-hidden="true">${vt(t)}</svg>`),B.get(t)}var Tt=Object.freeze({__proto__:null,Face:Y,STILL:ot});const Rt=["R5","O3","G7","P6","B2"],z="#fbf5e6",Ot={fontFamily:"Fraunces, Georgia, serif",fontVariantNumeric:"lining-nums"},L={R:{main:"#cc3a34",deep:"#92201f",pale:"#f9dcd1",spark:"#ffd25e"},O:{main:"#ee8a1d",deep:"#8f4300",pale:"#fde8c3",spark:"#fff0b8"},G:{main:"#2f9157",deep:"#135a35",pale:"#d9eccf",spark:"#b7e08a"},B:{main:"#2377b8",deep:"#0f4679",pale:"#d3e8f1",spark:"#f4fbff"},P:{main:"#8046a8",deep:"#50226f",pale:"#e9dcf1",spark:"#f3c9ff"}},Zt=Object.keys(L),m=(t,e)=>Array.from({length:t},(i,l)=>r`<g transform="rotate(${l*360/t})">${e(l)}</g>`);function Vt({ink:t,small:e}){const i="M0 3C-30-8-30-44-9-48C-5-50-2-48 0-43C2-48 5-50 9-48C30-44 30-8 0 3Z";return e?r`${m(5,()=>r`<path d=${i} fill=${t.deep} stroke=${t.pale} stroke-width="5"/>`)}<circle r="11" fill=${t.spark}/>`:r`
    ${m(5,()=>r`
      <path d=${i} fill=${t.main} stroke=${t.pale} stroke-width="1.6"/>
      <path d="M0-6V-33M-4-9L-11-30M4-9L11-30" stroke=${t.deep} stroke-width="1.3" stroke-linecap="round" opacity=".45" fill="none"/>`)}
    ${m(5,()=>r`<path d="M0 0C-8-4-5-15 0-19C5-15 8-4 0 0Z" fill=${t.deep}/>`)}
    <path d="M0 0C6 8 14 14 24 15" stroke=${t.spark} stroke-width="3.4" stroke-linecap="round" fill="none"/>
    ${[[15,8],[20,20],[25,10],[28,18],[13,17]].map(([l,a])=>r`<circle cx=${l} cy=${a} r="2.5" fill=${t.spark}/>`)}`}function Ft({ink:t,small:e}){const i="M-8.5-26Q-2-34 0-50Q2-34 8.5-26Z",l=e?t.deep:t.main,a=m(e?8:12,n=>r`<path d=${i} fill=${!e&&n%2?t.deep:l}
    transform=${e?"scale(1.35 1)":n%2?"scale(.8 .86)":""}/>`);return e?r`${a}<circle r="27" fill=${l}/>`:r`${a}
    <circle r="26.5" fill=${t.main} stroke=${t.pale} stroke-width="1.6"/>
    <circle r="20.5" fill="none" stroke=${t.spark} stroke-width="2" stroke-dasharray="2.2 4.2"/>
    <circle r="15" fill=${t.spark}/>
    <path d="M-7.5-2q2.2-3 4.6 0M2.9-2q2.2-3 4.6 0M-6 4.5Q0 9.5 6 4.5" stroke=${t.deep} stroke-width="1.9" stroke-linecap="round" fill="none"/>`}function Bt({ink:t,small:e}){const i="M0-33C-10-50-46-44-46-9C-46 21-19 38 0 50C19 38 46 21 46-9C46-44 10-50 0-33Z",l=["M-52-24Q-30-16-13-9Q-32-8-52-13Z","M-52 1Q-28 3-13 9Q-28 12-46 15Z","M-40 28Q-22 20-12 24Q-20 31-27 40Z"],a=t.pale;return e?r`<g transform="rotate(18)"><path d=${i} fill=${t.deep}/>
      ${[1,-1].map(n=>r`<g transform="scale(${n} 1)"><path d="M-52-20L-14-5L-52-2ZM-50 10L-13 16L-38 32Z" fill=${a}/></g>`)}</g>`:r`<g transform="rotate(18)">
    <path d=${i} fill=${t.main}/>
    <path d="M0-33C10-50 46-44 46-9C46 21 19 38 0 50Z" fill=${t.deep} opacity=".35"/>
    ${[1,-1].map(n=>r`<g transform="scale(${n} 1)">
      ${l.map(M=>r`<path d=${M} fill=${a}/>`)}
      <path d="M0-22Q-14-30-32-29M0-12Q-10-12-30-3M0 8Q-14 16-33 19M0 26Q-5 30-12 36" stroke=${t.spark} stroke-width="1.3" stroke-linecap="round" opacity=".8" fill="none"/>
      <ellipse cx="-13" cy="0" rx="4.2" ry="1.9" fill=${a} transform="rotate(12 -13 0)"/></g>`)}
    <path d="M0-50Q3-42 0-33V46" stroke=${t.spark} stroke-width="2.2" stroke-linecap="round" fill="none"/></g>`}function At({ink:t,small:e}){const i="M-50 42C-46 2-28-40 10-42C37-43 50-23 47-5C45 9 33 17 22 12C31 8 33-5 22-11C9-17-7-5-6 12C-5 27 14 36 50 35V42Z";return e?r`<path d=${i} fill=${t.deep}/>`:r`
    <path d=${i} fill=${t.main}/>
    <path d="M-50 42C-36 22-30-4-14-20C-20 2-14 36 30 42Z" fill=${t.deep} opacity=".55"/>
    <path d="M-29 17C-21-12-6-30 13-31C28-31 38-20 37-7M-36 36C-31 26-28 18-25 10M-17 22C-18-3-2-22 14-22C21-22 27-18 29-12" stroke=${t.spark} stroke-width="2.1" stroke-linecap="round" fill="none" opacity=".9"/>
    ${[[47,8,4],[38,17,3.4],[49,19,2.2],[27,19,2.6],[43,27,1.9]].map(([l,a,n])=>r`<circle cx=${l} cy=${a} r=${n} fill=${t.spark} stroke=${t.main} stroke-width="1.2"/>`)}`}function Et({ink:t,small:e}){const i="M-9-36C-4-34-5-27-3-25H3C5-27 4-34 9-36C11-30 11-25 13-22C25-19 38-13 50 2C38 0 25 5 17 17C11 26 5 28 2 32C1 40 3 45 9 50C-1 48-3 40-2 32C-5 28-11 26-17 17C-25 5-38 0-50 2C-38-13-25-19-13-22C-11-25-11-30-9-36Z";return e?r`<path d=${i} fill=${t.deep} transform="rotate(14) scale(1.06)"/>`:r`<g transform="rotate(14)">
    <path d=${i} fill=${t.main}/>
    <path d="M0-25H3C5-27 4-34 9-36C11-30 11-25 13-22C25-19 38-13 50 2C38 0 25 5 17 17C11 26 5 28 2 32Q0 26 0 20Z" fill=${t.deep} opacity=".45"/>
    <path d="M-11-12Q0-19 11-12M-14-4Q-24-9-36-4M14-4Q24-9 36-4M-9 5Q0-1 9 5M-7 12Q0 7 7 12" stroke=${t.spark} stroke-width="1.9" stroke-linecap="round" fill="none"/>
    ${[[-21,2],[21,2],[-16,9],[16,9]].map(([l,a])=>r`<circle cx=${l} cy=${a} r="1.9" fill=${t.spark}/>`)}
    <circle cx="-8" cy="-21" r="1.7" fill=${z}/><circle cx="8" cy="-21" r="1.7" fill=${z}/></g>`}const D={R:Vt,O:Ft,G:Bt,B:At,P:Et};function J({colour:t,x:e,y:i,size:l}){return r`<g transform="translate(${e} ${i}) scale(${l/100})"><${D[t]} ink=${L[t]} small/></g>`}function _t({value:t,ink:e}){return Array.from({length:7},(i,l)=>r`<path d="M${10+l*11.5} 139l5.5-9 5.5 9z"
    fill=${l<t?e.spark:"none"} stroke=${e.spark} stroke-width="1" stroke-linejoin="round" opacity=${l<t?1:.45}/>`)}function It({ink:t}){return r`<g transform="translate(80 21)">
    <circle r="12.5" fill=${z} stroke=${t.deep} stroke-width="1.6"/>
    <path d="M-7.5-2Q0 6.5 7.5-2M-5 1.5l-2.2 3.2M0 3v4M5 1.5l2.2 3.2" stroke=${t.deep} stroke-width="2" stroke-linecap="round" fill="none"/></g>`}function Pt({code:t}){const e=t[0],i=Number(t[1]),l=L[e];return r`<g class="face-full">
    <rect x="4.5" y="4.5" width="91" height="141" rx="7" fill=${l.pale}/>
    <circle cx="58" cy="84" r="35" fill=${z} opacity=".62"/>
    <path d="M4.5 121Q16 113 27.5 121T50 121T72.5 121T95.5 121V138.5a7 7 0 0 1-7 7H11.5a7 7 0 0 1-7-7Z" fill=${l.deep} opacity=".5"/>
    <path d="M4.5 127Q16 119 27.5 127T50 127T72.5 127T95.5 127V138.5a7 7 0 0 1-7 7H11.5a7 7 0 0 1-7-7Z" fill=${l.deep}/>
    <g transform="translate(58.5 84) scale(.69)"><${D[e]} ink=${l}/></g>
    <${_t} value=${i} ink=${l}/>
    <text x="18.5" y="37" font-size="40" font-weight="600" text-anchor="middle" fill=${l.deep}>${i}</text>
    <${J} colour=${e} x=${13.5} y=${49} size=${17}/>
    <text x="28" y="54.5" font-size="14" font-weight="600" text-anchor="middle" fill=${l.deep}>${V("hawaiki",Zt,e)}</text>
    ${t.endsWith("*")&&r`<${It} ink=${l}/>`}</g><${jt} colour=${e} value=${i} />`}function jt({colour:t,value:e}){const i=L[t];return r`<g class="face-tiny" display="none"><rect width="100" height="150" fill=${i.pale}/>
    <text x="50" y="80" font-size="100" font-weight="700" text-anchor="middle" fill=${i.deep}>${e}</text><${J} colour=${t} x=${50} y=${116} size=${54}/></g>`}function Gt(){const t=(e,i)=>`M${-12+i} ${e}${"q6-8 12 0t12 0".repeat(6)}`;return r`<g class="face-full">
    <rect x="4.5" y="4.5" width="91" height="141" rx="7" fill="#134b61"/>
    <svg x="9" y="9" width="82" height="132" viewBox="9 9 82 132">
      ${Array.from({length:14},(e,i)=>r`<path d=${t(10+i*11,i%2*-12)} stroke=${i%2?"#2f7f97":"#23677f"} stroke-width="2" fill="none"/>`)}
    </svg>
    <circle cx="50" cy="75" r="31" fill="#134b61" stroke="#ff8a66" stroke-width="1.8"/>
    <circle cx="50" cy="75" r="26.5" fill="none" stroke="#8fc6d2" stroke-width="1" stroke-dasharray="1 4.55" stroke-linecap="round"/>
    <g transform="translate(50 75)">
      ${m(4,()=>r`<path d="M0-13L-5.5-5.5 0 0 5.5-5.5Z" fill="#8fc6d2" transform="rotate(45) scale(1.15)"/>`)}
      ${m(4,()=>r`<path d="M0-25L-6-6 0 0Z" fill="#ff8a66"/><path d="M0-25L6-6 0 0Z" fill="#ffb79e"/>`)}
      <circle r="3" fill="#134b61"/></g>
    <rect x="9" y="9" width="82" height="132" rx="4" fill="none" stroke="#ff8a66" stroke-width="1.2" opacity=".8"/></g>
    <g class="face-tiny" display="none"><rect width="100" height="150" fill="#3f97ad"/><path d="M50 20L62 63 95 75 62 87 50 130 38 87 5 75 38 63Z" fill="#ffd9c9" stroke="#134b61" stroke-width="6"/></g>`}function X({code:t}){return r`<svg viewBox="0 0 100 150" style=${Ot} aria-hidden="true">
    ${t==="?"?r`<${Gt}/>`:r`<${Pt} code=${t}/>`}</svg>`}var qt=Object.freeze({__proto__:null,Face:X,STILL:Rt});const Nt=["2","5","S","9","12"],S="#2b2320",w="var(--card, #fbf5e6)",Q="Fraunces, Georgia, serif",A=8.3,E=133,tt=[{ink:"#93450b",sky:["#f7c873","#fbdd9d","#fdeec8"],hill:"#7d9b4e",wall:"#e6d2ab",edge:"#b89a67",mark:"round"},{ink:"#0d5a73",sky:["#7fc1d6","#a8d8e4","#d0ebee"],hill:"#5d9a5a",wall:"#c9714f",edge:"#964a2f",mark:"square"},{ink:"#57307f",sky:["#33285e","#4b3a7c","#76559a"],hill:"#2c4a4a",wall:"#7b3145",edge:"#511a2b",mark:"pointed"}],_=t=>tt[Math.floor((t-1)/4)],et=(t,e)=>Array.from({length:t},(i,l)=>e(l));function I(t,e,i,l){const a=(n,M)=>`M${(e+n*l).toFixed(1)} ${(i+M*l).toFixed(1)}`;return t==="round"?`${a(-1,0)}${`a${l} ${l} 0 1 0 ${2*l} 0`}${`a${l} ${l} 0 1 0 ${-2*l} 0`}z`:t==="square"?`${a(-.9,-.9)}h${1.8*l}v${1.8*l}h${-1.8*l}z`:`${a(0,-1.1)}l${1.1*l} ${2*l}h${-2.2*l}z`}const rt=t=>r`
  <rect width="100" height="150" rx="9" fill=${w} /><rect x="5" y="5" width="90" height="140" rx="6" fill=${t[0]} />
  <path d="M5 54c18-9 32 6 50 0s26-8 40-2v93H5z" fill=${t[1]} /><path d="M5 94c14 6 28-7 46-1s30 4 44-2v54H5z" fill=${t[2]} />`;function Ut(t){const e=(t-1)%4;return t>8?r`${Wt.slice(0,3+e).map(Kt)}
      <path d="M7-9A11 11 0 1 0 9 6 9 9 0 0 1 7-9z" transform=${`translate(26 ${98-e*6})`} fill="#fbe7a6" />`:t>4?r`<circle cx="26" cy=${76+e*5} r="10" fill="#fbe08a" />${H(28,92+e*4,1)}${H(86,24+e*3,.7)}`:r`<circle cx="28" cy=${122-e*12} r="15" fill="#ee8a3c" />
    <circle cx="28" cy=${122-e*12} r="21" fill="#ee8a3c" opacity=".25" />${e>0&&Yt()}`}const Wt=[[47,18],[89,40],[16,118],[40,112],[90,82],[45,50],[13,66]],Kt=([t,e])=>r`
  <path d="M0-4Q.6-.6 4 0 .6.6 0 4-.6.6-4 0-.6-.6 0-4z" transform=${`translate(${t} ${e})`} fill="#fbe7a6" />`,Yt=()=>r`
  <path d="M58 34q4-5 7 0 3-5 7 0M74 50q3-4 5.5 0 2.5-4 5.5 0" fill="none" stroke="#93450b" stroke-width="1.8" stroke-linecap="round" />`,H=(t,e,i)=>r`
  <path d="M-16 6a6 6 0 0 1 2-11 9 9 0 0 1 16-3 7 7 0 0 1 11 6 5 5 0 0 1 1 8z"
    transform=${`translate(${t} ${e}) scale(${i})`} fill="#fbfdfb" />`;function Dt(t,e){const{wall:i,edge:l,mark:a}=tt[t],n=et(Math.min(4,e-t*4),s=>{const p=t*4+s;return{level:p,width:37-p*.9,y:E-(p+1)*A}}),M=n.filter(({level:s})=>s>0).flatMap(({width:s,y:p})=>[-1,0,1].map(Z=>I(a,66+Z*s*.3,p+4.9,1.9)));return r`<path d=${n.map(({width:s,y:p})=>`M${66-s/2} ${p}h${s}v${A}h${-s}z`).join("")} fill=${i} />
    <path d=${n.map(({width:s,y:p})=>`M${64.5-s/2} ${p-.8}h${s+3}v2.2h${-s-3}z`).join("")} fill=${l} />
    <path d=${M.join("")} fill=${t===2?"#fbd66b":S} />`}function Jt(t){const e=E-t*A;return r`${et(Math.ceil(t/4),i=>Dt(i,t))}
    <path d="M61 ${E}v-4a5 4.6 0 0 1 10 0v4z" fill=${S} />
    ${t===12?r`<path d="M50 ${e}Q60 ${e-6} 66 ${e-20}Q72 ${e-6} 82 ${e}z" fill="#2f8a82" />`:r`<path d="M66 ${e}V${e-15}" stroke=${S} stroke-width="1.8" />
        <path d="M66.5 ${e-15}l11 3.6-11 3.6z" fill="#c9342b" />`}`}const it=(t,e,i)=>r`
  <path d="M0 9A9 9 0 0 1 9 0H33q5 0 5 5V47q0 8-8 8H0z" fill=${w} />
  <text x=${t.length>1?17.5:19} y="34" text-anchor="middle" font-family=${Q} font-weight="700"
    font-size=${t.length>1?29:38} letter-spacing=${t.length>1?-2.5:0} fill=${e}>${t}</text>
  ${i==="S"?r`<text x="19" y="51" text-anchor="middle" font-family=${Q} font-weight="700" font-size="15" fill="#a3281f">S</text>`:i&&r`<path d=${I(i,19,45,4.6)} fill=${e} />`}`,Xt="M0-44C24-44 36-27 36-9 36 9 20 22 9 34H-9C-20 22-36 9-36-9-36-27-24-44 0-44z",t1=()=>r`<g transform="translate(56 78)">
  ${[[1,"#c9342b"],[.72,"#f2b544"],[.44,"#fbf5e6"]].map(([t,e])=>r`
    <path d=${Xt} transform=${`scale(${t} 1)`} fill=${e} />`)}
  <path d="M-9 34-6 46M9 34 6 46" stroke=${S} stroke-width="1.4" />
  <rect x="-8" y="45" width="16" height="12" rx="2.5" fill="#8a5a2b" />
  <path d="M-8 49H8" stroke="#5f3a12" stroke-width="1.6" />
  <text y="8" text-anchor="middle" font-family=${Q} font-weight="700" font-size="46" fill="#6a2530">S</text></g>`,e1=t=>r`${rt(["#2d7f86","#4f9d9c","#8cc4b9"])}${H(26,118,.9)}${H(84,136,.8)}${t1()}
  ${it(t??"S",t?_(Number(t)).ink:"#a3281f",t?"S":"")}
  ${!t&&r`<path d="M0-5 1.5-1.5 5 0 1.5 1.5 0 5-1.5 1.5-5 0-1.5-1.5z" transform="translate(19 45)" fill="#a3281f" />`}`,r1=t=>{const{sky:e,hill:i,ink:l,mark:a}=_(t);return r`${rt(e)}${Ut(t)}
    <path d="M5 134c20-12 48-8 90-6v11q0 6-6 6H11q-6 0-6-6z" fill=${i} />${Jt(t)}
    <path d="M5 140c30-9 62-7 90-2v1q0 6-6 6H11q-6 0-6-6z" fill=${i} />${it(String(t),l,a)}`};function i1(t,e){const i=e??t,l=t==="S",{ink:a,mark:n}=i==="S"?{ink:"#fffaf0",mark:""}:_(Number(i));return r`<g class="face-tiny" display="none"><rect width="100" height="150" rx="9" fill=${w} />
    <rect x="6" y="6" width="88" height="138" rx="6" fill=${l?"#a3281f":w} />
    ${e&&r`<path d="M5 5H95V114H5z" fill=${w} />`}
    <text x=${i.length>1?46:50} y=${i==="S"?112:94} text-anchor="middle" font-family=${Q} font-weight="700"
      font-size=${i.length>1?84:108} letter-spacing=${i.length>1?-8:0} fill=${a}>${i}</text>
    ${n&&!l&&r`<path d=${I(n,50,124,14)} fill=${a} />`}</g>`}const l1=()=>r`
  <rect width="100" height="150" rx="9" fill="#f3ead3" /><rect x="5" y="5" width="90" height="140" rx="6" fill="#6a2530" />
  ${[["#f2b544",70],["#d98a3a",95],["#b2503a",120]].map(([t,e])=>r`<path d=${`M15 ${e}${"h14v-9".repeat(4)}h14`} fill="none" stroke=${t} stroke-width="6"
      stroke-linejoin="round" stroke-linecap="round" />`)}
  <rect x="9" y="9" width="82" height="132" rx="4" fill="none" stroke="#f2b544" stroke-width="1.2" />
  <circle cx="30" cy="31" r="9" fill="#f2b544" />`;function a1(t){if(t==="?")return l1();const[e,i]=t.split("=");return[e==="S"?e1(i):r1(Number(e)),i1(e,i)]}const P=new Map;function lt({code:t}){return P.has(t)||P.set(t,r`<svg viewBox="0 0 100 150" aria-hidden="true">${a1(t)}</svg>`),P.get(t)}var n1=Object.freeze({__proto__:null,Face:lt,STILL:Nt});const c1=["Y2","Rskip","B+2","color","G7"],$="#fbf5e6",v="#2a2226",o1={fontFamily:"Fraunces, Georgia, serif",fontVariantNumeric:"lining-nums"},f={R:{main:"#cb3b33",deep:"#a52822",ink:$},G:{main:"#257d46",deep:"#1d6b39",ink:$},B:{main:"#2b69b8",deep:"#1d4f92",ink:$},Y:{main:"#f4bd2c",deep:"#8a5b00",ink:"#3a2700"}},y=Object.keys(f),$1={R:"M0-46A46 46 0 1 1 0 46A46 46 0 1 1 0-46Z",G:"M-7-46Q0-56 7-46L54 33Q59 43 48 43H-48Q-59 43-54 33Z",B:"M-34-43H34Q43-43 43-34V34Q43 43 34 43H-34Q-43 43-43 34V-34Q-43-43-34-43Z",Y:"M-5-48Q0-57 5-48L16-23 44-20Q53-18 47-10L27 11 33 39Q34 49 25 45L0 31-25 45Q-34 49-33 39L-27 11-47-10Q-53-18-44-20L-16-23Z"},s1={R:[80,0,1],G:[76,9,.84],B:[80,0,1],Y:[86,1,.88]};function g({colour:t,x:e=0,y:i=0,size:l=16,fill:a=f[t].main}){return r`<path d=${$1[t]} fill=${a} transform="translate(${e} ${i}) scale(${l/100})"/>`}const x=(t,e=8)=>({stroke:t,"stroke-width":e,"stroke-linecap":"round","stroke-linejoin":"round",fill:"none"});function f1({ink:t}){return r`<path d="M-26 12C-24-24 18-28 22 0" ...${x(t)}/><path d="M9-5L23 5 30-12" ...${x(t)}/>
    <circle cx="-1" cy="6" r="6.5" fill=${t}/><path d="M-13 28Q-13 15-1 15T11 28Z" fill=${t}/>`}function d1({ink:t}){return r`<path d="M-17 27V-7A17 17 0 0 1 17-7V20" ...${x(t,9)}/><path d="M4 10L17 24 30 10" ...${x(t,9)}/>`}const T=(t,e,i,l,a)=>r`<rect x="-9" y="-13" width="18" height="26" rx="3" fill=${l} stroke=${a} stroke-width="2.2" transform="translate(${t} ${e}) rotate(${i})"/>`;function h1({ink:t,ground:e}){return r`${T(-15,0,-8,t,e)}${T(15,0,8,e,t)}
    <path d="M-20-20Q0-33 19-22M8-31L20-21 7-14M20 20Q0 33-19 22M-8 31L-20 21-7 14" ...${x(t,5)}/>`}function p1({ink:t,ground:e}){return r`<path d="M-22-2H22V25Q22 28 19 28H-19Q-22 28-22 25Z" fill=${t}/><rect x="-27" y="-13" width="54" height="13" rx="3" fill=${t} stroke=${e} stroke-width="2"/>
    <path d="M-4.5-13H4.5V28H-4.5Z" fill=${e}/>
    <path d="M0-14C-8-34-26-30-20-19C-17-14-8-14 0-14C8-14 17-14 20-19C26-30 8-34 0-14Z" ...${x(t,5)}/>`}const b=(t,e)=>r`<path d="M-22 1H-4M-13-8V10" ...${x(e,6)}/>
  <text x="12" y="14" font-size="40" font-weight="700" text-anchor="middle" fill=${e}>${t[1]}</text>`;function g1({ink:t,ground:e}){return r`${T(-15,-14,-16,e,t)}${T(15,-14,16,e,t)}
    <rect x="-29" y="-6" width="58" height="38" rx="8" fill=${e}/><g transform="translate(0 13)">${b("+2",t)}</g>`}const R={skip:f1,turn:d1,"+2":g1,swap:h1,gift:p1};function x1({what:t,ink:e,ground:i,x:l,y:a}){if(t.length===1)return r`<text x=${l} y=${a+14} font-size="40" font-weight="700" text-anchor="middle" fill=${e}>${t}</text>`;const n=t==="+2"?b(t,e):r`<${R[t]} ink=${e} ground=${i}/>`;return r`<g transform="translate(${l} ${a}) scale(${t==="+2"?.56:.44})">${n}</g>`}function M1({what:t,colour:e}){const{main:i,ink:l}=f[e];return r`<${x1} what=${t} ink=${l} ground=${i} x=${18.5} y=${22}/>
    <${g} colour=${e} x=${13} y=${48} size=${14} fill=${l}/>
    <text x="26.5" y="53" font-size="14" font-weight="700" text-anchor="middle" fill=${l}>${V("solo",y,e)}</text>`}function y1({colour:t,what:e}){const{main:i,deep:l}=f[t],[a,n,M]=s1[t],s=R[e],p=!s;return r`
    <rect x="4.5" y="4.5" width="91" height="141" rx="7" fill=${i}/>
    <svg x="4.5" y="4.5" width="91" height="141" viewBox="4.5 4.5 91 141">
      ${[2.2,1.6].map(Z=>r`<${g} colour=${t} x=${50} y=${90} size=${a*Z} fill="#1a0a0817"/>`)}
      <${g} colour=${t} x=${51.2} y=${92.2} size=${a} fill="#0003"/>
      <${g} colour=${t} x=${50} y=${90} size=${a} fill=${$}/></svg>
    <g transform="translate(50 ${90+n}) scale(${M*(p?1:.92)})">
      ${p?r`<text y="19" font-size="55" font-weight="700" text-anchor="middle" fill=${l}>${e}</text>
          ${"69".includes(e)&&r`<path d="M-11 26H11" ...${x(l,3.5)}/>`}`:r`<${s} ink=${l} ground=${$}/>`}</g>
    <${M1} what=${e} colour=${t}/>`}function j({x:t,y:e,size:i,gap:l}){return r`<g transform="translate(${t} ${e})">${y.map((a,n)=>r`<${g} colour=${a}
    x=${(n%2?1:-1)*l} y=${(n>1?1:-1)*l} size=${i}/>`)}</g>`}function u1(){return r`<circle cx="50" cy="90" r="38" fill=${$}/><${j} x=${50} y=${89} size=${28} gap=${15.5}/>
    <${j} x=${22} y=${24} size=${16} gap=${8.5}/>`}function m1(){return r`
    ${y.map((t,e)=>r`<g transform="translate(50 114) rotate(${(e-1.5)*22}) translate(0 -40)">
      <rect x="-14" y="-21" width="28" height="42" rx="4" fill=${f[t].main} stroke=${$} stroke-width="2.4"/>
      <${g} colour=${t} y=${-8} size=${13} fill=${f[t].ink}/></g>`)}
    <rect x="18" y="97" width="64" height="40" rx="9" fill=${v}/><g transform="translate(50 117) scale(1.1)">${b("+4",$)}</g>
    <g transform="translate(21 23) scale(.62)">${b("+4",$)}</g>`}const G=t=>r`<path d="M-20-14A25 25 0 0 1 23-9" ...${x($,t)}/><path d="M25-23L24-8 9-10" ...${x($,t)}/>`;function k1(){return r`
    <g transform="translate(50 90) scale(1.12)">
      ${y.map((t,e)=>r`<g transform="rotate(${e*90})"><g transform="translate(0 -27) rotate(90)">
        <rect x="-9.5" y="-14" width="19" height="28" rx="3" fill=${f[t].main} stroke=${$} stroke-width="2"/>
        <${g} colour=${t} size=${11} fill=${f[t].ink}/></g></g>`)}
      ${[0,180].map(t=>r`<g transform="rotate(${t}) scale(.48)">${G(8)}</g>`)}</g>
    ${[0,180].map(t=>r`<g transform="translate(20 22) rotate(${t}) scale(.52)">${G(8)}</g>`)}`}const O="M0-46C13-37 27-34 41-34C43 4 32 32 0 48C-32 32-43 4-41-34C-27-34-13-37 0-46Z",q="M9-33L-23 7H-4L-11 36L23-8H3Z";function w1({colour:t}){const{main:e,deep:i}=f[t];return r`
    <g transform="translate(50 92) scale(.84)">
      <path d=${O} fill=${$}/><path d=${O} fill="none" stroke=${e} stroke-width="3.5" transform="scale(.85)"/>
      <path d=${q} fill=${e} stroke=${i} stroke-width="2" stroke-linejoin="round"/></g>
    <g transform="translate(19 22) scale(.32)"><path d=${O} fill=${$}/><path d=${q} fill=${t==="Y"?"#d99a00":e}/></g>
    <${g} colour=${t} x=${13} y=${48} size=${15} fill=${e}/>
    <text x="27" y="53" font-size="14" font-weight="700" text-anchor="middle" fill=${$}>${V("solo",y,t)}</text>
    <${g} colour=${t} x=${85} y=${133} size=${14} fill=${e}/>`}function at({children:t}){return r`<rect x="4.5" y="4.5" width="91" height="141" rx="7" fill=${v}/>
    <circle cx="50" cy="90" r="43" fill="none" stroke="#4a3f44" stroke-dasharray="0 5" stroke-width="2" stroke-linecap="round"/>${t}`}function b1(){const t=[];for(const[e,i,l]of[[17,8,2.6],[25.5,16,2.1],[34,24,1.6]])for(let a=0;a<i;a+=1){const n=(a+(e>20&&e<30?.5:0))/i*2*Math.PI;t.push(r`<circle cx=${(50+e*Math.cos(n)).toFixed(1)} cy=${(75+e*Math.sin(n)).toFixed(1)} r=${l}/>`)}return r`<rect x="4.5" y="4.5" width="91" height="141" rx="7" fill="#3a2852"/>
    <rect x="9" y="9" width="82" height="132" rx="4" fill="none" stroke="#f5c844" stroke-width="1.2" opacity=".8"/>
    <g fill="#f5c844">${t}<circle cx="50" cy="75" r="9.5"/></g>
    <g fill="#8468ab">${[[18,18],[82,18],[18,132],[82,132]].map(([e,i])=>r`<circle cx=${e} cy=${i} r="3"/>`)}
      ${[0,1].map(e=>r`<g transform="rotate(${e*180} 50 75)"><path d="M28 28A36 36 0 0 1 72 28" ...${x("#8468ab",1.8)}/><circle cx="50" cy="31" r="2"/></g>`)}</g>`}function C1(){return r`<rect width="100" height="150" fill="#6a4b93"/><circle cx="50" cy="75" r="31" ...${x("#f5c844",11)}/><circle cx="50" cy="75" r="12" fill="#f5c844"/>`}const N={color:u1,"+4":m1,rotate:k1},nt=t=>t.startsWith("shield-")?t.slice(-1):t in N?null:t[0];function z1({code:t}){const e=nt(t);return t in N?r`<${at}><${N[t]}/><//>`:t.startsWith("shield-")?r`<${at}><${w1} colour=${e}/><//>`:r`<${y1} colour=${e} what=${t.slice(1)}/>`}function L1({code:t}){const e=nt(t),i=!e||t.startsWith("shield-"),l=i?v:f[e].main,a=i?$:f[e].ink;return r`<rect width="100" height="150" fill=${l}/>
    <g transform="translate(50 50)">${S1(t,a,l)}</g>
    ${e?r`<${g} colour=${e} x=${50} y=${118} size=${44} fill=${i?f[e].main:a}/>`:r`<${j} x=${50} y=${t==="color"?75:118} size=${t==="color"?46:26} gap=${t==="color"?24:14}/>`}`}function S1(t,e,i){const l=t.slice(1);return t.startsWith("shield-")?r`<g transform="scale(.86)"><path d=${O} fill=${$}/><path d=${q} fill=${v}/></g>`:t==="+4"||l==="+2"?r`<g transform="scale(1.7)">${b(t.slice(-2),e)}</g>`:t==="rotate"?[0,180].map(a=>r`<g transform="rotate(${a}) scale(1.3)">${G(9)}</g>`):t==="color"?null:l in R?r`<g transform="scale(1.35)"><${R[l]} ink=${e} ground=${i}/></g>`:r`<text y="32" font-size="98" font-weight="700" text-anchor="middle" fill=${e}>${l}</text>`}function ct({code:t}){const e=t==="?";return r`<svg viewBox="0 0 100 150" style=${o1} aria-hidden="true">
    <g class="face-full">${e?r`<${b1}/>`:r`<${z1} code=${t}/>`}</g>
    <g class="face-tiny" display="none">${e?r`<${C1}/>`:r`<${L1} code=${t}/>`}</g></svg>`}var Q1=Object.freeze({__proto__:null,Block:g,COLOURS:f,Face:ct,LETTERS:y,STILL:c1});export{g as B,f as C,Y as F,y as L,X as a,lt as b,ct as c,Tt as d,qt as e,n1 as f,Q1 as g};
//# sourceMappingURL=cards.js.map
