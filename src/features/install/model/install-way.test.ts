import { expect, test } from 'vitest'
import { installWay } from './install-way'

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const iPhone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webKit}`
const mac = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit}`
const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  ['Safari on an iPhone', `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`, 5, 'share'],
  [
    'Safari on an old iPad',
    `Mozilla/5.0 (iPad; CPU OS 15_8 like Mac OS X) ${webKit} Version/15.6 Mobile/15E148 Safari/604.1`,
    5,
    'share',
  ],
  ['Safari on an iPad that calls itself a Mac', `${mac} Version/18.5 Safari/605.1.15`, 5, 'share'],
  ['Safari on a Mac', `${mac} Version/18.5 Safari/605.1.15`, 0, null],
  ['Chrome on an iPhone', `${iPhone} CriOS/138.0.7204.33 Mobile/15E148 Safari/604.1`, 5, 'safari'],
  ['Firefox on an iPhone', `${iPhone} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, 5, 'safari'],
  [
    'Edge on an iPhone',
    `${iPhone} Version/18.0 EdgiOS/137.0.3296.92 Mobile/15E148 Safari/605.1.15`,
    5,
    'safari',
  ],
  [
    'Facebook on an iPhone',
    `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/512.0.0.51;FBDV/iPhone14,5;FBMD/iPhone]`,
    5,
    'safari',
  ],
  ['Instagram on an iPhone', `${iPhone} Mobile/15E148 Instagram 384.0.0.28.91 (iPhone14,5)`, 5, 'safari'],
  ['a view inside another app', `${iPhone} Mobile/15E148`, 5, 'safari'],
  ['Google on an iPhone', `${iPhone} GSA/373.0.772369652 Mobile/15E148 Safari/604.1`, 5, 'safari'],
  ['Chrome on Android, which has not offered', `${android} Chrome/150.0.0.0 Mobile Safari/537.36`, 5, null],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 0, null],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 5, null],
] as const)('%s, without an offer', (_, userAgent, touchPoints, way) => {
  expect(installWay({ hasOffer: false, userAgent, touchPoints })).toBe(way)
})

test('what the browser itself offers goes before all', () => {
  for (const userAgent of [`${android} Chrome/150.0.0.0 Mobile Safari/537.36`, `${iPhone} CriOS/138.0`, ''])
    expect(installWay({ hasOffer: true, userAgent, touchPoints: 5 })).toBe('offer')
})
