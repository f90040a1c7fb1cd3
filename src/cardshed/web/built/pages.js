import{d as h,t as r,h as i,k as c,B as g,v as P,I as M,y as E,A as b,g as F,U as _e,aa as Ie,N as Ee,L as O,ab as Fe,T as w,w as X,F as q,a9 as qe,n as H,ac as ie,ad as Le,ae as ce,b as U,c as k,af as ue,u as Ne,q as L,D as W,m as G,K as z,ag as je,Y as de,o as pe,ah as Be,ai as fe,i as De,aj as He,Z as Ue}from"./app.js";import{i as We,a as Ge,t as ze,b as Ke,s as Ve,c as K,f as Ye,d as Ze,H as Qe,F as Xe,e as Je,l as N,g as _,h as et,w as tt,j as nt,k as st,m as at,n as rt}from"./table.js";const V=e=>`/api/matches/${encodeURIComponent(e)}`,J=e=>`/t/${e.replace(/-\d+$/,"")}`;function ot({match:e}){const[t,n]=h(null),[s,a]=h(!1),o=ct(e.match),l=async()=>{a(!0);const[d,u]=await Promise.all([ut(e,o),dt(e)]);n({own:d,server:u}),a(!1)};return i`<section class="match-fair paper" aria-labelledby="fair-title" data-testid="fairness">
    <h2 id="fair-title">${r("fair-title")}</h2>
    <ol class="fair-story">${["fair-first","fair-second","fair-third"].map(d=>i`<li>${r(d)}</li>`)}</ol>
    <dl class="fair-numbers">
      ${o&&i`<dt>${r("fair-noted")}</dt><dd><code data-testid="fair-noted">${o}</code></dd>`}
      <dt>${r("fair-commitment")}</dt><dd><code>${e.commitment}</code></dd>
      <dt>${r("fair-seed")}</dt><dd><code>${e.seed}</code></dd>
      ${e.rules&&i`<dt>${r("fair-rules")}</dt><dd><code data-testid="fair-rules">${e.rules}</code></dd>`}
    </dl>
    ${!o&&i`<p class="fair-note">${r("fair-not-noted")}</p>`}
    ${!!e.undone&&i`<p class="fair-undone" data-testid="fair-undone">${r("fair-undone",{count:e.undone??0})}</p>`}
    <p>${c(g,{kind:"primary",icon:"check",busy:s,disabled:s,onClick:l,"data-testid":"verify"},r(s?"fair-verifying":t?"fair-again":"fair-verify"))}</p>
    <div class="fair-findings" role="status" data-testid="findings">${t&&!s&&c(lt,t)}</div>
    ${c(it,{match:e})}
  </section>`}function lt({own:e,server:t}){const n=[e.good,t.good],s=n.includes(!1)?"fair-no":n.includes(null)?"fair-unsure":"fair-yes";return i`<p class=${`fair-verdict is-${s}`}>${r(s)}</p>
    <ul role="list">
      ${c(me,{who:r("fair-own"),finding:e})}
      ${c(me,{who:r("fair-server"),finding:t})}
    </ul>`}function me({who:e,finding:t}){const n=t.good===null?"is-unsure":t.good?"is-good":"is-bad",s=t.good===null?"minus":t.good?"check":"warning";return i`<li class=${`finding ${n}`}>${c(M,{name:s})}<span><strong>${e}</strong> ${t.text}</span></li>`}function it({match:e}){return i`<details class="fair-yourself">
    <summary>${r("fair-yourself")}</summary>
    <p>${r("fair-yourself-about")}</p>
    ${c($e,{text:`cardshed verify ${e.game}-${e.match}.jsonl`})}
    <p>${r("fair-yourself-hash")}</p>
    ${c($e,{text:`python3 -c "import hashlib; print(hashlib.sha256(bytes.fromhex('${e.seed}')).hexdigest())"`})}
  </details>`}function $e({text:e}){const t=()=>navigator.clipboard.writeText(e).then(()=>E(r("fair-copied")),()=>{});return i`<div class="fair-command"><code>${e}</code>
    ${navigator.clipboard&&c(g,{kind:"quiet",icon:"copy",label:r("fair-copy"),onClick:t})}</div>`}function ct(e){try{return localStorage.getItem(`cardshed-fair-${e}`)}catch{return null}}async function ut(e,t){if(t&&t!==e.commitment)return{good:!1,text:r("fair-noted-bad")};const n=await pt(e.seed);return n===null?{good:null,text:r("fair-own-cannot")}:n!==e.commitment?{good:!1,text:r("fair-own-bad")}:{good:!0,text:r(t?"fair-own-noted":"fair-own-good")}}async function dt(e){try{const t=await P(`${V(e.match)}/verify`);return t.fair?{good:!0,text:r("fair-server-good",{count:t.moves})}:t.fair===null?{good:null,text:r("fair-server-other-rules")}:{good:!1,text:r("fair-server-bad",{problem:t.problem??""})}}catch(t){return{good:null,text:r(t.busy?"fair-server-busy":"fair-server-cannot")}}}async function pt(e){if(!globalThis.crypto?.subtle)return null;const t=Uint8Array.from(e.match(/../g)??[],s=>parseInt(s,16)),n=await crypto.subtle.digest("SHA-256",t);return Array.from(new Uint8Array(n),s=>s.toString(16).padStart(2,"0")).join("")}function A(e,t){const[n,s]=h({key:"",content:null,problem:null}),[a,o]=h(0);b(()=>{let u=!0;const p=(f,m)=>{u&&s({key:e,content:f,problem:m})};return t().then(f=>p(f,null),f=>p(null,f.busy?"busy":f.error||"offline")),()=>{u=!1}},[e,a]);const{content:l,problem:d}=n.key===e?n:{content:null,problem:null};return{content:l,problem:d,retry:()=>{s({key:"",content:null,problem:null}),o(a+1)}}}const ft=e=>A(e,()=>P(e));function Y(){const{problem:e,retry:t}=A("house",async()=>{F.value||await Fe()});return{games:F.value?.games??null,problem:F.value?null:e,retry:t}}function ee(e,...t){const{content:n}=A(`words ${e}`,async()=>(e&&await _e(e,...t),!0));return n===!0}function he(e){const{content:t}=A(`words ${e}`,async()=>(await Ee(O.value,[e]),!0));return t===!0}function j(...e){const{content:t}=A("styles",async()=>(await Ie(...e),!0));return t===!0}function B(e){b(()=>{const t=document.querySelector("main h1");e&&document.activeElement?.id==="main"&&t instanceof HTMLElement&&t.focus({preventScroll:!0})},[e])}function R({title:e,text:t,children:n,testid:s}){return i`<section class="notice paper" data-testid=${s} role="alert">
    <h1 tabindex="-1">${e}</h1>
    <p>${t}</p>
    <p class="notice-ways">${n}</p>
  </section>`}function ye({retry:e}){return c(R,{title:r("match-busy"),text:r("match-busy-about"),testid:"busy"},c(g,{kind:"primary",onClick:e},r("match-retry")))}function D({retry:e}){return c(R,{title:r("match-network"),text:r("match-network-about"),testid:"no-answer"},c(g,{kind:"primary",onClick:e},r("match-retry")))}const te=[1,2,4,.5];function mt(e,t,n,s){return c(g,{kind:"quiet",icon:e,label:r(`replay-${t}`),"aria-disabled":n?"true":void 0,onClick:()=>{n||s()},"data-testid":`replay-${t}`})}function $t({position:e,round:t,there:n}){const{at:s,last:a,go:o,playing:l,toggle:d,speed:u,setSpeed:p}=e,f=yt(e,t,n),m=($,y,v)=>mt($,y,v<0||v>a,()=>o(v));return i`<div class="replay-controls paper" role="group" aria-label=${r("replay-controls")}>
    <div class="replay-slider">
      <input type="range" min="0" max=${a} value=${s} aria-label=${r("replay-slider")} aria-valuetext=${f} data-testid="replay-slider"
        onInput=${$=>o(Number($.currentTarget.value))} />
      <output data-testid="replay-where">${f}</output>
    </div>
    <div class="replay-buttons">
      ${m("first","first",s>0?0:-1)}
      ${m("previous","previous",s-1)}
      ${c(g,{kind:"primary",icon:l?"pause":"play",label:r(l?"replay-pause":"replay-play"),onClick:d,"data-testid":"replay-play"})}
      ${m("next","next",s+1)}
      ${m("last","last",s<a?a:-1)}
    </div>
    <div class="replay-extras">
      ${c(ht,{speed:u,setSpeed:p})}
      ${navigator.clipboard&&c(g,{kind:"quiet",icon:"link",label:r("replay-link"),onClick:()=>gt(s)})}
    </div>
    <p class="replay-keys">${r("replay-keys")}</p>
  </div>`}function ht({speed:e,setSpeed:t}){const n=te[(te.indexOf(e)+1)%te.length],s=r("replay-speed",{speed:e});return i`<button type="button" class="button is-quiet is-normal replay-speed" title=${s} aria-label=${s}
    onClick=${()=>t(n)} data-testid="replay-speed">${e}×</button>`}function yt({at:e,last:t},n,s){const a=e?r("replay-step",{step:e,count:t}):r("replay-opening");return[n&&r("replay-round",{round:n}),a,!s&&r("replay-fetching")].filter(Boolean).join(" \xB7 ")}async function gt(e){const t=new URL(window.location.href);t.hash=e?`step-${e}`:"",await navigator.clipboard.writeText(t.href).then(()=>E(r("replay-linked")),()=>{})}function bt({teller:e,steps:t,position:n}){const s=w(null),a=w(n.go);a.current=n.go;const o=X(()=>vt(e,t,n.last,u=>a.current(u)),[t,e.game,n.last,O.value]);q(()=>St(s.current,n.at),[n.at,o]),b(()=>{if(!s.current)return;const u=new ResizeObserver(()=>ne(s.current));return u.observe(s.current),()=>u.disconnect()},[]);const l=t[n.at],d=l?xt(e,l):"";return i`<section class="replay-log paper" aria-labelledby="replay-log-title">
    <h3 id="replay-log-title">${r("replay-log")}</h3>
    <p class="visually-hidden" aria-live=${n.playing?"off":"polite"} data-testid="replay-now">${d}</p>
    <ol role="list" ref=${s} data-testid="replay-log">${o}</ol>
  </section>`}function ge(e,t){const n=ze(e,{...t,kind:t.move===null?"opening":"moved"});return n.length||t.seat===null?n:[Ke(t.seat)]}function vt(e,t,n,s){const a=[];for(let o=0;o<=n;o+=1){const l=t[o];if(l)a.push(kt(e,l,o,s));else{const d=o;for(;o<n&&!t[o+1];)o+=1;a.push(wt(d,o,s))}}return a}function wt(e,t,n){return i`<li key=${e}><button type="button" class="replay-line is-gap" onClick=${()=>n(e)}>
    <span class="replay-number">…</span><span class="replay-words">${r("replay-gap",{from:e,to:t})}</span></button></li>`}function kt(e,t,n,s){const a=ge(e,t),o=a.length?a.map(l=>i`<span class="replay-sentence">${Ge(e,l)}</span>`):r("replay-opening");return i`<li key=${n}><button type="button" class="replay-line" data-step=${n} onClick=${()=>s(n)}>
    <span class="replay-number">${n||""}</span><span class="replay-words">${o}</span>
  </button></li>`}const xt=(e,t)=>ge(e,t).map(n=>We(e,n)).join(" ");function St(e,t){e?.querySelector("[aria-current]")?.removeAttribute("aria-current"),e?.querySelector(`[data-step="${t}"]`)?.setAttribute("aria-current","step"),ne(e)}function ne(e,t=4){Ct(e),t&&requestAnimationFrame(()=>ne(e,t-1))}function Ct(e){const t=e?.querySelector("[aria-current]")?.getBoundingClientRect();if(!e||!t)return;const n=e.getBoundingClientRect();(t.top<n.top||t.bottom>n.bottom+1)&&(e.scrollTop+=t.top-n.top-(n.height-t.height)/2)}const Ot=1400,At=200,Mt=60,Tt=120;function Rt(e,t,n,s){const a=w(new Map),[o,l]=h(null),[d,u]=h(null),[p,f]=h(0),m=w(t);m.current=t;const $=a.current.get(t)??[],y=Pt($,n,s);b(()=>{let x=!0;u(null),$[n]&&l({view:t,steps:$});const S=Q=>{const le=_t(a.current.get(t)??[],Q);a.current.set(t,le),m.current===t&&l({view:t,steps:le})},C=Q=>{x&&u(Q.busy?"busy":"failed")},Pe=y===null?0:setTimeout(()=>{P(`${V(e)}/steps?view=${t}&from=${y}`).then(S).catch(C)},o?Tt:0);return()=>{x=!1,clearTimeout(Pe)}},[e,t,y,p]);const v=o?.view===t&&!!o.steps[n];return{seen:o,there:v,problem:v?null:d,retry:()=>f(p+1)}}function Pt(e,t,n){const s=[t,Math.min(t+Mt,n-1)].find(o=>!e[o]);if(s===void 0)return null;let a=s-s%At;for(;a<s&&e[a];)a+=1;return a}function _t(e,{steps:t,from:n=0}){if(!t.length)throw new Error("no steps");const s=e.slice();return t.forEach((a,o)=>{s[n+o]=a}),s}function It(e){const[t,n]=h(Et),[s,a]=h(!1),[o,l]=h(1),[d,u]=h(!1),p=Math.max(0,e-1),f=Math.min(t,p),m=y=>n(Math.max(0,Math.min(p,y)));return b(()=>{if(!s||!d)return;if(f>=p){a(!1);return}const y=setTimeout(()=>m(f+1),Ot/o);return()=>clearTimeout(y)},[s,d,f,o,p]),b(()=>{d&&!s&&Ft(f)},[f,d,s]),{at:f,last:p,playing:s,speed:o,setSpeed:l,toggle:()=>{!s&&f>=p&&m(0),a(!s)},waits:u,go:y=>{a(!1),m(y)}}}function Et(){return Number(/^#step-(\d+)$/.exec(window.location.hash)?.[1]??0)}function Ft(e){const{pathname:t,search:n}=window.location;window.history.replaceState(window.history.state,"",`${t}${n}${e?`#step-${e}`:""}`)}function qt(e,t){const n=w(e);n.current=e,q(()=>{const s=a=>{Lt(a,n.current,t.current)&&a.preventDefault()};return document.addEventListener("keydown",s),()=>document.removeEventListener("keydown",s)},[])}function Lt(e,t,n){const s=e.target;if(e.defaultPrevented||e.altKey||e.ctrlKey||e.metaKey||e.shiftKey||s.closest("input, select, textarea, dialog, .match-sheet-scroll"))return!1;const{at:a,last:o,go:l,toggle:d}=t;if(e.key==="ArrowLeft")l(a-1);else if(e.key==="ArrowRight")l(a+1);else if(n?.contains(s))if(e.key==="Home")l(0);else if(e.key==="End")l(o);else if(e.key===" "&&!s.closest("button, a, summary"))d();else return!1;else return!1;return!0}function Nt({game:e,seats:t,options:n,steps:s,view:a,at:o,haste:l}){const d=w(null),u=typeof a=="number"?a:null,p=v=>Ht({game:e,seats:t,options:n,me:u,step:v}),f=s[o],m=Ut(d,o,l,v=>{const x=s[v];return x?{scene:p(x),events:f.events}:null}),$=p(s[m]??f),y=Ve($);return i`<div class=${K("table replay-table",u!==null&&"has-own")} style=${Dt(y.length)} ref=${d}
      data-game=${e.id} data-step=${m} data-testid="replay-table" role="group" tabindex="0" aria-label=${r("replay-table")}>
    <div class="table-felt felt" aria-hidden="true"></div>
    <div class=${`others others-${y.length}`} style=${{"--others":y.length}}>
      ${y.map(v=>c(Gt,{key:v,scene:$,seat:v}))}
    </div>
    <div class="middle">${c(e.Middle,{scene:$})}</div>
    ${u!==null&&c(zt,{scene:$,seat:u})}
  </div>`}const jt=6,Bt=[1,1,2,2,2,3,3,4,4,5,5];function Dt(e){const t=Bt[e]??5,n=e<=jt?Math.max(1,e):Math.ceil(e/2);return{"--narrow":t,"--narrow-rows":Math.ceil(e/t),"--wide":n,"--wide-rows":Math.ceil(e/n)}}function Ht({game:e,seats:t,options:n,me:s,step:a}){const o=a.view.over;return Je({game:e,seats:t,me:s,view:a.view,waiting:o?[]:[a.view.turn],phase:o?"over":"playing",settings:{seats:t.length,options:n}})}function Ut(e,t,n,s){const[a,o]=h(t);return q(()=>{const l=e.current,d=t===a+1&&l?s(a):null;if(!l||!d){o(t);return}let u=!0;const{scene:p,events:f}=d,m=Wt(f).flatMap($=>p.game.flights($,p)).filter(({count:$})=>$!==0);return Ye(l,p,m,n,()=>{}).catch(()=>{}).then(()=>{u&&o(t)}),()=>{u=!1}},[t]),q(()=>{e.current&&Ze(e.current)},[a]),a}function Wt(e){const t=e.findIndex(({event:n})=>n==="round"||n==="deal");return t<0?e:e.slice(0,t)}function Gt({scene:e,seat:t}){return i`<div class=${K("player",Z(e,t)&&"is-turn")} data-seat=${t}>
    ${c(be,{scene:e,seat:t})}
    <div class="seat-things">
      ${c(Qe,{scene:e,seat:t})}
      ${c(e.game.Front,{scene:e,seat:t,own:!1})}
    </div>
  </div>`}function zt({scene:e,seat:t}){const n=e.game.sort([...e.view.hands[t]]).map(e.game.nameOf).join(", ");return i`<div class=${K("own",Z(e,t)&&"is-turn")} data-seat=${t}>
    <div class="own-front">${c(be,{scene:e,seat:t})}${c(e.game.Front,{scene:e,seat:t,own:!0})}</div>
    ${c(Xe,{scene:e})}
    <p class="visually-hidden">${n}</p>
  </div>`}const Z=(e,t)=>e.waiting.includes(t);function be({scene:e,seat:t}){const{name:n,colour:s,bot:a}=e.seats[t];return i`<div class=${K("plate",Z(e,t)&&"is-turn")} data-colour=${s}>
    <span class="plate-face" aria-hidden="true">${a?c(M,{name:"bot",size:16}):([...n][0]??"").toUpperCase()}</span>
    <span class="plate-words"><span class="plate-name">${n}</span></span>
    <span class="plate-facts">${e.game.facts({scene:e,seat:t}).map(o=>i`<span class="fact" title=${o.label} role="img" aria-label=${o.label}>${o.icon}${o.text}</span>`)}</span>
    ${Z(e,t)&&i`<span class="visually-hidden">${r("replay-turn")}</span>`}
  </div>`}const Kt=1.5;function Vt({match:e,wanted:t}){const[n,s]=h("all"),a=It(e.moves+1),{seen:o,there:l,problem:d,retry:u}=Rt(e.match,n,a.at,e.moves+1);b(()=>a.waits(l),[l]);const{content:p,problem:f,retry:m}=A(`table of ${e.game}`,()=>N(e.game)),$=d??(f&&"failed"),y=w(null);qt(a,y);const v=t.value;b(()=>{v&&(a.go(e.rounds?.[v.round-1]??Math.max(0,(o?.steps??[]).findIndex(C=>C&&tn(C.events,v.round)))),y.current?.scrollIntoView({block:"start",behavior:"smooth"}))},[v]);const x=()=>{u(),m()},S=C=>s(en(C));return i`<section class="replay" ref=${y} aria-labelledby="replay-title" aria-busy=${l||$?void 0:"true"} data-testid="replay">
    <div class="replay-head">
      <h2 id="replay-title">${r("replay-title")}</h2>
      ${c(qe,{label:r("replay-view"),hideLabel:!0,value:String(n),choices:Jt(e),onChange:S})}
    </div>
    ${e.replayable===!1&&i`<p class="replay-failed paper" data-testid="other-rules">${r("replay-other-rules")}</p>`}
    ${$&&i`<p class="replay-failed paper" role="alert">${r(`replay-${$}`)} ${c(g,{onClick:x},r("match-retry"))}</p>`}
    ${!$&&!(o&&p)&&i`<p class="replay-waiting felt rim" role="status">${r("replay-loading")}</p>`}
    ${o&&p&&c(Yt,{match:e,game:p,seen:o,position:a,there:l})}
  </section>`}function Yt({match:e,game:t,seen:n,position:s,there:a}){const{steps:o,view:l}=n,d=Zt(o,s.at),u=e.names.map((m,$)=>Xt(e,m,$)),p={game:t,seats:u,me:typeof l=="number"?l:null},f=s.playing?s.speed:Kt;return i`<div class="replay-body">
    <div class="replay-main">
      ${o[d]?.view&&c(Nt,{game:t,seats:u,options:e.options,steps:o,view:l,at:d,haste:f})}
      ${c($t,{position:s,round:Qt(e,o,s.at),there:a})}
    </div>
    ${c(bt,{teller:p,steps:o,position:s})}
  </div>`}function Zt(e,t){const n=w(t);return e[t]?n.current=t:e[n.current]||(n.current=e.findIndex(Boolean)),n.current}function Qt(e,t,n){return t[n]?.view?.round??e.rounds?.filter(s=>s<=n).length??0}function Xt(e,t,n){const s=e.bots[n]??null;return{kind:s?"bot":"person",name:t,colour:e.colours[n]??"",bot:s,away:!1}}function Jt(e){return[{value:"all",label:r("replay-view-all")},{value:"none",label:r("replay-view-none")},...e.names.map((t,n)=>({value:String(n),label:r("replay-view-seat",{name:t})}))]}const en=e=>e==="all"||e==="none"?e:Number(e),tn=(e,t)=>e.some(n=>n.event==="round"&&n.round===t);function nn({match:e,game:t}){const n=e.winners.map(s=>e.names[s]);return i`<header class="match-result felt rim" data-testid="match-result">
    <p class="match-game">${t?.title}</p>
    <h1 tabindex="-1">${r("match-won",{count:n.length,winners:H(n)})}</h1>
    <p class="match-facts">${sn(e).map(s=>i`<span>${s}</span>`)}</p>
    ${t&&c(an,{match:e,game:t})}
    <ul class="match-players" role="list">${e.names.map((s,a)=>c(on,{match:e,seat:a}))}</ul>
    <p class="match-ways">
      <a class="button is-primary is-normal" href=${J(e.match)}><span class="button-words">${r("match-rematch")}</span></a>
      <a class="button is-plain is-normal" href=${`${V(e.match)}/record`} download title=${r("match-download-about")}
        data-testid="match-download">${c(M,{name:"download"})}<span class="button-words">${r("match-download")}</span></a>
      <a class="button is-plain is-normal" href=${`/rules/${e.game}`}>${c(M,{name:"book"})}<span
        class="button-words">${r("match-rules",{title:t?.title??""})}</span></a>
      <a class="button is-plain is-normal" href="/mine">${c(M,{name:"trophy"})}<span class="button-words">${r("mine-link")}</span></a>
    </p>
  </header>`}function sn(e){const t=new Intl.DateTimeFormat(ie(),{dateStyle:"long",timeStyle:"short"}).format(e.ended),n=Math.floor((e.ended-e.started)/6e4);return[t,r("match-minutes",{count:n}),r("match-rounds",{count:e.sheet.length}),r("match-moves",{count:e.moves})]}function an({match:e,game:t}){const n=Object.entries(e.options).filter(([s,a])=>{const o=t.options[s]?.default;return o!==null&&o!==a});return n.length?i`<p class="match-options">${n.map(([s,a])=>i`<span title=${Le(e.game,s)}>${rn(e.game,s,a)}</span>`)}</p>`:null}function rn(e,t,n){const s=`${ce(t)}-${n}`,a=U(s,e)?k(e,s):String(n);return typeof n=="number"&&U(s,e)?a:r("match-option",{name:ue(e,t),value:a})}function on({match:e,seat:t}){const n=e.bots[t],s=e.winners.includes(t);return i`<li class=${s?"match-player is-winner":"match-player"} data-colour=${e.colours[t]}>
    ${s&&i`<span class="match-trophy" title=${r("match-winner")}>${c(M,{name:"trophy",size:20})}<span
      class="visually-hidden">${r("match-winner")} </span></span>`}
    <span class="match-name">${e.names[t]}</span>
    ${n&&i`<span class="match-level">${r("match-bot",{level:r(`level-${n}`)})}</span>`}
    <span class="match-score">${_(e.scores[t])}</span>
  </li>`}function ln({match:e,onRound:t}){const{content:n}=A(`sheet of ${e.game}`,()=>N(e.game)),{start:s,besides:a}=n?et(n,e):{start:null,besides:null};if(!e.sheet.length)return i`<section class="match-sheet paper"><h2>${r("match-sheet")}</h2><p>${r("match-sheet-empty")}</p></section>`;const o=u=>e.winners.includes(u)&&"is-winner",l=({label:u,points:p})=>i`<tr><th scope="row">${u}</th>
    ${p.map((f,m)=>i`<td class=${o(m)}>${_(f)}</td>`)}</tr>`,d=e.seats>5?"match-sheet is-crowded paper":"match-sheet paper";return i`<section class=${d} aria-labelledby="match-sheet-title" data-testid="match-sheet">
    <h2 id="match-sheet-title">${r("match-sheet")}</h2>
    <div class="match-sheet-scroll" tabindex="0" role="group" aria-labelledby="match-sheet-title"><table>
      <thead><tr>
        <th scope="col">${r("match-sheet-round")}</th>
        ${e.names.map((u,p)=>i`<th scope="col" class=${o(p)} data-colour=${e.colours[p]}>${u}</th>`)}
      </tr></thead>
      <tbody>${s&&l(s)}${e.sheet.map((u,p)=>i`<tr>
        <th scope="row"><button type="button" class="match-sheet-round" title=${r("match-sheet-go",{round:p+1})}
          aria-label=${r("match-sheet-go",{round:p+1})} onClick=${()=>t(p+1)}>${p+1}</button></th>
        ${u.map((f,m)=>i`<td class=${o(m)}>${_(f)}</td>`)}
      </tr>`)}${a&&l(a)}</tbody>
      <tfoot><tr>
        <th scope="row">${tt(e.game,"sheet-total")}</th>
        ${e.scores.map((u,p)=>i`<td class=${o(p)}>${_(u)}</td>`)}
      </tr></tfoot>
    </table></div>
  </section>`}function cn({matchId:e}){const t=j("table/cards.css","table/table.css","table/edge.css","pages/notice.css","pages/match.css","pages/replay.css"),{games:n}=Y(),{content:s,problem:a,retry:o}=ft(V(e)),l=s,d=ee(l?.game,"events","table"),u=n?.find(({id:m})=>m===l?.game),p=Ne(null);b(()=>{L.value=u?r("match-title",{title:u.title}):""},[u,O.value]);const f=l!==null&&t&&d;return B(f||a!==null),a?c(un,{problem:a,matchId:e,retry:o}):f?i`<div class="match-page" data-game=${l.game} data-testid="match-page">
    ${c(nn,{match:l,game:u})}
    ${c(Vt,{match:l,wanted:p})}
    <div class="match-papers">
      ${c(ln,{match:l,onRound:m=>{p.value={round:m}}})}
      ${c(ot,{match:l})}
    </div>
  </div>`:i`<p class="page-waiting" role="status">${r("match-loading")}</p>`}function un({problem:e,matchId:t,retry:n}){const s=i`<a href="/">${r("match-home")}</a>`;return e==="not-over"?c(R,{title:r("match-not-over"),text:r("match-not-over-about"),testid:"match-not-over"},i`<a class="button is-primary is-normal" href=${J(t)}>${r("match-to-table")}</a>`,s):e==="set-aside"?c(R,{title:r("match-aside"),text:r("match-aside-about"),testid:"match-aside"},i`<a class="button is-primary is-normal" href=${J(t)}>${r("match-to-table")}</a>`,s):e==="unknown"?c(R,{title:r("match-unknown"),text:r("match-unknown-about"),testid:"match-unknown"},s):c(e==="busy"?ye:D,{retry:n})}var dn=Object.freeze({__proto__:null,MatchPage:cn});function se(e){return Array.from(e,t=>{const n=t.normalize("NFD")[0].toLowerCase();return n.length===t.length?n:t}).join("")}const pn=e=>se(e).split(/\s+/).filter(Boolean);function fn(e,t){const n=t.replace(/[.*+?^${}()|[\]\\]/g,"\\$&"),s=new RegExp(`\`([^\`]+)\`|\\b([A-Z][A-Z0-9]-\\d\\d)\\b|\\(${n}\\)|${n}`,"g"),a=[];let o=0;for(const l of e.matchAll(s))l.index>o&&a.push({kind:"text",text:e.slice(o,l.index)}),l[1]?a.push({kind:"code",text:l[1]}):l[2]?a.push({kind:"clause",text:l[2]}):a.push({kind:"ruling",text:t}),o=l.index+l[0].length;return o<e.length&&a.push({kind:"text",text:e.slice(o)}),a}function I({text:e,words:t=[],known:n,onClause:s}){return fn(e,r("rulebook-ruling")).map(a=>a.kind==="code"?i`<code>${T(a.text,t)}</code>`:a.kind==="ruling"?i`<span class="ruling" title=${r("rulebook-ruling-why")}>${a.text}</span>`:a.kind==="clause"&&n?.has(a.text)?i`<a href=${`#${a.text}`} onClick=${o=>s?.(a.text,o)}
        >${T(a.text,t)}</a>`:T(a.text,t))}function T(e,t){if(!t.length)return e;const n=se(e),s=[];let a=0;for(;;){const o=mn(n,t,a);if(!o)break;s.push(e.slice(a,o.at),i`<mark>${e.slice(o.at,o.end)}</mark>`),a=o.end}return[...s,e.slice(a)]}function mn(e,t,n){let s=null;for(const a of t){const o=e.indexOf(a,n);o>=0&&(!s||o<s.at)&&(s={at:o,end:o+a.length})}return s}const ae="section-moves",$n="section-options";function hn(e,t){const n=o=>o.map(l=>({clause:l,text:t.say(l)})),s=e.sections.filter(([o])=>o!==ae),a=e.sections.filter(([o])=>o===ae).flatMap(([,o])=>o);return[...s.map(([o,l])=>re(o,t.say(o),{clauses:n(l)})),re($n,r("rules-options"),{options:yn(e,t)}),re(ae,r("rules-moves"),{moves:bn(e,t),clauses:n(a)})]}const re=(e,t,n)=>({id:e,title:t,clauses:[],options:[],moves:[],...n});function yn(e,t){return Object.entries(e.options).map(([n,s])=>{const a=ce(n);return{name:ue(e.id,n),typed:n,text:t.say(a),values:gn(s.values,a,t),normally:s.default===null?r("rules-by-seats"):we(s.default,a,t),clause:s.clause}})}function gn(e,t,n){if(!Array.isArray(e))return[ve(e.from,e.to)];const s=e.filter(o=>typeof o=="number"),a=e.filter(o=>typeof o!="number").map(o=>we(o,t,n));return s.length?[ve(s[0],s[s.length-1]),...a]:a}const ve=(e,t)=>r("rulebook-range",{low:e,high:t});function we(e,t,n){if(typeof e=="boolean")return r(e?"rulebook-on":"rulebook-off");const s=`${t}-${e}`;return n.has(s)?n.say(s):String(e)}const bn=(e,t)=>e.notation.map(([n,s])=>({written:n.split(", "),text:t.say(s)})),vn=e=>new Set(e.flatMap(t=>t.clauses.map(({clause:n})=>n)));function wn(e,t){return t.length?e.map(n=>{const s=(...a)=>kn([n.title,...a],t);return{...n,clauses:n.clauses.filter(({clause:a,text:o})=>s(a,o)),options:n.options.filter(({name:a,typed:o,text:l,values:d})=>s(a,o,l,...d)),moves:n.moves.filter(({written:a,text:o})=>s(...a,o))}}).filter(n=>ke(n)>0):e}function kn(e,t){const n=se(e.join(" "));return t.every(s=>n.includes(s))}const ke=e=>e.clauses.length+e.options.length+e.moves.length,xe={":to":"to",":yes":"check",":no":"close"};function Se({game:e,parts:t}){return i`<span class="example-cards" aria-hidden="true">${t.map((n,s)=>c(xn,{key:s,game:e,part:n}))}</span>`}function xn({game:e,part:t}){return Array.isArray(t)?i`<span class="example-row">${t.map((n,s)=>c(Ce,{key:s,game:e,code:n}))}</span>`:t in xe?i`<span class=${`example-sign is-${t.slice(1)}`}><${M} name=${xe[t]} size=${20} /></span>`:c(Ce,{game:e,code:t})}function Ce({game:e,code:t}){const n=t.startsWith("|");return i`<span class=${n?"example-card is-sideways":"example-card"}><span class="card">${c(e.Face,{code:n?t.slice(1):t})}</span></span>`}function Sn(e){const{part:t,prefix:n,words:s}=e,a=`${n}${t.id}`,o=n?"h3":"h2";return i`<section class="rules-section" aria-labelledby=${a}>
    <${o} id=${a} class="rules-heading" tabindex="-1">${T(t.title,s)}</${o}>
    ${t.options.length>0&&c(An,e)}
    ${t.moves.length>0&&c(Mn,e)}
    ${t.clauses.length>0&&i`<ol class="rules-clauses" role="list">
      ${t.clauses.map(({clause:l,text:d})=>c(Cn,{...e,key:l,clause:l,text:d}))}
    </ol>`}
  </section>`}function Cn({clause:e,text:t,prefix:n,words:s,known:a,current:o,onClause:l,table:d,pictures:u}){return i`<li id=${`${n}${e}`} class=${e===o?"clause is-current":"clause"}
      aria-current=${e===o?"true":void 0} tabindex="-1" data-clause=${e}>
    <a class="clause-number" href=${`#${e}`} aria-label=${r("rulebook-link",{clause:e})}
      onClick=${p=>l(e,p)}>${T(e,s)}</a>
    <p>${c(I,{text:t,words:s,known:a,onClause:l})}</p>
    ${d&&u[e]&&c(On,{table:d,pictures:u[e]})}
  </li>`}function On({table:e,pictures:t}){return i`<div class="examples" data-game=${e.id}>${t.map(({parts:n,words:s})=>i`<figure class="example" key=${s}>
    ${c(Se,{game:e,parts:n})}<figcaption>${k(e.id,s)}</figcaption></figure>`)}</div>`}function An({part:e,words:t,known:n,onClause:s}){return i`<dl class="rules-options">${e.options.map(a=>i`<div key=${a.name}>
    <dt>${T(a.name,t)}</dt>
    <dd>
      <p>${c(I,{text:a.text,words:t,known:n,onClause:s})}</p>
      <p class="rules-values">
        <span>${r("rulebook-values",{values:a.values.join(" \xB7 ")})}</span>
        <span>${r("rules-default",{value:a.normally})}</span>
        <span>${r("rulebook-typed")} <code>${T(a.typed,t)}</code></span>
        <span>${r("rulebook-rule")} ${c(I,{text:a.clause,known:n,onClause:s})}</span>
      </p>
    </dd>
  </div>`)}</dl>`}function Mn({part:e,words:t,known:n,onClause:s}){return i`<p class="rules-moves-about">${r("rulebook-moves-about")}</p>
  <table class="rules-moves">
    <thead><tr><th scope="col">${r("rulebook-move")}</th><th scope="col">${r("rulebook-meaning")}</th></tr></thead>
    <tbody>${e.moves.map(({written:a,text:o})=>i`<tr>
      <th scope="row">${a.map(l=>i`<code>${T(l,t)}</code> `)}</th>
      <td>${c(I,{text:o,words:t,known:n,onClause:s})}</td>
    </tr>`)}</tbody>
  </table>`}function Tn({game:e}){const{info:t,games:n,table:s,pictures:a,waiting:o,problem:l,retry:d}=Oe(e);return b(()=>{L.value=t?r("rules-title",{title:t.title}):""},[t,O.value]),B(!o),l?c(D,{retry:d}):o?i`<p class="page-waiting" role="status">${r("rulebook-loading")}</p>`:t?i`<div class="rules-page" data-game=${e} data-testid="rules-page">
    <header class="rules-head felt rim">
      <h1 tabindex="-1">${r("rules-title",{title:t.title})}</h1>
      <p class="rules-about">${c(I,{text:k(e,"about")})}</p>
      <p class="rules-facts">${r("rules-seats",{low:t.seats[0],high:t.seats[1]})}</p>
      ${s?.book&&i`<p><a class="button is-plain is-normal" href=${`/rules/${e}/sheet`}>${r("cheat-link")}</a></p>`}
    </header>
    ${c(Ae,{info:t,table:s,pictures:a,whole:!0})}
    <nav class="rules-others" aria-label=${r("rulebook-other")}>
      <h2>${r("rulebook-other")}</h2>
      <ul role="list">${n.filter(({id:u})=>u!==e).map(({id:u,title:p})=>i`<li data-game=${u}><a class="felt" href=${`/rules/${u}`}>${p}</a></li>`)}</ul>
    </nav>
  </div>`:c(oe,{games:n})}function Rn({game:e,clause:t=null}){const{info:n,table:s,pictures:a,waiting:o,problem:l,retry:d}=Oe(e);return l?c(D,{retry:d}):o||!n?i`<p class="page-waiting" role="status">${r("rulebook-loading")}</p>`:i`<div class="rules-panel" data-testid="rules-panel">
    ${s?.book&&i`<p><a class="button is-plain is-normal" href=${`/rules/${e}/sheet`} target="_blank" rel="noopener">${r("cheat-link")}</a></p>`}
    ${c(Ae,{info:n,table:s,pictures:a,whole:!1,clause:t})}
    <p><a href=${`/rules/${e}${t?`#${t}`:""}`} target="_blank" rel="noopener">${r("rulebook-whole")}</a></p>
  </div>`}function Oe(e){const{games:t,problem:n,retry:s}=Y(),a=t?.find(({id:u})=>u===e),o=ee(a&&e,"sheet"),l=j("pages/notice.css","pages/picture.css","pages/rules.css"),{content:d}=A(`look of ${a?.id}`,async()=>{const u=a?await N(a.id):null;return{table:u,pictures:(await u?.book?.())?.pictures??{}}});return{info:a,games:t??[],problem:n,retry:s,waiting:!l||!o||!t,table:d?.table??null,pictures:d?.pictures??{}}}function oe({games:e}){return c(R,{title:r("rulebook-unknown"),text:r("rulebook-unknown-about")},e.map(({id:t,title:n})=>i`<a class="button is-plain is-normal" href=${`/rules/${t}`}>${n}</a>`))}function Ae({info:e,table:t,pictures:n,whole:s,clause:a=null}){const[o,l]=h(""),d=X(()=>hn(e,Pn(e.id)),[e,O.value]),u=X(()=>vn(d),[d]),[p,f]=_n(s,a),m=pn(o),$=wn(d,m),y=s?"":"panel-",v=w(null);q(()=>In(v.current,y+p.id),[p]);const x=(S,C)=>{s||C.preventDefault(),l(""),f(S)};return i`<div class=${s?"rules-body":"rules-body is-panel"} ref=${v}>
    <div class="rules-tools">
      ${c(En,{search:o,setSearch:l,count:$.reduce((S,C)=>S+ke(C),0),example:e.sections[0][1][0]})}
      ${s&&c(g,{class:"rules-print",onClick:()=>window.print()},r("rulebook-print"))}
    </div>
    ${s&&c(Fn,{book:$,onGo:x})}
    <div class="rules-sheet paper">
      <p class="rules-marked">${c(I,{text:r("rules-marked")})}</p>
      ${$.map(S=>c(Sn,{key:S.id,part:S,prefix:y,words:m,known:u,current:p.id,onClause:x,table:t,pictures:n}))}
    </div>
  </div>`}const Pn=e=>({say:t=>k(e,t),has:t=>U(t,e)});function _n(e,t){const[n,s]=h({id:e?Me():t??""});return b(()=>{t&&s({id:t})},[t]),b(()=>{if(!e)return;const a=()=>s({id:Me()});return window.addEventListener("hashchange",a),()=>window.removeEventListener("hashchange",a)},[e]),[n,a=>s({id:a})]}const Me=()=>decodeURIComponent(window.location.hash.slice(1));function In(e,t){const n=[...e?.querySelectorAll("[id]")??[]].find(s=>s.id===t);n instanceof HTMLElement&&(n.scrollIntoView({block:"start"}),n.focus({preventScroll:!0}))}function En({search:e,setSearch:t,count:n,example:s}){return i`<div class="rules-search" role="search">
    <label>
      <span class="visually-hidden">${r("rulebook-search")}</span>
      <input type="search" value=${e} placeholder=${r("rulebook-search")} title=${r("rulebook-search-example",{clause:s})}
        autocomplete="off" spellcheck=${!1} enterkeyhint="search" data-testid="rules-search"
        onInput=${a=>t(a.target.value)} />
    </label>
    <p class="rules-found" role="status">${e.trim()?r("rulebook-found",{count:n}):""}</p>
  </div>`}function Fn({book:e,onGo:t}){const n=i`<ol role="list">${e.map(({id:s,title:a})=>i`<li><a href=${`#${s}`} onClick=${o=>t(s,o)}>${a}</a></li>`)}</ol>`;return i`<nav class="rules-contents" aria-label=${r("rulebook-contents")}>
    <details class="rules-contents-short paper"><summary>${r("rulebook-contents")}</summary>${n}</details>
    <div class="rules-contents-long paper"><h2>${r("rulebook-contents")}</h2>${n}</div>
  </nav>`}var qn=Object.freeze({__proto__:null,RulesPage:Tn,RulesPanel:Rn,UnknownGame:oe});function Ln(){const[e,t]=h(null),n=()=>t(null);return i`<section class="mine-devices paper" aria-labelledby="devices-title" data-testid="devices">
    <h2 id="devices-title" tabindex="-1">${r("devices-title")}</h2>
    <p>${r("devices-about",{name:G()})}</p>
    <p class="mine-ways">
      ${c(g,{kind:"primary",icon:"qr",onClick:()=>t("code"),"data-testid":"devices-code"},r("devices-link"))}
      <a class="button is-plain is-normal" href="/carry" data-testid="devices-carry"><span class="button-words">${r("devices-have-code")}</span></a>
      ${c(g,{kind:"quiet",onClick:()=>t("forget"),"data-testid":"devices-forget"},r("devices-forget"))}
    </p>
    <${W} open=${e==="code"} onClose=${n} title=${r("devices-link")}
      footer=${c(g,{kind:"primary",onClick:n},r("done"))}>${e==="code"&&c(Nn,{})}</${W}>
    <${W} open=${e==="forget"} onClose=${n} title=${r("forget-title")}
      footer=${i`${c(g,{onClick:n},r("forget-no"))}
        ${c(g,{kind:"primary",onClick:jn,"data-testid":"forget-yes"},r("forget-yes"))}`}>
      <p>${r("forget-about",{name:G()})}</p><p>${r("forget-first")}</p></${W}>
  </section>`}function Nn(){const[e,t]=h(null),[n,s]=h(""),[a,o]=h(0),l=w(null),d=()=>{s(""),z("/api/carry/code",{name:G(),colour:de.value}).then(u=>{t(u),o(u.seconds)},u=>s(r(u.busy?"no-busy":"order-offline")))};return b(d,[]),b(()=>{if(!e)return;const u=performance.now()+1e3*e.seconds,p=setInterval(()=>o(Math.max(0,Math.ceil((u-performance.now())/1e3))),500);return()=>clearInterval(p)},[e]),n||e&&!a?i`<p role="alert">${n||r("devices-code-over")}</p>${c(g,{kind:"primary",onClick:d},r("devices-new-code"))}`:e?i`
    <p>${r("devices-code-about")}</p>
    <output class="carry-code" aria-label=${r("devices-code")} data-testid="carry-code">${e.code}</output>
    <p class="mine-warning">${c(M,{name:"warning"})}<span>${r("devices-code-secret")}</span></p>
    <figure class="qr">${e.qr&&i`<img src=${`data:image/svg+xml,${encodeURIComponent(e.qr)}`} alt=${r("devices-qr")} width="168" height="168" />`}
      <figcaption>${r("devices-code-left",{minutes:Math.floor(a/60),seconds:String(a%60).padStart(2,"0")})}</figcaption></figure>
    <label class="visually-hidden" for="carry-link">${r("devices-code-link")}</label>
    <input ref=${l} id="carry-link" class="text-field" readonly value=${e.link} data-testid="carry-link"
      onFocus=${u=>u.currentTarget.select()} />
    ${c(g,{icon:"copy",onClick:()=>nt(e.link,l.current),"data-testid":"carry-copy"},r("invite-copy"))}
    ${st.test(location.hostname)&&i`<p class="field-note">${r("devices-here-only")} <code>cardshed serve <span class="whole">--host 0.0.0.0</span></code></p>`}`:i`<p role="status">${r("loading")}</p>`}async function jn(){try{at()&&await rt(),await z("/api/carry/forget",{})}catch{return E(r("order-offline"))}je(),location.assign("/")}function Bn({first:e,next:t}){const[{matches:n,next:s},a]=h({matches:e,next:t}),[o,l]=h(!1),d=w(null),u=w(0);b(()=>{if(!u.current)return;d.current?.children[u.current]?.querySelector(".mine-match")?.focus(),u.current=0},[n]);const p=async()=>{l(!0);try{const f=await P(`/api/mine/matches?before=${encodeURIComponent(s??"")}`);u.current=n.length,a({matches:[...n,...f.matches],next:f.next})}catch{E(r("order-offline"))}finally{l(!1)}};return i`<section class="mine-matches" aria-labelledby="mine-matches" data-testid="mine-matches">
    <h2 id="mine-matches">${r("mine-matches")}</h2>
    <ol role="list" class="mine-list paper" ref=${d}>${n.map(f=>i`<li key=${f.match}>${c(Dn,{played:f})}</li>`)}</ol>
    ${s&&i`<p>${c(g,{busy:o,onClick:p,"data-testid":"older"},r("mine-older"))}</p>`}
  </section>`}function Dn({played:e}){const t=e.won?"mine-match is-won":"mine-match",n=i`
    <span class="mine-mark felt" aria-hidden="true">${c(M,{name:e.won?"trophy":"minus",size:20})}</span>
    <span class="mine-words"><strong>${pe(e.game)?.title??e.game}</strong>
      <span class="mine-outcome">${Hn(e)}</span><span>${Un(e)}</span></span>
    <span class="mine-facts"><span>${Wn(e.ended)}</span><span>${r("mine-score",{score:_(e.score)})}</span></span>`;return e.kept?i`<a class=${t} href=${`/m/${e.match}`} data-game=${e.game} data-testid="played">${n}</a>`:i`<div class=${t} data-game=${e.game} tabindex="-1" data-testid="played">${n}</div>`}function Hn({won:e,winners:t,names:n=[],seat:s}){if(!t)return r(e?"mine-you-won":"mine-not-won");const a=t.filter(o=>o!==s).map(o=>n[o]);return e?a.length?r("mine-shared",{names:H(a)}):r("mine-you-won"):a.length?r("mine-they-won",{names:H(a),count:a.length}):r("mine-nobody-won")}function Un({names:e,bots:t=[],seat:n}){if(!e)return r("mine-cleared");const s=e.map((a,o)=>t[o]?r("mine-bot",{name:a,level:r(`level-${t[o]}`)}):a);return r("mine-with",{names:H(s.filter((a,o)=>o!==n))})}const Wn=e=>new Intl.DateTimeFormat(ie(),{dateStyle:"medium",timeStyle:"short"}).format(e);function Gn({statistics:e}){const t=F.value?.games.map(({id:s})=>s)??[],n=[...new Set(e.map(({game:s})=>s))].sort((s,a)=>t.indexOf(s)-t.indexOf(a));return i`<section class="mine-statistics" aria-labelledby="mine-statistics" data-testid="mine-statistics">
    <h2 id="mine-statistics">${r("mine-statistics")}</h2>
    <div class="mine-games">${n.map(s=>c(zn,{key:s,game:s,tallies:e.filter(a=>a.game===s)}))}</div>
    <p class="mine-aside">${r("mine-best-note")}</p>
  </section>`}function zn({game:e,tallies:t}){const n=[...F.value?.levels??[],"people"],s=[...t].sort((l,d)=>n.indexOf(l.level)-n.indexOf(d.level)),a=l=>t.reduce((d,u)=>d+u[l],0),o=pe(e)?.title??e;return i`<section class="mine-game paper" data-game=${e} aria-label=${o} data-testid=${`statistics-${e}`}>
    <header class="mine-game-head felt"><h3>${o}</h3><p>${r("mine-total",{played:a("played"),won:a("won")})}</p></header>
    <table>
      <thead><tr><th scope="col">${r("mine-against")}</th><th scope="col">${r("mine-won")}</th>
        <th scope="col">${r("mine-streak")}</th><th scope="col">${r("mine-best")}</th></tr></thead>
      <tbody>${s.map(l=>i`<tr key=${l.level} data-level=${l.level}>
        <th scope="row">${Kn(l.level)}</th>
        <td>${r("mine-won-of",{won:l.won,played:l.played})}<span class="mine-small">${Vn(l.won/l.played)}</span></td>
        <td>${l.longest}${l.streak>1&&i`<span class="mine-small">${r("mine-streak-now",{count:l.streak})}</span>`}</td>
        <td>${l.best===null?i`<span aria-hidden="true">–</span><span class="visually-hidden">${r("mine-best-none")}</span>`:Yn(l.best)}</td>
      </tr>`)}</tbody>
    </table>
  </section>`}const Kn=e=>r(e==="people"?"mine-people":`level-${e}`),Vn=e=>new Intl.NumberFormat(O.value,{style:"percent"}).format(e),Yn=e=>_(new Intl.NumberFormat(O.value).format(e)),Zn=async()=>{const[{statistics:e,settling:t},{matches:n,next:s},a]=await Promise.all([P("/api/mine"),P("/api/mine/matches"),fe()]);return{statistics:e,settling:t,matches:n,next:s,tables:a}};function Qn(){const e=j("pages/notice.css","pages/mine.css"),t=he("web-mine");Y();const{content:n,problem:s,retry:a}=A("mine",Zn),o=n!==null&&e&&t;if(b(()=>{L.value=r("mine-link")},[O.value]),b(()=>n?.statistics.forEach(({game:$})=>{N($).catch(()=>{})}),[n]),B(o||s!==null),b(()=>{o&&Xn()},[o]),s&&t&&e)return c(s==="busy"?ye:D,{retry:a});if(!o)return i`<p class="page-waiting" role="status">${r("loading")}</p>`;const{statistics:l,settling:d,matches:u,next:p,tables:f}=n,m=!u.length&&!f.tables.length&&!d;return i`<div class="mine-page" data-testid="mine-page">
    <h1 tabindex="-1">${r("mine-link")}</h1>
    ${m&&i`<section class="mine-empty paper" data-testid="mine-empty"><h2>${r("mine-empty")}</h2><p>${r("mine-empty-about")}</p>
      <p><a class="button is-primary is-normal" href="/">${r("to-the-games")}</a></p></section>`}
    ${f.tables.length>0&&c(Jn,{first:f})}
    ${d&&i`<p class="mine-note paper" role="status">${r("mine-settling")}</p>`}
    ${l.length>0&&c(Gn,{statistics:l})}
    ${u.length>0&&c(Bn,{first:u,next:p})}
    ${c(Ln,{})}
  </div>`}function Xn(){if(location.hash!=="#devices")return;const e=document.getElementById("devices-title");e?.scrollIntoView(),e?.focus({preventScroll:!0})}function Jn({first:e}){const[{tables:t,more:n},s]=h(e),a=()=>fe(t.length).then(o=>s({tables:[...t,...o.tables.filter(({table:l})=>!t.some(d=>d.table===l))],more:o.more}),()=>E(r("order-offline")));return i`<section class="go-on" aria-labelledby="mine-go-on" data-testid="mine-unfinished">
    <h2 id="mine-go-on">${r("mine-go-on")}</h2>
    <ul role="list">${t.map(o=>i`<li key=${o.table}>${c(Be,{table:o})}</li>`)}</ul>
    ${n&&i`<p>${c(g,{onClick:a,"data-testid":"more-tables"},r("mine-more-tables"))}</p>`}
  </section>`}var es=Object.freeze({__proto__:null,MinePage:Qn});function ts(){const e=j("pages/notice.css","pages/mine.css"),t=he("web-mine"),[n,s]=h(""),[a,o]=h(null),[l,d]=h(""),u=e&&t;b(()=>{L.value=u?r("carry-title"):""},[O.value,u]),B(u);const p=m=>{s(m),d(""),o(null),z("/api/carry/look",{code:m}).then($=>o({code:m,...$}),$=>d(Te($)))},f=()=>{a&&z("/api/carry/take",{code:a.code}).then(ss,m=>{o(null),d(Te(m))})};return b(()=>{const m=()=>{const $=ns();$&&p($)};return m(),addEventListener("hashchange",m),()=>removeEventListener("hashchange",m)},[]),u?i`<section class="notice paper carry-page" data-testid="carry-page">
    ${a?c(a.same?os:rs,{found:a,take:f,leave:()=>o(null)}):c(as,{code:n,setCode:s,look:p,problem:l})}
  </section>`:i`<p class="page-waiting" role="status">${r("loading")}</p>`}function ns(){const e=location.hash.slice(1);return e&&history.replaceState(null,"","/carry"),e}function ss(e){Ue.value=e.name,de.value=e.colour,location.assign("/mine")}function Te(e){return e.status===429?r("carry-too-many"):r(e.status===404||e.status===400?"carry-unknown":"order-offline")}function as({code:e,setCode:t,look:n,problem:s}){const a=o=>{o.preventDefault(),e.trim()&&n(e)};return i`<h1 tabindex="-1">${r("carry-title")}</h1>
    <p>${r("carry-about")}</p>
    <form class="carry-form" onSubmit=${a}>
      ${c(He,{label:r("devices-code"),value:e,onChange:t,autocomplete:"off",autocapitalize:"characters",spellcheck:!1,maxlength:40,placeholder:"K7PX-2M9R-QWTD","aria-invalid":s?"true":void 0,"data-testid":"carry-typed"})}
      <p class="carry-problem" role="alert" data-testid="carry-problem">${s}</p>
      <p class="notice-ways">${c(g,{kind:"primary",type:"submit","data-testid":"carry-look"},r("carry-go-on"))}
        <a href="/mine">${r("mine-link")}</a></p>
    </form>`}function rs({found:e,take:t,leave:n}){return Re(),i`<h1 tabindex="-1" id="carry-question">${r("carry-question",{name:e.name})}</h1>
    <p class="carry-who">${c(De,{name:e.name,colour:e.colour})}<strong>${e.name}</strong></p>
    <ul class="carry-terms">
      <li>${r("carry-then",{name:e.name})}</li>
      <li>${r("carry-behind",{name:G()})}</li>
      <li><strong>${r("carry-own-only")}</strong></li>
    </ul>
    <p class="notice-ways">${c(g,{kind:"primary",onClick:t,"data-testid":"carry-take"},r("carry-yes",{name:e.name}))}
      ${c(g,{onClick:n,"data-testid":"carry-leave"},r("carry-no"))}</p>`}function os({found:e}){return Re(),i`<h1 tabindex="-1">${r("carry-same")}</h1>
    <p>${r("carry-same-about",{name:e.name})}</p><p class="notice-ways"><a class="button is-primary is-normal" href="/mine">${r("mine-link")}</a></p>`}function Re(){b(()=>{document.querySelector(".carry-page h1")?.focus({preventScroll:!0})},[])}var ls=Object.freeze({__proto__:null,CarryPage:ts});function is({game:e}){const{info:t,games:n,table:s,sections:a,waiting:o,problem:l,retry:d}=cs(e);return b(()=>{L.value=t?r("cheat-title",{title:t.title}):""},[t,O.value]),B(!o),l?c(D,{retry:d}):o?i`<p class="page-waiting" role="status">${r("rulebook-loading")}</p>`:t?a?i`<div class="cheat-page" data-game=${e} data-testid="cheat-sheet">
    <nav class="cheat-tools">
      <a class="button is-plain is-normal" href=${`/rules/${e}`}>${r("cheat-rules")}</a>
      <${g} onClick=${()=>window.print()}>${r("rulebook-print")}</${g}>
    </nav>
    <article class="cheat-sheet paper">
      <header class="cheat-head felt">
        <h1 tabindex="-1">${r("cheat-title",{title:t.title})}</h1>
        <p>${k(e,"tagline")} <span class="cheat-seats">${r("rules-seats",{low:t.seats[0],high:t.seats[1]})}</span></p>
      </header>
      <div class="cheat-body">${a.map(u=>c(us,{key:u.title,table:s,section:u}))}</div>
    </article>
    <nav class="cheat-others" aria-label=${r("cheat-other")}>
      <h2>${r("cheat-other")}</h2>
      <ul role="list">${n.filter(({id:u})=>u!==e).map(({id:u,title:p})=>i`<li data-game=${u}><a class="felt" href=${`/rules/${u}/sheet`}>${p}</a></li>`)}</ul>
    </nav>
  </div>`:c(R,{title:r("cheat-title",{title:t.title}),text:r("cheat-none")},i`<a class="button is-plain is-normal" href=${`/rules/${e}`}>${r("cheat-rules")}</a>`):c(oe,{games:n})}function cs(e){const{games:t,problem:n,retry:s}=Y(),a=t?.find(({id:u})=>u===e),o=ee(a&&e,"sheet"),l=j("pages/notice.css","pages/picture.css","pages/cheat-sheet.css"),d=A(`sheet of ${a?.id}`,async()=>{const u=a?await N(a.id):null;return{table:u,sections:(await u?.book?.())?.sheet??null}});return{info:a,games:t??[],problem:n??(a?d.problem:null),retry:n?s:d.retry,waiting:!l||!o||!t||a&&!d.content,table:d.content?.table,sections:d.content?.sections??null}}function us({table:e,section:t}){const{title:n,lines:s=[],entries:a=[]}=t;return i`<section class=${a.length?"cheat-section has-entries":"cheat-section"} aria-labelledby=${`cheat-${n}`}>
    <h2 id=${`cheat-${n}`}>${U(n,e.id)?k(e.id,n):r(n)}</h2>
    ${s.length===1?i`<p>${k(e.id,s[0])}</p>`:s.length>1&&i`<ul>${s.map(o=>i`<li key=${o}>${k(e.id,o)}</li>`)}</ul>`}
    ${a.length>0&&i`<ul role="list" class="cheat-entries">${a.map((o,l)=>c(ds,{key:l,table:e,entry:o}))}</ul>`}
  </section>`}function ds({table:e,entry:t}){const{parts:n,card:s}=t,a=n.length>1||Array.isArray(n[0])||n[0].startsWith("|")?"cheat-entry is-wide":"cheat-entry";return i`<li class=${a} data-card=${s}>
    ${c(Se,{game:e,parts:n})}
    <p><strong>${ps(e,t)}</strong> ${s?e.explainCard?.(s):k(e.id,String(t.words))}</p>
  </li>`}function ps(e,{card:t,words:n,name:s}){return s?k(e.id,s):t?e.nameOf(t):k(e.id,`${n}.name`)}var fs=Object.freeze({__proto__:null,CheatSheetPage:is});export{es as a,fs as b,ls as c,dn as m,qn as r};
//# sourceMappingURL=pages.js.map
