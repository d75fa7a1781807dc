import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { currentAlert } from '../dialog/alert-store'
import { ShareButton } from './share-button'

afterEach(() => {
  vi.unstubAllGlobals()
  currentAlert()?.acknowledge()
})

const press = async () => {
  const user = userEvent.setup()
  render(<ShareButton title="Clerk" path="/job/j" />)
  await user.click(screen.getByRole('button', { name: 'Share' }))
  return navigator.clipboard
}

function withShare(share: (data: ShareData) => Promise<void>) {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  return () => Reflect.deleteProperty(navigator, 'share')
}

it('copies the link where the device has no share sheet, and says so', async () => {
  const clipboard = await press()
  expect(await screen.findByText('Link copied')).toBeVisible()
  expect(await clipboard.readText()).toBe(`${location.origin}/job/j`)
})

it('opens the share sheet where there is one; closing it is no failure', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>()
  share.mockRejectedValue(new DOMException('closed', 'AbortError'))
  const remove = withShare(share)
  await press()
  remove()
  expect(share).toHaveBeenCalledWith({ title: 'Clerk', url: `${location.origin}/job/j` })
  expect(screen.queryByText('Link copied')).toBeNull()
  expect(currentAlert()).toBeNull()
})

it('gives the link to read where nothing can be copied', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  render(<ShareButton title="Clerk" path="/job/j" />)
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(currentAlert()?.message).toBe(`The link could not be copied. It is ${location.origin}/job/j`)
})
