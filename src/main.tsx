import { StrictMode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/app'
import { ConfigurationPage } from './app/configuration-page'
import { recallSession, subscribeToSession } from './features/auth/session/session-store'
import { whenShown } from './lib/when-idle'
import './app/styles.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// The product is dark only; an older version kept a preference (spec section 9, layout and theme).
try {
  localStorage.removeItem('darkMode')
} catch {
  // A device that refuses storage has no old preference either.
}

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
)

/**
 * The prerendered page is a visitor's. Where a student was signed in, the script in index.html says so before anything
 * is painted, and styles.css keeps back what only a visitor should see, until this has shown the student's own.
 */
const page = document.documentElement.classList
const showAll = () => page.remove('remembered')
const isStudentsHome = location.pathname === '/' && page.contains('remembered')

if (__CONFIGURATION_PROBLEMS__.length > 0) {
  createRoot(root).render(<ConfigurationPage problems={__CONFIGURATION_PROBLEMS__} />)
} else if (isStudentsHome) {
  // At once, so that there is no frame between the page that was and the one that comes.
  recallSession('loading')
  flushSync(() => createRoot(root).render(app))
  showAll()
} else {
  subscribeToSession(showAll)
  // As a transition the first render is done in slices, and a weak phone answers a finger in between.
  startTransition(() => {
    if (root.dataset.prerendered === location.pathname) {
      hydrateRoot(root, app)
      window.takeEarlyPress?.()?.click()
    } else {
      root.replaceChildren()
      recallSession('loading')
      createRoot(root).render(app)
    }
  })
}
// The letters of the text come from the device where the app is installed, else when the page shows what it is about:
// until then they would take a weak network from it, and the system's stand in their measure (styles.css).
const letters = navigator.serviceWorker?.controller ? Promise.resolve() : whenShown()
void letters.then(() => page.remove('plain-letters'))
