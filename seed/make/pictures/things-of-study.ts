/** Line drawings, centred on 0,0 and about 220 wide: instruments, figures and shapes. */
import { along, circle, line, path, rect, spin } from './strokes'

export const atom = [
  along(3, (i) => spin(i * 60, '<ellipse rx="112" ry="40"/>')),
  circle(0, 0, 13, true),
  circle(112, 0, 7, true),
].join('')

export const flask = [
  path('M-26 -112H26M-18 -112V-36L-88 84C-94 98 -86 108 -72 108H72C86 108 94 98 88 84L18 -36V-112'),
  path('M-56 32C-30 16 -8 48 18 32S48 22 58 32'),
  along(3, (i) => circle(-24 + i * 26, 66 + (i % 2) * 16, 7)),
].join('')

export const clock = [
  circle(0, 0, 108),
  along(12, (i) => spin(i * 30, line(0, -98, 0, i % 3 === 0 ? -78 : -88))),
  path('M0 0V-66M0 0L46 28'),
  circle(0, 0, 6, true),
].join('')

export const bars = [
  path('M-120 100H120M-120 100V-100'),
  ...[54, 92, 76, 130, 164].map((height, i) => rect(-100 + i * 44, 96 - height, 26, height)),
  path('M-87 24L-43 -14L1 2L45 -58L108 -106M108 -106L86 -102M108 -106L106 -84'),
].join('')

export const coins = [0, 1, 2]
  .map((stack) =>
    along(
      3 + stack * 2,
      (i) =>
        `<ellipse cx="${-78 + stack * 78}" cy="${84 - i * 22}" rx="34" ry="12"/>${path(`M${-112 + stack * 78} ${84 - i * 22}v14M${-44 + stack * 78} ${84 - i * 22}v14`)}`,
    ),
  )
  .join('')

export const pie = [
  path('M0 0L0 -104A104 104 0 1 1 -90 52Z'),
  path('M0 0L104 0M0 0L52 90'),
  path('M-18 -14L-108 38A104 104 0 0 1 -18 -118Z'),
].join('')

export const triangle = [
  path('M-60 40H20V-66Z'),
  rect(-60, 40, 80, 80),
  rect(20, -66, 106, 106),
  path('M-60 40L-166 -40L-86 -146L20 -66'),
  path('M6 40V26H20'),
].join('')

const CORNERS: [number, number][] = [
  [-96, -50],
  [-20, -96],
  [78, -64],
  [104, 30],
  [20, 96],
  [-84, 62],
]

export const network = [
  path(
    'M-96 -50L-20 -96L78 -64L104 30L20 96L-84 62ZM-20 -96L20 96M-96 -50L104 30M78 -64L-84 62M-20 -96L104 30',
  ),
  ...CORNERS.map(([x, y]) => circle(x, y, 11, true)),
].join('')

export const wheel = [
  circle(0, 0, 106),
  circle(0, 0, 92),
  circle(0, 0, 16),
  along(24, (i) => spin(i * 15, line(0, -16, 0, -92))),
].join('')

export const satellite = [
  spin(
    -28,
    `${rect(-24, -34, 48, 68)}${rect(-112, -24, 74, 48)}${rect(38, -24, 74, 48)}${path('M-38 0H-24M24 0H38M-75 -24V24M75 -24V24M-112 0H-38M38 0H112')}${path('M-18 -34A18 18 0 0 1 18 -34M0 -52V-72')}`,
  ),
  path('M-130 96C-60 40 60 40 130 96'),
].join('')

export const bulb = [
  path('M-34 56C-34 26 -78 4 -78 -44A78 78 0 0 1 78 -44C78 4 34 26 34 56Z'),
  path('M-32 72H32M-28 88H28M-14 104H14M-22 56L-30 -20L0 4L30 -20L22 56'),
].join('')

export const spiral = [
  path('M-110 68V-68H111V68ZM26 68V-68M26 17H111M60 17V68M26 34H60M43 17V34'),
  path(
    'M-110 68A136 136 0 0 1 26 -68A85 85 0 0 1 111 17A51 51 0 0 1 60 68A34 34 0 0 1 26 34A17 17 0 0 1 43 17A17 17 0 0 1 60 34',
  ),
].join('')
