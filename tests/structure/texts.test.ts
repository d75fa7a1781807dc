import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { messageId } from '../../src/language/message-id'
import { translated, translationsOf } from '../../tools/texts/catalogues'
import { messagesOfProduct } from '../../tools/texts/extract'
import { messagesIn, partsOf } from '../../tools/texts/messages-in'
import { textsOutside } from './text-rules'

/** What is no text of the interface, by file: data, and what only the academy or a developer reads. */
const exempt: Readonly<Record<string, string>> = {
  'src/app/configuration-page.tsx': 'for whoever builds the site',
  'src/app/status/language-offer.tsx': 'each in its own language',
  'src/config/academy-details.ts': 'an address',
  'src/config/limits.ts': 'stored categories',
  'src/config/quiz-categories.ts': 'stored categories',
  'src/config/who-we-are.ts': 'the name of the academy',
  'src/content/jobs/schema.ts': 'stored',
  'src/content/packs/fallback-categories.ts': 'content',
  'src/content/test-series/schema.ts': 'stored',
  'src/domain/learning/calendar.ts': 'a header of a calendar file',
  'src/domain/practice-title.ts': 'stored, with the texts beside it',
  'src/domain/purchase/product-name.ts': 'content',
  'src/domain/question/kinds/match.ts': 'part of a paper',
  'src/domain/question/question.ts': 'part of a paper',
  'src/domain/question/scoring.ts': 'values with labels elsewhere',
  'src/domain/sitting/test-ref.ts': 'values with labels elsewhere',
  'src/domain/test-layout.ts': 'part of a paper',
  'src/features/content-hub/model/sections.ts': 'stored section types',
  'src/features/payments/support-path.ts': 'for the academy',
  'src/features/pdf-viewer/model/viewer-keys.ts': 'names of keys',
  'src/features/pdf-viewer/pdf-document.ts': 'the name of an error',
  'src/features/plan/model/plan-form.ts': 'names of exams',
  'src/features/quizzes/components/quiz-debug.tsx': 'for the academy',
  'src/features/test-taker/before-the-test/no-test-data.tsx': 'for the academy',
  'src/lib/file-requests.ts': 'the message of an error that is logged',
  'src/own/attempts/account/stored-attempt.ts': 'stored',
  'src/own/reports/report.ts': 'stored',
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter((name) => /(?<!\.test)\.tsx?$/.test(name) && !name.includes('/testing/'))

describe('every text that people see', () => {
  it('is a message of the catalogue', () => {
    const found = files
      .filter((file) => !exempt[file])
      .flatMap((file) => textsOutside(file, readFileSync(file, 'utf8')))
    expect(found).toEqual([])
  })

  it.each([
    ['between tags', '<p>Start the test</p>'],
    ['as a label', '<input aria-label="Search" />'],
    ['in a variable', "const note = 'You are offline.'"],
    ['filled in', `const note = \`You have \${count} tests left.\``],
    ['glued to a message', `const note = \`\${t('Hello')} my friend\``],
    ['of two messages', "const note = t('Hello') + t('friend')"],
  ])('is found %s', (_, source) => {
    expect(textsOutside('some.tsx', source)).toHaveLength(1)
  })

  it.each([
    ['a message', "<p>{t('Start the test')}</p>"],
    ['a class', '<p className="Some class of ours" />'],
    ['a fault of the program', "throw new Error('This cannot be.')"],
    ['a key', "const key = 'some-key'"],
  ])('is not %s', (_, source) => {
    expect(textsOutside('some.tsx', source)).toEqual([])
  })
})

describe('a message', () => {
  it('names its values', () => {
    expect(() => messagesIn('some.ts', "t('{count} left', { rest })")).toThrow('some.ts:1: names and values')
    expect(() => messagesIn('some.ts', 't(title)')).toThrow('some.ts:1: t() takes a literal text')
    expect(() => messagesIn('some.ts', "t('{count, plural, one {# left}', { count })")).toThrow(
      'is no ICU message',
    )
  })

  it('has an id of its own', () => {
    const messages = [...messagesOfProduct().keys()]
    expect(new Set(messages.map(messageId)).size).toBe(messages.length)
  })
})

describe.each(translated)('the catalogue %s', (language) => {
  let translations: Map<string, string>
  beforeAll(async () => {
    translations = await translationsOf(language)
  })

  it('has each message once, translated, and no other (npm run texts)', () => {
    const messages = [...messagesOfProduct().keys()]
    expect(messages.filter((message) => !translations.has(message))).toEqual([])
    expect([...translations.keys()].filter((message) => !messages.includes(message))).toEqual([])
  })

  it('has the placeholders and tags of each message', () => {
    const wrong = [...translations].filter(
      ([message, text]) => partsOf(message).join() !== partsOf(text).join(),
    )
    expect(wrong).toEqual([])
  })
})
