import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/app'
import { ConfigurationPage } from './app/configuration-page'
import { routes } from './app/routes'
import { editionMoment } from './lib/edition'
import { startPage } from './loading/start-page'
import { recallSession } from './session'
import './lib/url-can-parse'
import './app/styles.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const app = (
  <StrictMode>
    {/* Not as a transition: while the code of a page is on its way, its frame shows at once and not the page before it. */}
    <BrowserRouter useTransitions={false}>
      <App />
    </BrowserRouter>
  </StrictMode>
)

function start(container: HTMLElement) {
  if (__CONFIGURATION_PROBLEMS__.length > 0) {
    createRoot(container).render(<ConfigurationPage problems={__CONFIGURATION_PROBLEMS__} />)
    return
  }
  // A page with documents is a visitor's from the first render (src/session/session-store.ts).
  const isVisitors = !recallSession(editionMoment() === null ? 'loading' : 'signed-out')
  void startPage(container, app, { routes, isVisitors })
}

// The code may be here before the end of the HTML, which has the documents of the page.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => start(root))
else start(root)
