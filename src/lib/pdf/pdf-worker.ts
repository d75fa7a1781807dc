/** pdf.js's worker, on phones of the last years too. */
import './promise-with-resolvers'
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
