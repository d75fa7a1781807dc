import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { Alerts } from '@/ui/dialog/alerts'
import { isOpen, openWindow } from './call'
import { ClosedWindow } from './closed-window'
import { DeskPages } from './desk-pages'
import { deskQueries } from './query-client'
import './styles.css'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')

// A new address in an old window changes the code alone, which loads nothing.
addEventListener('hashchange', () => location.hash.startsWith('#code=') && location.reload())

const problem = await openWindow().then(
  () => null,
  (error: unknown) => (error instanceof Error ? error.message : String(error)),
)

createRoot(container).render(
  <StrictMode>
    {isOpen() ? (
      <QueryClientProvider client={deskQueries}>
        <BrowserRouter>
          <DeskPages />
          <Alerts />
        </BrowserRouter>
      </QueryClientProvider>
    ) : (
      <ClosedWindow problem={problem} />
    )}
  </StrictMode>,
)
