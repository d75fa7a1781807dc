/** Origin of the site, where the build knows it (VITE_SITE_URL); apart from the rest, which every page carries. */
export const siteUrl: string | undefined = __SITE_URL__
