import { expect, test } from 'vitest'
import { pictureName } from '@/features/home/carousel/carousel-repository'
import { carouselName } from './upload'

test.each([
  ['2 New batch.PNG', '2-new-batch.png', 'New batch'],
  ['1 కొత్త బ్యాచ్.jpeg', '1-కొత్త-బ్యాచ్.png', 'కొత్త బ్యాచ్'],
  ['ఫోన్\u200cలో.png', 'ఫోన్\u200cలో.png', 'ఫోన్\u200cలో'],
  ['1 Read--फ़ोन पर--.png', '1-read--फ़ोन-पर.png', 'Read'],
  ['../../a/b.png', 'a-b.png', 'A b'],
])('the carousel keeps the caption of %j', (name, stored, caption) => {
  expect(carouselName(name, 'png')).toBe(stored.normalize('NFC'))
  expect(pictureName(carouselName(name, 'png'), 'en')).toBe(caption)
})

test('a name without letters and digits is refused, and two names stay two', () => {
  expect(() => carouselName('--_.png', 'png')).toThrow('Rename "--_.png" so that it has letters or digits.')
  expect(carouselName('రాత.png', 'png')).not.toBe(carouselName('కథ.png', 'png'))
})
