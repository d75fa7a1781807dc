import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenIdle, whenShown } from './when-idle'

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<div id="root"></div>'
})
afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
})

/** Says whether it has settled after some milliseconds. */
async function hasSettled(work: Promise<void>, after: number): Promise<boolean> {
  let settled = false
  void work.then(() => {
    settled = true
  })
  await vi.advanceTimersByTimeAsync(after)
  return settled
}

test('waits for a page that has not been drawn, then for what it loads', async () => {
  const shown = whenShown()
  expect(await hasSettled(shown, 500)).toBe(false)
  document.querySelector('#root')?.insertAdjacentHTML('beforeend', '<p role="status" data-loading=""></p>')
  expect(await hasSettled(shown, 500)).toBe(false)
  document.querySelector('[data-loading]')?.removeAttribute('data-loading')
  expect(await hasSettled(shown, 100)).toBe(true)
})

test('waits while a quiz that came as HTML is being opened', async () => {
  document
    .querySelector('#root')
    ?.insertAdjacentHTML('beforeend', '<div class="quiz-opening">A question</div>')
  const shown = whenShown()
  expect(await hasSettled(shown, 500)).toBe(false)
  document.querySelector('.quiz-opening')?.remove()
  document.querySelector('#root')?.append('The player')
  expect(await hasSettled(shown, 100)).toBe(true)
})

test('for a page that stands it waits only until the browser is idle', async () => {
  document.querySelector('#root')?.append('text')
  expect(await hasSettled(whenShown(), 0)).toBe(true)
  const idle = whenIdle()
  expect(await hasSettled(idle, 299)).toBe(false)
  expect(await hasSettled(idle, 1)).toBe(true)
})

test('a page that waits for an answer that never comes holds up the rest for ten seconds', async () => {
  const shown = whenShown()
  expect(await hasSettled(shown, 9900)).toBe(false)
  expect(await hasSettled(shown, 100)).toBe(true)
})
