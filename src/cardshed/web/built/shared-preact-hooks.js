import{au as s,av as u,aw as t,A as r,ax as o,P as f,ay as d,F as c,w as l,az as m,T as n,d as x}from"./app.js";export{s as useCallback,u as useContext,t as useDebugValue,r as useEffect,o as useErrorBoundary,f as useId,d as useImperativeHandle,c as useLayoutEffect,l as useMemo,m as useReducer,n as useRef,x as useState};
//# sourceMappingURL=shared-preact-hooks.js.map
