/** Line drawings, centred on 0,0 and about 220 wide: what articles, films and notices are about. */
import { along, circle, line, path, rect, spin } from './strokes'

export const medal = [
  path('M-58 -112L-16 -20M58 -112L16 -20M-26 -112L8 -36M26 -112L-8 -36'),
  circle(0, 46, 66),
  circle(0, 46, 52),
  path('M0 8L11 34L38 36L17 54L24 82L0 67L-24 82L-17 54L-38 36L-11 34Z'),
].join('')

export const compass = [
  circle(0, 0, 106),
  circle(0, 0, 92),
  along(16, (i) => spin(i * 22.5, line(0, -92, 0, i % 4 === 0 ? -70 : -82))),
  spin(32, path('M0 -64L16 0L0 64L-16 0ZM-16 0H16')),
  circle(0, 0, 5, true),
].join('')

export const dam = [
  path('M-124 -52H124M-116 -52L-92 84H92L116 -52'),
  along(5, (i) => path(`M${-80 + i * 34} -52V-12A12 12 0 0 1 ${-56 + i * 34} -12V-52`)),
  along(3, (i) =>
    path(
      `M${-124 + i * 4} ${-66 - i * 14}C-70 ${-80 - i * 14} -30 ${-54 - i * 14} 20 ${-66 - i * 14}S100 ${-76 - i * 14} ${124 - i * 4} ${-66 - i * 14}`,
    ),
  ),
  along(4, (i) => path(`M${-68 + i * 34} 8V66`)),
  path('M-124 104C-70 90 -30 118 20 104S100 94 124 104'),
].join('')

export const rook = [
  path('M-58 -100V-52L-36 -30V44L-62 76H62L36 44V-30L58 -52V-100H34V-80H12V-100H-12V-80H-34V-100Z'),
  path('M-36 -30H36M-36 44H36M-78 76H78V100H-78ZM-58 -52H58'),
].join('')

export const microscope = [
  spin(-24, `${rect(-20, -116, 40, 84, 6)}${rect(-12, -32, 24, 28, 3)}${path('M-28 -92H28')}`),
  path('M34 -64C96 -40 104 40 44 78M-96 104H96M-70 78H70V104H-70ZM-84 20H26'),
  circle(-6, 12, 7, true),
].join('')

export const lectern = [
  path('M-92 -30L92 -30L70 22H-70ZM-44 22V92M44 22V92M-76 100H76M-76 92H76'),
  path('M-40 -30C-40 -60 -20 -74 -6 -84M-70 -8H70'),
  circle(6, -92, 13),
].join('')

export const loom = [
  path('M-104 -104V108M104 -104V108M-118 -84H118M-118 84H118'),
  along(9, (i) => line(-80 + i * 20, -84, -80 + i * 20, 30)),
  along(3, (i) =>
    path(
      `M-84 ${40 + i * 14}L-56 ${32 + i * 14}L-28 ${40 + i * 14}L0 ${32 + i * 14}L28 ${40 + i * 14}L56 ${32 + i * 14}L84 ${40 + i * 14}`,
    ),
  ),
  path('M-96 -10C-60 -26 -40 -26 -6 -10C-40 6 -60 6 -96 -10Z'),
].join('')

export const shield = [
  path('M0 -114C30 -94 62 -86 96 -86C100 0 72 76 0 114C-72 76 -100 0 -96 -86C-62 -86 -30 -94 0 -114Z'),
  path('M0 -92C26 -76 50 -70 78 -68C80 2 56 62 0 92C-56 62 -80 2 -78 -68C-50 -70 -26 -76 0 -92Z'),
  path('M0 -46L13 -12L50 -10L21 12L31 48L0 27L-31 48L-21 12L-50 -10L-13 -12Z'),
].join('')

export const blackboard = [
  rect(-120, -96, 240, 146, 8),
  path(
    'M-92 14L-52 -54L-12 14ZM-52 -54V14M20 -50H92M20 -22H92M20 6H64M-84 50L-104 112M84 50L104 112M-40 62H40',
  ),
].join('')

export const wheat = [
  path('M0 116V-70'),
  along(
    5,
    (i) =>
      `${path(`M0 ${26 - i * 28}C34 ${18 - i * 28} 44 ${-4 - i * 28} 42 ${-26 - i * 28}C18 ${-20 - i * 28} 4 ${-4 - i * 28} 0 ${26 - i * 28}Z`)}${path(`M0 ${26 - i * 28}C-34 ${18 - i * 28} -44 ${-4 - i * 28} -42 ${-26 - i * 28}C-18 ${-20 - i * 28} -4 ${-4 - i * 28} 0 ${26 - i * 28}Z`)}`,
  ),
  path('M0 90C30 84 58 62 66 40M0 104C-30 98 -58 76 -66 54'),
].join('')

export const scroll = [
  path('M-84 -92H60C84 -92 84 -60 60 -60H52M-84 -92C-108 -92 -108 -60 -84 -60H52V76C52 108 -68 108 -60 76'),
  path('M-60 -60V84C-60 108 -92 108 -92 84H-60M-8 104H84C100 104 104 76 84 76H52'),
  along(4, (i) => path(`M-38 ${-32 + i * 26}H${i === 3 ? 4 : 30}`)),
].join('')
