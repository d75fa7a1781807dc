import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beInstalled, makeOffer, stubWindow } from '../testing/make-offer'
import { InstallCard } from './install-card'
import { InstallRow } from './install-row'

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

beforeEach(() => stubWindow())
afterEach(() => {
  beInstalled()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The page of a result. */
function result(attemptId = 'first') {
  cleanup()
  return render(<InstallCard attemptId={attemptId} />)
}
const account = () => render(<InstallRow>{(row) => <section aria-label="frame">{row}</section>}</InstallRow>)
const card = () => screen.queryByRole('region', { name: 'Install Pariksha Academy' })
const button = (name: string) => screen.getByRole('button', { name })

test('asks at the first result what the browser offers, in a sentence and two buttons', async () => {
  const { prompt, end } = makeOffer()
  result()
  expect(card()).toHaveTextContent('It opens from your desktop like any other app, even offline.')
  fireEvent.click(button('Install'))
  expect(prompt).toHaveBeenCalledOnce()
  await end('accepted')
  expect(card()).toBeNull()
  expect(screen.getByText('The app is being installed.')).toHaveFocus()
  beInstalled()
  expect(document.body).toHaveTextContent(/^$/)
})

test('the offer may come when the result already shows, and goes when the app is installed from elsewhere', () => {
  result()
  expect(card()).toBeNull()
  makeOffer()
  expect(card()).toBeVisible()
  beInstalled()
  expect(card()).toBeNull()
})

test('asks at one result only, and there again after a reload', () => {
  makeOffer()
  result('first')
  expect(card()).toBeVisible()
  result('second')
  expect(card()).toBeNull()
  result('first')
  expect(card()).toBeVisible()
})

test('a result where it could not be asked is not the one', () => {
  result('first')
  cleanup()
  makeOffer()
  result('second')
  expect(card()).toBeVisible()
})

test('Not now is kept for good; the account settings still have it', async () => {
  const { prompt } = makeOffer()
  result()
  await userEvent.click(button('Not now'))
  expect(screen.getByText(/^You can install it later/)).toHaveFocus()
  result('first')
  expect(card()).toBeNull()
  cleanup()
  account()
  fireEvent.click(button('Install'))
  expect(prompt).toHaveBeenCalledOnce()
})

test('a double press shows one dialog, and what it was closed with is not asked again', async () => {
  const { prompt, end } = makeOffer()
  result()
  await userEvent.dblClick(button('Install'))
  expect(prompt).toHaveBeenCalledOnce()
  expect(button('Install')).toHaveAttribute('aria-disabled', 'true')
  await end('dismissed')
  expect(screen.queryByRole('button')).toBeNull()
  // Chromium may offer again at once.
  makeOffer()
  expect(card()).toBeNull()
  result('second')
  expect(card()).toBeNull()
})

test('a dialog that does not open is told, and leaves no button without an effect', async () => {
  makeOffer().prompt.mockRejectedValue(new DOMException('used', 'InvalidStateError'))
  account()
  fireEvent.click(button('Install'))
  expect(await screen.findByText(/^The browser did not open its dialog/)).toHaveFocus()
  expect(screen.queryByRole('button')).toBeNull()
  // Told there and nowhere else.
  cleanup()
  account()
  expect(screen.queryByRole('region')).toBeNull()
})

test('in the account settings the way comes back when the browser offers again', async () => {
  const { end } = makeOffer()
  account()
  fireEvent.click(button('Install'))
  await end('dismissed')
  expect(screen.queryByRole('button')).toBeNull()
  makeOffer()
  expect(button('Install')).toBeEnabled()
})

test('nothing shows without a way: no offer, the installed app, a device that keeps nothing', () => {
  result()
  account()
  expect(screen.queryByRole('region')).toBeNull()
  makeOffer()
  stubWindow({ isApp: true })
  result()
  account()
  expect(screen.queryByRole('region')).toBeNull()
  stubWindow()
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  result()
  expect(card()).toBeNull()
})

test('an iPhone gets the steps in words, and inside the installed app nothing', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(iPhone)
  result()
  expect(card()).toHaveTextContent('It opens from your home screen like')
  expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Tap Share . In some versions of Safari it is behind the three dots.',
    'Tap Add to Home Screen, then Add.',
  ])
  expect(screen.queryByRole('button', { name: 'Install' })).toBeNull()
  await userEvent.click(button('Not now'))
  result('second')
  expect(card()).toBeNull()
  account()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  cleanup()
  vi.stubGlobal('navigator', { userAgent: iPhone, maxTouchPoints: 5, standalone: true })
  account()
  expect(screen.queryByRole('region')).toBeNull()
})

test('in the browser of another app, an iPhone is told to open Safari', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    iPhone.replace(/Version.*/, 'Mobile/15E148 Instagram'),
  )
  result()
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(
    'Open this page in Safari, which can install it.',
  )
})
