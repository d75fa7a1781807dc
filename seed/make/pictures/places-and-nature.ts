/** Line drawings, centred on 0,0 and about 220 wide: buildings, land, water and living things. */
import { along, circle, line, path, spin } from './strokes'

export const dome = [
  path('M-120 84H120M-108 84V64H108V84M-98 64V8M98 64V8'),
  along(8, (i) => line(-84 + i * 24, 8, -84 + i * 24, 64)),
  path('M-112 8H112L96 -10H-96Z'),
  path('M-64 -10C-64 -92 64 -92 64 -10'),
  path('M0 -72V-112M0 -112L30 -102L0 -92'),
].join('')

export const gopuram = [
  along(6, (i) =>
    path(`M${-100 + i * 14} ${90 - i * 32}H${100 - i * 14}L${88 - i * 14} ${58 - i * 32}H${-88 + i * 14}Z`),
  ),
  path('M-24 90V70A24 24 0 0 1 24 70V90'),
  along(3, (i) => path(`M${-14 + i * 14} -102V-120`)),
].join('')

export const charminar = [
  along(4, (i) => {
    const x = -96 + i * 58 + (i > 1 ? 18 : 0)
    return `${path(`M${x - 11} 96V-70H${x + 11}V96`)}${path(`M${x - 11} -70C${x - 14} -98 ${x + 14} -98 ${x + 11} -70`)}${path(`M${x} -91V-112`)}`
  }),
  path('M-85 -20H85M-85 -36H85M-28 96V40C-28 0 28 0 28 40V96'),
  path('M-120 96H120'),
].join('')

export const mountains = [
  circle(52, -58, 30),
  path('M-130 92L-46 -52L-8 10L30 -28L130 92Z'),
  path('M-70 -10L-46 6L-28 -18M12 -8L30 6L46 -6'),
  along(4, (i) => path(`M${-130 + i * 18} ${106 + i * 10}H${130 - i * 18}`)),
].join('')

export const river = [
  circle(62, -66, 34),
  path('M-130 -20C-70 -60 -30 10 30 -24S110 -30 130 -14'),
  along(5, (i) =>
    path(
      `M-130 ${18 + i * 20}C-80 ${-6 + i * 20} -40 ${42 + i * 20} 0 ${18 + i * 20}S90 ${-4 + i * 20} 130 ${20 + i * 20}`,
    ),
  ),
].join('')

export const cyclone = [
  along(3, (i) => spin(i * 120, path('M14 0C40 -60 -20 -112 -84 -84M26 6C72 -40 54 -118 -8 -128'))),
  circle(0, 0, 14),
].join('')

export const leaf = [
  path('M0 108C-104 60 -96 -58 0 -118C96 -58 104 60 0 108Z'),
  path('M0 124V-96'),
  along(5, (i) =>
    path(
      `M0 ${78 - i * 34}L${56 - Math.abs(i - 1.5) * 8} ${42 - i * 34}M0 ${78 - i * 34}L${-56 + Math.abs(i - 1.5) * 8} ${42 - i * 34}`,
    ),
  ),
].join('')

export const globe = [
  circle(0, 0, 104),
  along(3, (i) => `<ellipse rx="${28 + i * 30}" ry="104"/>`),
  path('M-104 0H104M-90 -52H90M-90 52H90'),
].join('')

export const bird = [
  path(
    'M-120 30C-70 -40 -30 -40 0 12C30 -40 70 -40 120 30C70 0 36 4 8 46C4 62 -4 62 -8 46C-36 4 -70 0 -120 30Z',
  ),
  along(3, (i) =>
    path(
      `M-110 ${84 + i * 14}C-60 ${70 + i * 14} -30 ${98 + i * 14} 0 ${84 + i * 14}S80 ${72 + i * 14} 110 ${86 + i * 14}`,
    ),
  ),
  circle(70, -70, 22),
].join('')
