/** Questions of every kind that a paper may have, for properties of the formats that hold them. */
import * as fc from 'fast-check'
import type { Block, Inline, Line, RichText, Text } from '../../src/domain/rich-text'
import type { AuthoredQuestion, AuthoredSet } from '../../tools/content/formats/authored'
import { formulaOf } from '../../tools/content/formats/formula'
import type { AuthoredKey } from '../../tools/content/formats/kinds'

/** Words with what other formats take for signs of their own. */
const word = fc.oneof(
  fc.constantFrom(
    'Krishna',
    'నది',
    'कौन',
    '5 < 6',
    'a > b',
    '"x"',
    '&amp;',
    '<b>',
    '\\(x\\)',
    '\\[',
    '$$y$$',
    '{mlang en}',
    ']]>',
    '@@PLUGINFILE@@/a',
    '|',
    '*',
    '~',
    '=',
    '{',
    '}',
    '//',
  ),
  fc.stringMatching(/^[A-Za-z0-9.,?!]{1,8}$/),
)
const words = fc.array(word, { minLength: 1, maxLength: 5 }).map((all) => all.join(' '))
const lines = fc.array(words, { minLength: 1, maxLength: 3 }).map((all) => all.join('\n'))

const tex = fc.constantFrom(
  'x^2',
  String.raw`\frac{1}{2}`,
  'a < b',
  String.raw`\sqrt{x}`,
  String.raw`x \text{ cm}`,
)
const styled = fc.record({
  type: fc.constantFrom('strong', 'emphasis', 'underline', 'sub', 'sup'),
  text: words,
})

/** Plain and other pieces by turns: two of one kind beside each other would be one. */
const rich: fc.Arbitrary<Line> = fc
  .tuple(
    words,
    fc.oneof(
      styled,
      tex.map((one) => formulaOf(one)),
    ),
    fc.option(words, { nil: null }),
  )
  .map(([before, piece, after]): Line => {
    const content: Inline[] = [`${before} `, piece]
    return { content: after === null ? content : [...content, ` ${after}`] }
  })
const line: fc.Arbitrary<Line> = fc.oneof(
  rich,
  lines.map((text): Line => ({ content: [text] })),
)
const short: fc.Arbitrary<Line> = fc.oneof(
  rich,
  words.map((text): Line => ({ content: [text] })),
)

const table: fc.Arbitrary<Block> = fc
  .tuple(
    fc.integer({ min: 2, max: 3 }),
    fc.integer({ min: 2, max: 3 }),
    fc.option(words, { nil: null }),
    fc.constantFrom('columns', 'rows', 'both', 'none'),
  )
  .chain(([down, across, caption, header]) =>
    fc
      .array(fc.array(short, { minLength: across, maxLength: across }), { minLength: down, maxLength: down })
      .map(
        (rows): Block => ({
          type: 'table',
          caption,
          header: header as 'columns',
          rows: rows.map((cells) => ({ cells })),
        }),
      ),
  )

const figure: fc.Arbitrary<Block> = words.map((alt) => ({
  type: 'figure',
  image: 'bars.png',
  alt,
  width: 8,
  height: 6,
}))

/** The first block is rich, so that the text is no plain one. */
const blocks: fc.Arbitrary<Block[]> = fc
  .tuple(
    rich.map((one): Block => ({ type: 'paragraph', ...one })),
    fc.array(
      fc.oneof(
        line.map((one): Block => ({ type: 'paragraph', ...one })),
        fc
          .tuple(fc.boolean(), fc.array(short, { minLength: 1, maxLength: 3 }))
          .map(([ordered, items]): Block => ({ type: 'list', ordered, items })),
        tex.map((one) => formulaOf(one, true)),
        table,
        figure,
      ),
      { maxLength: 3 },
    ),
  )
  .map(([first, rest]) => [first, ...rest])

