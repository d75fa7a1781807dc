var e=`/assets/pdf.worker.min-B5Yc7dP4.mjs`;export{e as default};
//# sourceMappingURL=pdf.worker.min-B7U8ptvh.js.map