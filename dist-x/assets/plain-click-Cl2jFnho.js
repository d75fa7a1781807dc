function e(e){return e.button===0&&!e.metaKey&&!e.ctrlKey&&!e.shiftKey&&!e.altKey}export{e as t};
//# sourceMappingURL=plain-click-Cl2jFnho.js.map