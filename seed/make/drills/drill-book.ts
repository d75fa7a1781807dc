/** The drill book: 200 pages of tables and worked exercises, every number computed here. */
import type { Chapter } from '../page-tree'
import { factors, fraction, isPrime, plain, sequence } from './numbers'
import { kinds } from './worked'

interface Sheet {
  title: string
  body: string
  /** Opens a chapter. */
  chapter: boolean
}

const page = (title: string, body: string, chapter = false): Sheet => ({ title, body, chapter })

const html = ({ title, body, chapter }: Sheet) =>
  `<section class="drill">${chapter ? `<h2>${title}</h2>` : `<h3>${title}</h3>`}\n${body}</section>`

const grid = (columns: number, cells: readonly string[]) =>
  `<div class="cells" style="grid-template-columns:repeat(${columns},1fr)">${cells.map((cell) => `<span>${cell}</span>`).join('')}</div>`

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** Several pages of one kind of table; the first opens its chapter. */
function tables(title: string, lead: string, pages: ReadonlyArray<readonly [string, string]>): Sheet[] {
  return pages.map(([name, body], index) =>
    index === 0 ? page(title, `<p>${lead}</p><h3>${name}</h3>${body}`, true) : page(name, body),
  )
}

const multiplication = tables(
  'Multiplication tables',
  'Five tables to a page, to 20. Say them aloud in order, then backwards, then at random.',
  range(0, 9).map((block) => {
    const numbers = range(block * 5 + 2, block * 5 + 6)
    const columns = numbers.map((number) =>
      range(1, 20).map((by) => `${number} × ${by} = <b>${number * by}</b>`),
    )
    const cells = range(0, 19).flatMap((line) => columns.map((column) => column[line] ?? ''))
    return [`Tables of ${numbers[0]} to ${numbers.at(-1)}`, grid(5, cells)] as const
  }),
)

const powerPages = tables(
  'Squares and cubes',
  'The last digit of a square is 0, 1, 4, 5, 6 or 9, never 2, 3, 7 or 8: an option with another ending cannot be a square.',
  [
    ...range(0, 4).map(
      (block) =>
        [
          `Squares of ${block * 60 + 1} to ${block * 60 + 60}`,
          grid(
            3,
            range(block * 60 + 1, block * 60 + 60).map(
              (number) => `${number}² = <b>${plain(number ** 2)}</b>`,
            ),
          ),
        ] as const,
    ),
    ...range(0, 1).map(
      (block) =>
        [
          `Cubes of ${block * 50 + 1} to ${block * 50 + 50}`,
          grid(
            3,
            range(block * 50 + 1, block * 50 + 50).map(
              (number) => `${number}³ = <b>${plain(number ** 3)}</b>`,
            ),
          ),
        ] as const,
    ),
  ],
)

const factorPages = tables(
  'Prime factors of 2 to 1,280',
  'Primes stand in bold. A number has as many divisors as the product of its powers, each raised by one.',
  range(0, 15).map((block) => {
    const from = Math.max(2, block * 80 + 1)
    const cells = range(from, block * 80 + 80).map((number) => {
      if (isPrime(number)) return `<b>${number}</b> prime`
      return `${number} = ${factors(number)
        .map(([prime, power]) => (power === 1 ? String(prime) : `${prime}<sup>${power}</sup>`))
        .join(' · ')}`
    })
    return [`${from} to ${block * 80 + 80}`, grid(4, cells)] as const
  }),
)

const fractionPages = tables(
  'Fractions and percentages',
  'Half of the sums in a bank paper are one of these fractions in disguise.',
  range(1, 6).map((block) => {
    const cells = range(block * 5 - 3, block * 5 + 1).flatMap((bottom) =>
      range(1, bottom - 1)
        .filter((top) => fraction(top, bottom) === `${top}/${bottom}`)
        .map((top) => `${top}/${bottom} = <b>${plain((top / bottom) * 100)}%</b>`),
    )
    return [`Denominators ${block * 5 - 3} to ${block * 5 + 1}`, grid(4, cells.slice(0, 108))] as const
  }),
)

/** Worked exercises, then the same kind to do alone, with the answers at the foot. */
function exercisePages(): Sheet[] {
  return kinds.flatMap(({ title, rule, make }, index) => {
    const choose = sequence(index + 1)
    const worked = range(1, 5).map((set) => {
      const cards = range(1, 8).map(() => {
        const { question, steps, answer } = make(choose)
        return `<div class="worked"><b>${question}</b>${steps.map((step) => `<p>${step}</p>`).join('')}<p class="result">${answer}</p></div>`
      })
      const body = `<div class="formula">${rule}</div><div class="cards">${cards.join('')}</div>`
      return page(
        set === 1 ? title : `${title}: worked set ${set}`,
        set === 1 ? `<h3>Worked set 1</h3>${body}` : body,
        set === 1,
      )
    })
    const alone = range(1, 5).map((set) => {
      const made = range(1, 20).map(() => make(choose))
      const list = made.map(({ question }) => `<li>${question}</li>`).join('')
      const answers = made.map(({ answer }, at) => `${at + 1}. ${answer}`).join(' &nbsp; ')
      return page(
        `${title}: set ${set} to do alone`,
        `<ol class="questions alone">${list}</ol><div class="answers"><b>Answers.</b> ${answers}</div>`,
      )
    })
    return [...worked, ...alone]
  })
}

/** One sheet for each page. */
function sheets(): Sheet[] {
  const cover = page(
    'How to use this book',
    `<p>Two pages a day for a hundred days. Do the worked set with the right-hand steps covered, then the set alone against the clock: twenty sums in fifteen minutes is the speed of a bank paper.</p>
<p>Write the wrong ones into a notebook and do exactly those again on Sunday. What is right three Sundays running may be crossed out.</p>
<table><thead><tr><th>Chapter</th><th>For</th></tr></thead><tbody>
<tr><td>Multiplication tables, squares, cubes</td><td>speed: no exam gives time to multiply on paper</td></tr>
<tr><td>Prime factors</td><td>HCF, LCM, divisors, remainders</td></tr>
<tr><td>Fractions and percentages</td><td>data interpretation, discount, interest</td></tr>
<tr><td>${kinds.length} kinds of sums, worked and to do alone</td><td>the arithmetic of bank, railway and state papers</td></tr>
</tbody></table>`,
    true,
  )
  return [cover, ...multiplication, ...powerPages, ...factorPages, ...fractionPages, ...exercisePages()]
}

/** Where each chapter starts, for the outline. */
export function drillChapters(): Chapter[] {
  const chapters: Array<Chapter & { parts: Array<{ title: string; page: number }> }> = []
  for (const [index, { title, chapter }] of sheets().entries()) {
    if (chapter) chapters.push({ title, page: index + 1, parts: [] })
    else chapters.at(-1)?.parts.push({ title, page: index + 1 })
  }
  return chapters
}

/** The source of the book, in the form of `bookPage`. */
export function drillBook(): string {
  return `title: The Drill Book
pack: Quantitative Aptitude Notes · Book 5
lead: Two hundred pages of tables, worked sums and sums to do alone, a page or two a day.

${sheets().map(html).join('\n')}`
}
