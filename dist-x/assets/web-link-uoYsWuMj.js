function e(e){let t=e?.trim();return!t||!/^https?:\/\//i.test(t)?null:URL.canParse(t)?t:null}export{e as t};
//# sourceMappingURL=web-link-uoYsWuMj.js.map