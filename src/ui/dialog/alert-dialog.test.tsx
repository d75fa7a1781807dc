import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import '../../../tests/testing/dialog-in-jsdom'
import { AlertDialog } from './alert-dialog'

/** A page whose button may be gone by the time that its alert is acknowledged. */
function Shop({ staysOnSale }: { staysOnSale: boolean }) {
  const [state, setState] = useState<'on sale' | 'told' | 'over'>('on sale')
  return (
    <main>
      <h1>Notes</h1>
      {(staysOnSale || state === 'on sale') && (
        <button type="button" onClick={() => setState('told')}>
          Buy
        </button>
      )}
      {state === 'told' && <AlertDialog message="Told" onAcknowledge={() => setState('over')} />}
    </main>
  )
}

function buyAndAcknowledge() {
  screen.getByRole('button', { name: 'Buy' }).focus()
  fireEvent.click(screen.getByRole('button', { name: 'Buy' }))
  screen.getByRole('button', { name: 'OK' }).focus()
  fireEvent.click(screen.getByRole('button', { name: 'OK' }))
}

test('an alert gives the focus back to what had it', () => {
  render(<Shop staysOnSale />)
  buyAndAcknowledge()
  expect(screen.getByRole('button', { name: 'Buy' })).toHaveFocus()
})

test('where that is gone, the heading of the page gets it', () => {
  render(<Shop staysOnSale={false} />)
  buyAndAcknowledge()
  expect(screen.getByRole('heading', { name: 'Notes' })).toHaveFocus()
})
