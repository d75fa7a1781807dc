/** The figures of questions: dark lines on white, each in the size of its figure block. */

export interface QuestionFigure {
  width: number
  height: number
  shapes: string
  /** Where a text that shows it has none of its own. */
  alt?: string
}

type Point = readonly [x: number, y: number]

const path = (points: readonly Point[], closed = false) =>
  `<path d="M${points.map(([x, y]) => `${tidy(x)} ${tidy(y)}`).join('L')}${closed ? 'Z' : ''}"/>`
const line = (from: Point, to: Point) => path([from, to])
const dot = ([x, y]: Point, r = 7) => `<circle cx="${tidy(x)}" cy="${tidy(y)}" r="${r}" fill="#111827"/>`
const hole = ([x, y]: Point) => `<circle cx="${x}" cy="${y}" r="8"/>`
const box = (x: number, y: number, width: number, height: number, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"${more}/>`
const label = ([x, y]: Point, text: string, anchor = 'middle') =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}">${text}</text>`
const tidy = (value: number) => Number(value.toFixed(1))

const dashed = (shapes: string) => `<g stroke-dasharray="6 5">${shapes}</g>`

/** The file of a figure. */
export function figureFile({ width, height, shapes }: QuestionFigure): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<style>text{fill:#111827;stroke:none;font:15px sans-serif}</style>
<rect width="${width}" height="${height}" fill="#fff"/>
<g fill="none" stroke="#111827" stroke-width="2" stroke-linejoin="round">${shapes}</g>
</svg>
`
}

// Accounts opened in a year by five branches (ibps-po-data-and-reading).
export const accounts = {
  branches: ['A', 'B', 'C', 'D', 'E'],
  savings: [240, 300, 180, 360, 270],
  current: [150, 200, 120, 180, 250],
} as const

function barChart(): QuestionFigure {
  const [left, bottom, scale] = [56, 280, 0.6]
  const levels = [0, 100, 200, 300, 400]
  const grid = levels.map((level) => {
    const y = bottom - level * scale
    return `<path stroke="#d1d5db" stroke-width="1" d="M${left} ${y}H470"/>${label([left - 8, y + 5], `${level}`, 'end')}`
  })
  const bar = (x: number, value: number, fill: string) =>
    box(x, bottom - value * scale, 28, value * scale, ` fill="${fill}"`) +
    label([x + 14, bottom - value * scale - 6], `${value}`)
  const groups = accounts.branches.map((branch, index) => {
    const x = left + 14 + index * 80
    const [savings = 0, current = 0] = [accounts.savings[index], accounts.current[index]]
    return (
      bar(x, savings, '#1f4e8c') + bar(x + 32, current, '#f2f4f7') + label([x + 30, 300], `Branch ${branch}`)
    )
  })
  const legend =
    box(130, 8, 14, 14, ' fill="#1f4e8c"') +
    label([150, 20], 'Savings accounts', 'start') +
    box(290, 8, 14, 14, ' fill="#f2f4f7"') +
    label([310, 20], 'Current accounts', 'start')
  const values = accounts.branches.map(
    (branch, index) =>
      `Branch ${branch} ${accounts.savings[index]} savings and ${accounts.current[index]} current accounts`,
  )
  return {
    width: 480,
    height: 312,
    shapes: grid.join('') + groups.join('') + legend,
    alt: `Bar chart of the accounts opened in a year: ${values.join(', ')}.`,
  }
}

// A flag on a pole with a dot at its foot, in a square of 120 (mirror image).
const flag: readonly Point[] = [
  [40, 105],
  [40, 15],
  [95, 32],
  [40, 50],
]
const foot: Point = [70, 100]
export type Turn = (point: Point) => Point
/** How the four options are made of the flag; the first is the mirror image in an upright mirror. */
export const flagTurns = {
  mirrored: ([x, y]) => [120 - x, y],
  'upside-down': ([x, y]) => [x, 120 - y],
  turned: ([x, y]) => [120 - x, 120 - y],
  'on-its-side': ([x, y]) => [120 - y, x],
} as const satisfies Record<string, Turn>

const flagFigure = (turn: Turn): QuestionFigure => ({
  width: 120,
  height: 120,
  shapes: path(flag.map(turn)) + dot(turn(foot)),
})

/** One step of the series: an arrow that turns a quarter clockwise, a dot that goes one corner anticlockwise. */
export const seriesStep = (step: number) => ({ arrow: step % 4, corner: (4 - (step % 4)) % 4 })
type Step = ReturnType<typeof seriesStep>

const corners: readonly Point[] = [
  [18, 18],
  [82, 18],
  [82, 82],
  [18, 82],
]
/** Quarters clockwise from up. */
const ways: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
]

function panel({ arrow, corner }: Step): string {
  const [dx, dy] = ways[arrow] ?? [0, 0]
  const at = (along: number, across: number): Point => [
    50 + dx * along - dy * across,
    50 + dy * along + dx * across,
  ]
  return (
    box(2, 2, 96, 96) +
    line(at(-22, 0), at(22, 0)) +
    path([at(12, -8), at(22, 0), at(12, 8)]) +
    dot(corners[corner] ?? [50, 50], 6)
  )
}

/** The options of the series: the fifth figure first. */
export const seriesOptions: Readonly<Record<string, Step>> = {
  a: seriesStep(4),
  b: { arrow: 0, corner: 2 },
  c: { arrow: 3, corner: 0 },
  d: { arrow: 1, corner: 3 },
}

const series: QuestionFigure = {
  width: 560,
  height: 100,
  shapes: [0, 1, 2, 3]
    .map((step) => `<g transform="translate(${step * 115} 0)">${panel(seriesStep(step))}</g>`)
    .concat(`<g transform="translate(460 0)">${box(2, 2, 96, 96)}${label([50, 57], '?')}</g>`)
    .join(''),
}

/** Holes in a paper of 100, of which the left half was folded over the right one. */
export const holes: Readonly<Record<string, readonly Point[]>> = {
  a: [
    [20, 25],
    [80, 25],
  ],
  b: [
    [80, 25],
    [80, 75],
  ],
  c: [
    [20, 25],
    [80, 75],
  ],
  d: [[80, 25]],
}
export const punched: Point = [80, 25]

const sheet = (points: readonly Point[]): QuestionFigure => ({
  width: 120,
  height: 120,
  shapes: `<g transform="translate(10 10)">${box(0, 0, 100, 100)}${points.map(hole).join('')}</g>`,
})

const folded: QuestionFigure = {
  width: 400,
  height: 120,
  shapes:
    `<g transform="translate(10 10)">${box(0, 0, 100, 100)}${dashed(line([50, 0], [50, 100]))}</g>` +
    `<g transform="translate(150 10)">${dashed(box(0, 0, 50, 100))}${box(50, 0, 50, 100)}</g>` +
    `<g transform="translate(290 10)">${dashed(box(0, 0, 50, 100))}${box(50, 0, 50, 100)}${hole(punched)}</g>` +
    label([130, 66], '→') +
    label([270, 66], '→'),
}

const shape = (points: readonly Point[], words: string): QuestionFigure => ({
  width: 200,
  height: 150,
  shapes: path(points, true) + words,
})

export const questionFigures: Readonly<Record<string, QuestionFigure>> = {
  // Of a premium test, so its owners alone may see it (docs/decisions/063).
  'paid/testseries_appsc_group2/questions/full-mock-1/dental-mirror': {
    width: 320,
    height: 180,
    shapes:
      '<circle cx="96" cy="90" r="52"/><circle cx="96" cy="90" r="44"/><path d="M148 90H172M172 84H300V96H172Z"/>',
  },
  'accounts-of-branches': barChart(),
  flag: flagFigure((point) => point),
  ...Object.fromEntries(Object.entries(flagTurns).map(([name, turn]) => [`flag-${name}`, flagFigure(turn)])),
  'arrow-series': series,
  ...Object.fromEntries(
    Object.entries(seriesOptions).map(([name, step]) => [
      `arrow-${name}`,
      { width: 100, height: 100, shapes: panel(step) },
    ]),
  ),
  'folded-paper': folded,
  ...Object.fromEntries(Object.entries(holes).map(([name, points]) => [`paper-${name}`, sheet(points)])),
  'area-rectangle': shape(
    [
      [30, 25],
      [170, 25],
      [170, 115],
      [30, 115],
    ],
    label([100, 138], '9 cm') + label([100, 75], '5 cm high'),
  ),
  'area-triangle': shape(
    [
      [20, 115],
      [180, 115],
      [70, 20],
    ],
    dashed(line([70, 20], [70, 115])) + label([100, 138], '12 cm') + label([76, 85], '7 cm', 'start'),
  ),
  'area-parallelogram': shape(
    [
      [20, 115],
      [150, 115],
      [185, 30],
      [55, 30],
    ],
    dashed(line([55, 30], [55, 115])) + label([85, 138], '8 cm') + label([61, 78], '5 cm', 'start'),
  ),
  'area-trapezium': shape(
    [
      [20, 115],
      [180, 115],
      [145, 30],
      [50, 30],
    ],
    dashed(line([50, 30], [50, 115])) +
      label([100, 138], '10 cm') +
      label([98, 22], '6 cm') +
      label([56, 78], '5 cm', 'start'),
  ),
  tower: {
    width: 240,
    height: 220,
    shapes:
      path(
        [
          [30, 190],
          [130, 190],
          [130, 20],
        ],
        true,
      ) +
      '<path d="M54 190A24 24 0 0 0 42 170"/>' +
      path([
        [118, 190],
        [118, 178],
        [130, 178],
      ]) +
      label([72, 180], '60°') +
      label([80, 210], '30 m') +
      label([138, 105], 'tower', 'start') +
      label([24, 206], 'P'),
  },
  track: {
    width: 340,
    height: 170,
    shapes:
      '<path d="M70 20H270A60 60 0 0 1 270 140H70A60 60 0 0 1 70 20Z"/>' +
      dashed(line([70, 20], [70, 140]) + line([270, 20], [270, 140])) +
      label([170, 161], '20 cm') +
      label([78, 85], '14 cm', 'start'),
  },
}

/** Where the figure `name` stands in Storage. */
export const figurePath = (name: string): string =>
  `${name.startsWith('paid/') ? '' : 'images/questions/'}${name}.svg`
