import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Paper } from '@/domain/paper'
import type { Text } from '@/domain/rich-text'
import { paperOf } from '@/domain/testing/sitting-samples'
import { loadPaper, useLoadedPaper } from './load-paper'

const renderer = vi.hoisted(() => ({ load: vi.fn(async () => undefined) }))
vi.mock('./rich-renderer', () => ({ loadRichRenderer: renderer.load }))

/** The pictures that were asked for. */
let asked: string[] = []
beforeEach(() => {
  asked = []
  renderer.load.mockReset().mockResolvedValue(undefined)
  class Asked {
    set src(address: string) {
      asked.push(address)
    }
    decode = async () => {
      throw new Error('no network')
    }
  }
  vi.stubGlobal('Image', Asked)
})
afterEach(() => vi.unstubAllGlobals())

const figure = (name: string): Text => [
  { type: 'figure', image: `https://files.example/${name}.svg`, alt: name, width: 4, height: 3 },
]

function paperWith(over: Partial<Paper['questions'][number]>, more: Partial<Paper> = {}): Paper {
  const paper = paperOf(1)
  return { ...paper, questions: paper.questions.map((question) => ({ ...question, ...over })), ...more }
}

test('pictures of the question, of its texts and options in each language, and of its set are all fetched', async () => {
  const paper = paperWith(
    {
      image: 'https://files.example/old.svg',
      text: { en: figure('english'), te: figure('telugu') },
      options: [figure('a'), figure('b')],
      explanation: figure('why'),
    },
    { sets: [{ id: 's', title: 'Directions', text: figure('chart') }] },
  )
  await loadPaper(paper)
  const names = asked.map((address) => /(\w+)\.svg/.exec(address)?.[1])
  expect(names).toEqual(['old', 'english', 'telugu', 'a', 'b', 'why', 'chart'])
  expect(renderer.load).toHaveBeenCalledTimes(1)
})

test('a plain paper asks for nothing', async () => {
  await loadPaper(paperOf(3))
  expect(asked).toEqual([])
  expect(renderer.load).not.toHaveBeenCalled()
})

test('a rich paper whose formulas cannot be drawn is not whole; a plain one is without enlarging', async () => {
  renderer.load.mockRejectedValue(new Error('no network'))
  await expect(loadPaper(paperWith({ text: figure('a') }))).rejects.toThrow('no network')
  await loadPaper(paperWith({ image: 'https://files.example/old.svg' }))
})

test.each([
  ['a press', (paper: ReturnType<typeof useLoadedPaper>) => paper.status === 'failed' && paper.retry()],
  ['the network that is back', () => window.dispatchEvent(new Event('online'))],
])('a rich paper is whole when what draws it has come, and %s loads it again', async (_, tryAgain) => {
  renderer.load.mockRejectedValue(new Error('no network'))
  const paper = paperWith({ text: figure('a') })
  const { result } = renderHook(() => useLoadedPaper(paper))
  expect(result.current.status).toBe('loading')
  await waitFor(() => expect(result.current.status).toBe('failed'))
  renderer.load.mockResolvedValue(undefined)
  act(() => void tryAgain(result.current))
  await waitFor(() => expect(result.current.status).toBe('whole'))
})

test('a plain paper is whole at once', () => {
  const { result } = renderHook(() => useLoadedPaper(paperOf(1)))
  expect(result.current.status).toBe('whole')
})
