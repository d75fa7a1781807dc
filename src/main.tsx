import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/app'
import { ConfigurationPage } from './app/configuration-page'
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

if (__CONFIGURATION_PROBLEMS__.length > 0) {
  createRoot(root).render(<ConfigurationPage problems={__CONFIGURATION_PROBLEMS__} />)
} else {
  // As a transition the first render is done in slices, and a weak phone answers a finger in between.
  startTransition(() => {
    if (root.dataset.prerendered === location.pathname) {
      hydrateRoot(root, app)
    } else {
      root.replaceChildren()
      createRoot(root).render(app)
    }
  })
}
