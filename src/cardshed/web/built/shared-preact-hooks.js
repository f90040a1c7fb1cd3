import{at as s,au as u,av as t,A as r,aw as o,P as f,ax as d,F as c,w as l,ay as m,T as n,d as x}from"./app.js";export{s as useCallback,u as useContext,t as useDebugValue,r as useEffect,o as useErrorBoundary,f as useId,d as useImperativeHandle,c as useLayoutEffect,l as useMemo,m as useReducer,n as useRef,x as useState};
//# sourceMappingURL=shared-preact-hooks.js.map
