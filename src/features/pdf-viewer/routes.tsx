/** Filled by the feature's pages. */
export const pdfViewerRoutes = null
