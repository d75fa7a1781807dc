function e(e){return e===null||!(e>0)?null:e<1e6?`${Math.max(1,Math.round(e/1e3))} KB`:`${(e/1e6).toFixed(1)} MB`}export{e as t};
//# sourceMappingURL=file-size-BIeUZNnX.js.map