const text: fc.Arbitrary<Text> = fc.oneof(lines, blocks)
const richText: fc.Arbitrary<RichText> = fc.oneof(
  text,
  fc.record({ te: text }),
  fc.record({ en: text, te: text }),
  fc.record({ en: text, hi: text, te: text }),
)

const marks = fc.constantFrom(
  null,
  { correct: '2' },
  { correct: '1', wrong: '-1/3' },
  { correct: '4', wrong: '-1' },
  { correct: '1.5', wrong: '-0.5' },
)
const number = fc.integer({ min: -999_999, max: 999_999 }).map((all) => all / 1000)
const numeric: fc.Arbitrary<AuthoredKey> = fc.oneof(
  number.map((answer) => ({ kind: 'numeric' as const, answer })),
  fc
    .tuple(number, fc.integer({ min: 1, max: 9999 }))
    .map(([answer, margin]) => ({ kind: 'numeric' as const, answer, tolerance: margin / 1000 })),
)

type Answered = Pick<AuthoredQuestion, 'options' | 'key' | 'marking'>

const optionsOf = (option: fc.Arbitrary<RichText>) => fc.array(option, { minLength: 2, maxLength: 5 })

const one = (option: fc.Arbitrary<RichText>): fc.Arbitrary<Answered> =>
  fc.tuple(optionsOf(option), fc.nat(), marks).map(([options, place, marking]) => ({
    options,
    key: { kind: 'single', correct: place % options.length },
    marking,
  }))

const several: fc.Arbitrary<Answered> = fc
  .tuple(optionsOf(richText), fc.nat(), fc.constantFrom('none', 'all', 'parts'))
  .map(([options, seed, marking]) => {
    const correct = [...options.keys()].filter(
      (index) => ((seed % (2 ** options.length - 2)) + 1) & (1 << index),
    )
    const whole = { correct: String(correct.length) }
    return {
      options,
      key: { kind: 'several', correct },
      marking:
        marking === 'parts'
          ? { ...whole, partial: '1' }
          : marking === 'none' || correct.length === 1
            ? null
            : whole,
    }
  })

const numbered: fc.Arbitrary<Answered> = fc
  .tuple(numeric, marks)
  .map(([key, marking]) => ({ options: [], key, marking }))

const bare = { place: fc.constant(''), section: fc.constant(null), set: fc.constant(null) }
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })

export const sets: readonly AuthoredSet[] = [
  { place: '', id: 's-1', title: 'Directions 1 to 2', text: 'Read & think.' },
]

/** What Moodle XML has words for. */
export const moodleQuestion: fc.Arbitrary<AuthoredQuestion> = fc
  .tuple(
    fc.record({
      place: fc.constant(''),
      id: optional(fc.stringMatching(/^[\w-]{1,8}$/)),
      text: richText,
      explanation: optional(richText),
      topic: optional(words.filter((topic) => !/^\/|\/$/.test(topic))),
      section: optional(words),
      set: fc.constantFrom(null, 's-1'),
    }),
    fc.oneof(one(richText), several, numbered),
  )
  .map(([said, answered]) => ({ ...said, ...answered }))

const plainWords = fc
  .array(fc.stringMatching(/^[a-z0-9.,?!]{1,8}$/), { minLength: 1, maxLength: 5 })
  .map((all) => all.join(' '))

/** What Aiken has words for: plain texts, and one right option. */
export const aikenQuestion: fc.Arbitrary<AuthoredQuestion> = fc
  .tuple(
    fc.record({
      ...bare,
      id: fc.constant(null),
      text: fc.array(plainWords, { minLength: 1, maxLength: 3 }).map((all) => all.join('\n')),
      explanation: fc.constant(null),
      topic: fc.constant(null),
    }),
    one(plainWords),
  )
  .map(([said, answered]) => ({ ...said, ...answered, marking: null }))

/** What is told of something in a paper, without where it stands. */
export function withoutPlace<T extends { readonly place: string }>(one: T): Omit<T, 'place'> {
  const { place: _, ...rest } = one
  return rest
}
