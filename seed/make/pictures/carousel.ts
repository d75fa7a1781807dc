/**
 * The pictures of the hero carousel, 1200 x 675: scenes of the product, large enough to be read at 300 px width. Each is
 * shown under its file's name, in words: English, Telugu and Hindi, with `--` between them.
 */

const gold = '#FFB800'
const line = '#34405A'
const text = '#F3F5F9'
const muted = '#8F9BB0'
const green = '#34D399'
const red = '#F87171'
const violet = '#C4B5FD'

interface Look {
  fill?: string
  stroke?: string
  width?: number
  radius?: number
}

const box = (
  x: number,
  y: number,
  w: number,
  h: number,
  { fill = 'none', stroke = 'none', width = 4, radius = 24 }: Look = {},
) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="${fill}" stroke="${stroke}" stroke-width="${width}"/>`

/** A line of text that nobody reads. */
const bar = (x: number, y: number, w: number, fill = line, h = 20) => box(x, y, w, h, { fill, radius: h / 2 })

const word = (x: number, y: number, size: number, content: string, fill = text, anchor = 'start') =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="${anchor}">${content}</text>`

const panel = (x: number, y: number, w: number, h: number) =>
  box(x, y, w, h, { fill: '#121826', stroke: line, width: 3, radius: 36 })

const tick = (x: number, y: number, s: number) =>
  `<path d="M${x} ${y}l${s * 0.35} ${s * 0.35}L${x + s} ${y - s * 0.4}" fill="none" stroke="${green}" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/>`

const cross = (x: number, y: number, s: number) =>
  `<path d="M${x} ${y}l${s} ${s}m0 ${-s}l${-s} ${s}" fill="none" stroke="${red}" stroke-width="12" stroke-linecap="round"/>`

/** The palette's shapes: answered, not answered, marked, not seen. */
function sign(state: string, x: number, y: number, number: number): string {
  const s = 92
  const shapes: Record<string, string> = {
    a: `<path d="M${x} ${y + 18}q0-18 18-18h${s - 36}q18 0 18 18v${s - 56}q0 38-38 38h${76 - s}q-38 0-38-38z" fill="#14503D" stroke="${green}" stroke-width="3"/>`,
    n: `<path d="M${x} ${y + 38}q0-38 38-38h${s - 76}q38 0 38 38v${s - 56}q0 18-18 18h${36 - s}q-18 0-18-18z" fill="#5C2529" stroke="${red}" stroke-width="3"/>`,
    m: `<circle cx="${x + s / 2}" cy="${y + s / 2}" r="${s / 2}" fill="#2C2150" stroke="${violet}" stroke-width="3"/>`,
  }
  const shape = shapes[state] ?? box(x, y, s, s, { stroke: line, width: 3, radius: 20 })
  return shape + word(x + s / 2, y + 61, 44, String(number), state === '-' ? muted : text, 'middle')
}

const examScreen = [
  panel(70, 70, 640, 535),
  word(118, 152, 52, 'Question 9'),
  bar(118, 186, 500),
  bar(118, 222, 340),
  ...[0, 1, 2, 3].map((option) => {
    const y = 276 + option * 78
    const chosen = option === 1
    return [
      box(118, y, 544, 64, {
        stroke: chosen ? gold : line,
        fill: chosen ? '#1C1606' : '#0B0F17',
        radius: 18,
      }),
      box(130, y + 10, 44, 44, { fill: chosen ? gold : line, radius: 12 }),
      word(152, y + 44, 34, 'ABCD'.charAt(option), chosen ? '#1A1300' : text, 'middle'),
      bar(204, y + 22, [250, 320, 210, 280][option] ?? 250, chosen ? text : line),
    ].join('')
  }),
  panel(750, 70, 380, 130),
  word(940, 160, 76, '1:12:40', text, 'middle'),
  panel(750, 230, 380, 375),
  ...'aanamaan-'
    .split('')
    .map((state, place) =>
      sign(state, 782 + (place % 3) * 112, 258 + Math.floor(place / 3) * 112, place + 1),
    ),
  box(1000, 476, 104, 104, { stroke: gold, width: 6, radius: 26 }),
].join('')

const explained = [
  panel(150, 60, 900, 555),
  bar(206, 116, 620, text, 26),
  bar(206, 160, 380, text, 26),
  box(206, 222, 788, 100, { stroke: red, fill: '#241013', radius: 22 }),
  word(246, 290, 52, 'Article 312'),
  cross(916, 250, 44),
  box(206, 342, 788, 100, { stroke: green, fill: '#0A2018', radius: 22 }),
  word(246, 410, 52, 'Article 280'),
  tick(906, 394, 60),
  word(206, 520, 52, 'Why?', gold),
  bar(366, 486, 600),
  bar(366, 524, 520),
  bar(366, 562, 260),
].join('')

