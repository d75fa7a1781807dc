import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { useLeaveGuard } from './use-leave-guard'

function Guarded() {
  const [active, setActive] = useState(true)
  const guard = useLeaveGuard(active, '/elsewhere')
  return (
    <>
      <h1>Guarded</h1>
      <Link to="/other?a=1">Away</Link>
      <a href="#part">Part</a>
      <button type="button" onClick={() => setActive(false)}>
        Done
      </button>
      {guard.asks && (
        <div role="dialog">
          <button type="button" onClick={guard.stay}>
            Stay
          </button>
          <button type="button" onClick={guard.leave}>
            Leave
          </button>
        </div>
      )}
    </>
  )
}

const heading = (name: string) => screen.findByRole('heading', { name })
const click = (name: string) => fireEvent.click(screen.getByText(name))
const asked = () => screen.findByRole('dialog')
function back() {
  act(() => window.history.back())
}

/** Comes to the guarded page from the start page, as a student does. */
async function arrive() {
  window.history.pushState(null, '', '/start')
  render(
    <StrictMode>
      <BrowserRouter>
        <Routes>
          <Route
            path="/start"
            element={
              <>
                <h1>Start</h1>
                <Link to="/guarded">Go</Link>
              </>
            }
          />
          <Route path="/guarded" element={<Guarded />} />
          <Route path="/other" element={<h1>Other</h1>} />
          <Route path="/elsewhere" element={<h1>Elsewhere</h1>} />
        </Routes>
      </BrowserRouter>
    </StrictMode>,
  )
  click('Go')
  await heading('Guarded')
}

beforeEach(arrive)

describe('useLeaveGuard', () => {
  it('holds a link until the student says Leave, and then Back comes to the page again', async () => {
    click('Away')
    await asked()
    expect(window.location.pathname).toBe('/guarded')
    click('Stay')
    expect(screen.queryByRole('dialog')).toBeNull()
    click('Away')
    await asked()
    click('Leave')
    expect(await heading('Other')).toBeVisible()
    expect(window.location.search).toBe('?a=1')
    back()
    await heading('Guarded')
  })

  it('holds Back as often as the student stays, and goes back at last', async () => {
    back()
    await asked()
    click('Stay')
    back()
    await asked()
    click('Leave')
    expect(await heading('Start')).toBeVisible()
  })

  it('needs one Back, without a question, once nothing is guarded any more', async () => {
    click('Done')
    await waitFor(() => expect(window.history.state).toEqual(expect.not.objectContaining({ guard: true })))
    back()
    await heading('Start')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('lets a link inside the page alone', () => {
    click('Part')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
