/** Line drawings, centred on 0,0 and about 220 wide: paper, offices, prizes and machines. */
import { along, circle, line, path, rect, spin } from './strokes'

export const book = [
  path(
    'M0 78C-30 52 -80 50 -120 60V-72C-80 -82 -30 -80 0 -54C30 -80 80 -82 120 -72V60C80 50 30 52 0 78ZM0 78V-54',
  ),
  along(4, (i) =>
    path(
      `M-98 ${-42 + i * 24}C-70 ${-48 + i * 24} -44 ${-46 + i * 24} -22 ${-34 + i * 24}M98 ${-42 + i * 24}C70 ${-48 + i * 24} 44 ${-46 + i * 24} 22 ${-34 + i * 24}`,
    ),
  ),
].join('')

export const shelf = [
  along(6, (i) => rect(-108 + i * 32, -80 + ((i * 37) % 40), 26, 164 - ((i * 37) % 40))),
  spin(14, rect(92, -84, 26, 150)),
  path('M-130 84H130M-130 98H130'),
].join('')

export const checklist = [
  rect(-78, -108, 156, 216, 10),
  along(4, (i) => `${rect(-56, -78 + i * 44, 24, 24, 4)}${path(`M-14 ${-66 + i * 44}H56`)}`),
  path('M-52 -66L-44 -58L-32 -76M-52 22L-44 30L-32 12'),
].join('')

export const calendar = [
  rect(-108, -88, 216, 190, 12),
  path('M-108 -44H108M-62 -88V-112M62 -88V-112'),
  along(15, (i) =>
    i === 8
      ? rect(-84 + (i % 5) * 36, -24 + Math.floor(i / 5) * 38, 24, 24, 4, true)
      : rect(-84 + (i % 5) * 36, -24 + Math.floor(i / 5) * 38, 24, 24, 4),
  ),
].join('')

export const scales = [
  path('M0 -104V92M-52 100H52M-96 -72L96 -88'),
  path('M-96 -72L-132 24H-60ZM96 -88L60 8H132Z'),
  path('M-132 24C-124 52 -68 52 -60 24M60 8C68 36 124 36 132 8'),
  circle(0, -80, 8, true),
].join('')

export const gavel = [
  spin(-38, `${rect(-70, -74, 112, 56, 8)}${path('M-54 -74V-18M26 -74V-18M-14 -18V112')}`),
  path('M-130 104H-10M-116 86H-24'),
].join('')

export const train = [
  path('M-64 64V-64C-64 -108 64 -108 64 -64V64C64 76 56 84 44 84H-44C-56 84 -64 76 -64 64Z'),
  rect(-46, -62, 92, 58, 8),
  circle(-36, 44, 11),
  circle(36, 44, 11),
  path('M-40 84L-86 122M40 84L86 122M-58 100H58M-76 114H76M0 -62V-4'),
].join('')

export const briefcase = [
  rect(-112, -52, 224, 146, 14),
  path('M-42 -52V-80C-42 -88 -36 -92 -30 -92H30C36 -92 42 -88 42 -80V-52M-112 14H-18M18 14H112'),
  rect(-18, 0, 36, 28, 5),
].join('')

export const bank = [
  path('M-122 -36L0 -104L122 -36ZM-110 92H110M-122 108H122'),
  along(5, (i) => rect(-96 + i * 43, -20, 20, 98)),
  circle(0, -60, 13),
].join('')

export const trophy = [
  path(
    'M-54 -100H54V-46C54 8 24 30 0 30S-54 8 -54 -46ZM-54 -84H-96C-96 -30 -72 -14 -48 -14M54 -84H96C96 -30 72 -14 48 -14',
  ),
  path('M0 30V72M-34 72H34M-50 100H50L34 72H-34Z'),
  spin(0, path('M0 -80L8 -60L30 -58L13 -44L19 -22L0 -34L-19 -22L-13 -44L-30 -58L-8 -60Z')),
].join('')

export const track =
  along(
    5,
    (i) =>
      `<rect x="${-126 + i * 18}" y="${-92 + i * 18}" width="${252 - i * 36}" height="${184 - i * 36}" rx="${92 - i * 18}"/>`,
  ) + line(0, -92, 0, -20)

export const quill = [
  path('M-92 108C-70 20 -20 -84 104 -116C100 -10 30 60 -60 62M-92 108C-60 40 0 -40 70 -82'),
  along(4, (i) => path(`M${-44 + i * 28} ${40 - i * 30}L${2 + i * 24} ${44 - i * 34}`)),
  path('M-120 112H40'),
].join('')

export const people = [
  along(
    3,
    (i) =>
      `${circle(-76 + i * 76, i === 1 ? -50 : -24, i === 1 ? 32 : 24)}${path(i === 1 ? 'M-54 78C-54 -26 54 -26 54 78Z' : `M${-112 + i * 76} 78C${-112 + i * 76} -6 ${-40 + i * 76} -6 ${-40 + i * 76} 78Z`)}`,
  ),
].join('')

export const film = [
  rect(-116, -84, 232, 168, 14),
  path('M-32 -48L56 0L-32 48Z'),
  along(6, (i) => `${rect(-104 + i * 38, -76, 16, 12, 2)}${rect(-104 + i * 38, 64, 16, 12, 2)}`),
].join('')

export const flag = [
  path('M-84 116V-112M-104 116H-64'),
  path('M-84 -108C-40 -128 10 -84 108 -108V8C10 32 -40 -12 -84 8Z'),
  path('M-84 -70C-40 -90 10 -46 108 -70M-84 -30C-40 -50 10 -6 108 -30'),
].join('')