const byDate = [
  ...[
    ['20', 'NOV', 640, 420],
    ['18', 'NOV', 520, 560],
    ['15', 'NOV', 600, 300],
  ].map(([day, month, first, second], place) => {
    const y = 62 + place * 190
    return [
      panel(120, y, 960, 168),
      box(146, y + 22, 152, 124, { fill: place === 0 ? gold : '#1A2233', radius: 22 }),
      word(222, y + 88, 68, String(day), place === 0 ? '#1A1300' : text, 'middle'),
      word(222, y + 132, 38, String(month), place === 0 ? '#1A1300' : muted, 'middle'),
      bar(336, y + 48, Number(first), text, 28),
      bar(336, y + 98, Number(second)),
    ].join('')
  }),
  `<path d="M1032 40l15 31 34 5-25 24 6 34-30-16-30 16 6-34-25-24 34-5z" fill="${gold}" stroke="#0B0F17" stroke-width="8"/>`,
].join('')

const notes = [
  `<g transform="rotate(-9 380 340)">${box(190, 120, 360, 470, { fill: '#1A2233', stroke: line })}${bar(236, 180, 220)}${[0, 1, 2, 3, 4, 5].map((row) => bar(236, 232 + row * 44, 268 - (row % 3) * 46)).join('')}</g>`,
  `<g transform="rotate(8 850 340)">${box(660, 120, 360, 470, { fill: '#1A2233', stroke: line })}${box(706, 180, 268, 150, { stroke: gold, radius: 14 })}<path d="M730 306l60-70 56 42 104-76" fill="none" stroke="${gold}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>${[0, 1, 2, 3].map((row) => bar(706, 366 + row * 44, 268 - (row % 2) * 70)).join('')}</g>`,
  box(430, 30, 340, 630, { fill: '#05080D', stroke: '#5B6980', width: 8, radius: 52 }),
  box(456, 58, 288, 574, { fill: '#F3F5F9', radius: 30 }),
  box(484, 92, 232, 20, { fill: '#1A2233', radius: 8 }),
  ...[0, 1, 2].map((row) => bar(484, 136 + row * 34, 232 - row * 40, '#A7B0C0', 14)),
  box(484, 250, 232, 180, { stroke: '#5B6980', width: 4, radius: 10 }),
  `<path d="M484 310h232M484 370h232M600 250v180" stroke="#5B6980" stroke-width="4"/>`,
  ...[0, 1, 2].map((row) => bar(484, 458 + row * 34, 200 + row * 16, '#A7B0C0', 14)),
  box(516, 562, 168, 52, { fill: gold, radius: 26 }),
  word(600, 600, 36, '3 / 24', '#1A1300', 'middle'),
].join('')

const weakTopics = [
  panel(90, 90, 430, 495),
  '<circle cx="305" cy="320" r="142" fill="none" stroke="#1A2233" stroke-width="34"/>',
  `<circle cx="305" cy="320" r="142" fill="none" stroke="${green}" stroke-width="34" stroke-linecap="round" pathLength="100" stroke-dasharray="82 100" transform="rotate(-90 305 320)"/>`,
  word(305, 348, 84, '82%', text, 'middle'),
  word(305, 548, 48, 'Excellent', muted, 'middle'),
  panel(560, 90, 550, 495),
  ...[
    ['Polity', 0.92, green],
    ['Economy', 0.74, green],
    ['History', 0.38, red],
  ].map(([topic, share, colour], row) => {
    const y = 180 + row * 142
    return [
      word(612, y, 54, String(topic)),
      bar(612, y + 26, 446, '#1A2233', 30),
      bar(612, y + 26, 446 * Number(share), String(colour), 30),
    ].join('')
  }),
].join('')

/** File name under `Carousel/` without its ending, then the scene. */
export const CAROUSEL: [name: string, scene: string][] = [
  ['1-the-real-exam-screen--నిజమైన-పరీక్ష-స్క్రీన్--असली-परीक्षा-जैसी-स्क्रीन', examScreen],
  ['2-every-answer-explained--ప్రతి-సమాధానానికి-వివరణ--हर-उत्तर-की-व्याख्या', explained],
  ['3-current-affairs-by-date--తేదీ-వారీగా-కరెంట్-అఫైర్స్--तारीख-के-अनुसार-करेंट-अफेयर्स', byDate],
  ['4-notes-to-read-on-the-phone--ఫోన్‌లో-చదివే-నోట్స్--फ़ोन-पर-पढ़ने-के-नोट्स', notes],
  ['5-your-weak-topics-found--మీ-వీక్-టాపిక్‌లు-తెలుస్తాయి--आपके-कमज़ोर-टॉपिक', weakTopics],
]

/** The picture as SVG. Its few words are set in whatever font the device has. */
export function carouselPicture(scene: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" width="1200" height="675" viewBox="0 0 1200 675" font-family="Inter, Roboto, 'Noto Sans', 'Segoe UI', sans-serif" font-weight="600">
<defs><radialGradient id="g" cx=".5" cy=".2" r=".9"><stop offset="0" stop-color="#1F2A40"/><stop offset="1" stop-color="#0B0F17"/></radialGradient></defs>
<rect width="1200" height="675" fill="url(#g)"/>
${scene}
</svg>
`
}
