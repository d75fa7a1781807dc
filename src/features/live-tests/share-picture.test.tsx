import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import '../../../tests/testing/dialog-in-jsdom'
import { setSignedIn } from '../../../tests/testing/signed-in'
import { SharePicture } from './share-picture'

/** The pictures that the device still draws, in the order in which they were asked for. */
const drawn: BlobCallback[] = []
const shared: File[] = []

afterEach(() => {
  drawn.length = 0
  shared.length = 0
  setSignedIn(false)
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'canShare')
  Reflect.deleteProperty(navigator, 'share')
})

const finish = (place: number, content: string) =>
  act(() => drawn[place]?.(new Blob([content], { type: 'image/png' })))

async function open() {
  setSignedIn(true)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => void drawn.push(take))
  Object.assign(navigator, {
    canShare: () => true,
    share: ({ files }: { files: File[] }) => Promise.resolve(void shared.push(...files)),
  })
  const result = { title: 'Sunday', rank: 'Rank 1 of 9', marks: '4 of 4', percentile: 'Percentile 99', at: 0 }
  render(<SharePicture result={result} />)
  await userEvent.click(screen.getByRole('button', { name: 'Share as a picture' }))
}

test('a picture with the name is never shared once the name was taken away', async () => {
  await open()
  finish(0, 'plain')
  const named = screen.getByRole('checkbox', { name: 'Show my first name' })
  const share = screen.getByRole('button', { name: 'Share' })
  await userEvent.click(named)
  expect(share).toBeDisabled()
  finish(1, 'named')
  expect(share).toBeEnabled()

  await userEvent.click(named)
  expect(share).toBeDisabled()
  finish(2, 'plain again')
  // A drawing that comes late.
  finish(1, 'named')
  await userEvent.click(share)
  expect(shared.map(({ name }) => name)).toEqual(['Sunday.png'])
  expect(shared[0]?.size).toBe('plain again'.length)
})
