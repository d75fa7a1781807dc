/** The build for browsers of the last years has the same surface as the package's typed one. */
declare module 'pdfjs-dist/legacy/build/pdf.min.mjs' {
  export * from 'pdfjs-dist'
}
