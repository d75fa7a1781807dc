/** pdf.js's worker, on phones of the last years too. */
import './promise-with-resolvers'
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'

// A file that is closed while it opens makes pdf.js reject promises that nobody can reach. Nothing is wrong then.
addEventListener('unhandledrejection', (event) => {
  if (/AbortException|Worker was terminated/.test(String(event.reason))) event.preventDefault()
})
