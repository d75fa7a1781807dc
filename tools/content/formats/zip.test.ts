import { expect, test } from 'vitest'
import { zip } from '../../../tests/testing/zip'
import { openZip } from './zip'

const files = { 'a.txt': 'one', 'folder/నది.txt': 'two '.repeat(1000), 'empty.txt': '' }

test.each([false, true])('every file is read as it was written; compressed: %s', (packed) => {
  const opened = openZip(zip(files, packed))
  expect(opened.names).toEqual(Object.keys(files))
  const texts = opened.names.map((name) => new TextDecoder().decode(opened.read(name) ?? undefined))
  expect(texts).toEqual(Object.values(files))
  expect(opened.read('b.txt')).toBeNull()
})

/** The bytes of a zip of one file with a field of its directory changed. */
function changed(offset: number, value: number, bytes: 2 | 4, content = 'x'.repeat(100)): Buffer {
  const whole = zip({ 'a.txt': content }, true)
  const at = whole.indexOf('PK\x01\x02') + offset
  if (bytes === 2) whole.writeUInt16LE(value, at)
  else whole.writeUInt32LE(value, at)
  return whole
}

test.each([
  ['says less than it unpacks to', changed(24, 10, 4, 'x'.repeat(1_000_000)), '"a.txt" in it is damaged'],
  ['is large', changed(24, 60_000_000, 4), '"a.txt" in it is larger than 50 MB'],
  ['is locked', changed(8, 1, 2), '"a.txt" in it is locked with a password'],
  ['is packed in another way', changed(10, 12, 2), '"a.txt" in it is packed in a way that is not known'],
  ['lies elsewhere', changed(42, 9_999, 4), 'the file is damaged or cut off: its zip cannot be opened'],
  [
    'is longer than the whole',
    changed(20, 9_999, 4),
    'the file is damaged or cut off: its zip cannot be opened',
  ],
])('a file that %s is refused', (_, bytes, sentence) => {
  expect(() => openZip(bytes).read('a.txt')).toThrow(sentence)
})

test('a zip that says it unpacks to more than 150 MB is not opened', () => {
  expect(() => openZip(changed(24, 200_000_000, 4))).toThrow('what it holds is larger than 150 MB')
})
