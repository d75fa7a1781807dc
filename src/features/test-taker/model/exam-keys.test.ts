import { expect, test } from 'vitest'
import { type ExamKey, examCommand } from './exam-keys'

const bare: ExamKey = { key: '', code: '', ctrlKey: false, altKey: false, metaKey: false, shiftKey: false }
const press = (pressed: Partial<ExamKey>, optionCount = 4) =>
  examCommand({ ...bare, ...pressed }, optionCount)

test.each([
  ['a', 0],
  ['A', 0],
  ['D', 3],
  ['1', 0],
  ['4', 3],
])('%s chooses option %s', (key, option) => {
  expect(press({ key })).toEqual({ type: 'choose', option })
})

test.each([
  ['A', 0],
  ['d', 3],
])('Shift and %s strikes option %s out', (key, option) => {
  expect(press({ key, shiftKey: true })).toEqual({ type: 'strike', option })
})

test.each(['e', '5', '0', 'z', 'ArrowUp', ' ', 'Tab', 'Shift'])(
  '%s means nothing with four options',
  (key) => {
    expect(press({ key })).toBeNull()
  },
)

test('a fifth option has its key too', () => {
  expect(press({ key: 'e' }, 5)).toEqual({ type: 'choose', option: 4 })
})

test.each([
  ['ArrowLeft', 'previous'],
  ['ArrowRight', 'next'],
  ['Enter', 'save-and-next'],
  ['k', 'calculator'],
])('%s is %s', (key, type) => {
  expect(press({ key })).toEqual({ type })
})

test.each<[string, Partial<ExamKey>]>([
  ['F11', { key: 'F11' }],
  ['F12', { key: 'F12' }],
  ['Escape', { key: 'Escape' }],
  ['Alt+Tab', { key: 'Tab', altKey: true }],
  ['Ctrl+Shift+I', { key: 'I', code: 'KeyI', ctrlKey: true, shiftKey: true }],
  ['Cmd+Option+I', { key: 'ˆ', code: 'KeyI', metaKey: true, altKey: true }],
])('%s is kept from the browser', (_, pressed) => {
  expect(press(pressed)).toEqual({ type: 'block' })
})

test.each<[string, Partial<ExamKey>]>([
  ['Ctrl+A', { key: 'a', ctrlKey: true }],
  ['Cmd+C', { key: 'c', metaKey: true }],
  ['Alt+Left', { key: 'ArrowLeft', altKey: true }],
])('%s stays with the browser', (_, pressed) => {
  expect(press(pressed)).toBeNull()
})

test.each(['a', 'D', '3', 'm', 's', 'T', '?', '+', '-'])(
  '%s does nothing where letters are switched off',
  (key) => {
    expect(examCommand({ ...bare, key }, 4, false)).toBeNull()
  },
)

test.each(['Enter', 'ArrowLeft', 'Delete', 'Escape'])('%s works where letters are switched off', (key) => {
  expect(examCommand({ ...bare, key }, 4, false)).toEqual(examCommand({ ...bare, key }, 4))
  expect(examCommand({ ...bare, key }, 4, false)).not.toBeNull()
})

test('the keys of developer tools are kept from the browser all the same', () => {
  const tools = { ...bare, key: 'I', code: 'KeyI', ctrlKey: true, shiftKey: true }
  expect(examCommand(tools, 4, false)).toEqual({ type: 'block' })
})
