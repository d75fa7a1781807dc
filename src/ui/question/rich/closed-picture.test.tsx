import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { provideIdentity } from '@/lib/identity-needed'
import { queryClient } from '@/lib/query-client'
import { loadPaper } from '../load-paper'
import { QuestionPicture } from '../question-picture'

const image = 'paid/series_x/questions/t1/a.png'
const asked = expect.stringContaining(encodeURIComponent(image))

// The FileReader of jsdom takes jsdom's own blobs alone.
const answer = () =>
  Object.assign(new Response(''), { blob: async () => new Blob(['figure'], { type: 'image/png' }) })

let storage: MockInstance<typeof fetch>
beforeEach(() => {
  provideIdentity({ load: async () => null, token: async () => 'token-of-the-owner' })
  storage = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer())
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

const shown = async () => (await screen.findByRole('img')).getAttribute('src')
const figure = `data:image/png;base64,${btoa('figure')}`

test('a picture of a premium question is asked for with the student’s token, and shown from memory', async () => {
  render(<QuestionPicture image={image} number={3} />)
  expect(await screen.findByRole('status')).toHaveTextContent('Loading picture')
  expect(await shown()).toBe(figure)
  const headers = { Authorization: 'Firebase token-of-the-owner' }
  expect(storage).toHaveBeenCalledExactlyOnceWith(asked, expect.objectContaining({ headers }))
})

test('one that does not come says so, and comes at a press', async () => {
  storage.mockResolvedValueOnce(new Response('', { status: 403 }))
  render(<QuestionPicture image={image} number={3} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await shown()).toBe(figure)
})

test('what a paper has loaded needs no network when its question is shown', async () => {
  await loadPaper({ questions: [{ image, text: 'Which?', options: [], explanation: null }] } as never)
  storage.mockRejectedValue(new TypeError('Failed to fetch'))
  render(<QuestionPicture image={image} number={3} />)
  expect(await shown()).toBe(figure)
})

test('the copy of a downloaded test is shown without asking anybody', async () => {
  vi.stubGlobal('caches', { match: async () => answer() })
  render(<QuestionPicture image={image} number={3} />)
  expect(await shown()).toBe(figure)
  expect(storage).not.toHaveBeenCalled()
})

test('a free picture is an address as before', async () => {
  render(<QuestionPicture image="images/questions/t1/a.png" number={3} />)
  expect(await shown()).toMatch(/^http.*images%2Fquestions%2Ft1%2Fa\.png\?alt=media$/)
  expect(storage).not.toHaveBeenCalled()
})
