import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { examNames } from '../../src/features/plan/model/plan-form'
import { messageId } from '../../src/language/message-id'
import { translated, translationsOf } from '../../tools/texts/catalogues'
import { messagesOfProduct } from '../../tools/texts/extract'
import { messagesIn, partsOf } from '../../tools/texts/messages-in'
import { type OutsideText, textsOutside } from './text-rules'

/** Files of data, and those that only the academy or a developer reads. */
const exemptFiles: Readonly<Record<string, string>> = {
  'src/app/configuration-page.tsx': 'for whoever builds the site',
  'src/config/quiz-categories.ts': 'stored categories',
  'src/content/packs/fallback-categories.ts': 'content',
  'src/domain/practice-title.ts': 'stored, with the texts beside it',
  'src/domain/purchase/product-name.ts': 'content',
  'src/features/quizzes/components/quiz-debug.tsx': 'for the academy',
}

/** What is no text of the interface in other files. */
const exemptTexts: Readonly<Record<string, readonly string[]>> = {
  // In its own language.
  'src/app/status/language-offer.tsx': ['Read in English'],
  // Names and an address.
  'src/config/academy-details.ts': ['Ashok Nagar, Hyderabad'],
  'src/config/who-we-are.ts': ['Pariksha Academy'],
  'src/features/plan/model/plan-form.ts': examNames,
  'src/features/pdf-viewer/model/viewer-keys.ts': ['Ctrl F'],
  // Stored, or a part of a paper; some have labels elsewhere.
  'src/config/limits.ts': ['Important Dates', 'Andhra Pradesh', 'Books in News', 'Persons in News'],
  'src/domain/question/kinds/match.ts': ['List I', 'List II'],
  'src/domain/question/question.ts': ['Option A', 'Option B', 'Option C', 'Option D'],
  'src/domain/question/scoring.ts': ['Needs Improvement'],
  'src/domain/sitting/test-ref.ts': ['Daily quiz'],
  'src/content/jobs/schema.ts': ['Unknown Location'],
  'src/content/test-series/schema.ts': ['Untitled Test'],
  'src/domain/test-layout.ts': ['Directions'],
  'src/features/content-hub/model/sections.ts': ['Mock Test'],
  'src/own/attempts/account/stored-attempt.ts': ['Untitled Test'],
  'src/own/reports/report.ts': ['Untitled Test'],
  // For the academy and developers.
  'src/domain/calendar.ts': ['PRODID:-//Pariksha Academy//Plan//EN'],
  'src/domain/stored-text.ts': ['is no text'],
  'src/features/payments/support-path.ts': ['Order ID: …', 'Payment ID: …', 'Payment for …'],
  'src/features/pdf-viewer/pdf-document.ts': ['The file is a picture'],
  'src/features/test-taker/before-the-test/no-test-data.tsx': [
    'Sample question …: a placeholder, not part of any real test.',
    'Sample test (placeholder)',
    'Open a sample test (debug)',
  ],
  'src/lib/file-requests.ts': ['The file answered …'],
}

const isExempt = ({ file, text }: OutsideText) => file in exemptFiles || exemptTexts[file]?.includes(text)

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter((name) => /(?<!\.test)\.tsx?$/.test(name) && !name.includes('/testing/'))

describe('every text that people see', () => {
  const found = files.flatMap((file) => textsOutside(file, readFileSync(file, 'utf8')))

  it('is a message of the catalogue', () => {
    expect(found.filter((one) => !isExempt(one))).toEqual([])
  })

  it('is exempt only where it still stands', () => {
    const staleFiles = Object.keys(exemptFiles).filter((file) => !found.some((one) => one.file === file))
    const staleTexts = Object.entries(exemptTexts).flatMap(([file, texts]) =>
      texts.filter((text) => !found.some((one) => one.file === file && one.text === text)),
    )
    expect([...staleFiles, ...staleTexts]).toEqual([])
  })

  it.each([
    ['between tags', '<p>Start the test</p>'],
    ['in one of two cases', "<p>{busy ? t('Saving') : 'Save'}</p>"],
    ['in case', '<>{busy && `Saving`}</>'],
    ['as a default', "<p>{name ?? 'nobody'}</p>"],
    ['beside a value', `<p>{\`\${count} left\`}</p>`],
    ['added to a value', "<p>{count + ' questions'}</p>"],
    ['as a label', '<input aria-label="Search" />'],
    ['as the label of one of two cases', "<Field label={isNew ? 'Name' : t('Title')} />"],
    ['as a message', "<Problem message={'Lost'} />"],
    ['as a property', "const action = { label: 'Resume', to: 'resume' }"],
    ['as a property by default', "const Action = ({ label = 'Resume', to = 'resume' }) => null"],
    ['in a variable that is named so', "const title = isNew ? t('New') : 'Old'"],
    ['in a variable', "const note = 'You are offline.'"],
    ['with a hyphen', "const note = 'You have a long-term plan'"],
    ['filled in', `const note = \`You have \${count} tests left.\``],
    ['glued to a message', `const note = \`\${t('Hello')} my friend\``],
    ['added to a message', "const note = t('Hello') + ' friend'"],
    ['of two messages', "const note = t('Hello') + t('friend')"],
  ])('is found %s', (_, source) => {
    expect(textsOutside('some.tsx', source)).toHaveLength(1)
  })

  it.each([
    ['a message', "<p title={isNew ? t('New') : t('Old')}>{busy && t('Start the test')}</p>"],
    ['a message with elements', '<Trans message="Read <a>more</a>" />'],
    ['a class', '<p className="Some class of ours" />'],
    ['a list of classes', "const sizes = { detail: 'max-w-detail rounded-card sm:flex' }"],
    ['a value to compare', "<p>{kind === 'quiz' ? count : names['test']}</p>"],
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

  const tests = '{count, plural, one {# test} other {# tests}} of {name}'
  const sold = '{kind, select, pack {This pack} other {This test}} is <b>sold</b>.'

  it.each([
    ['without a plural', tests, '{name}: {count}'],
    ['without the number of one', tests, '{count, plural, one {a test} other {# tests}} of {name}'],
    ['with tags elsewhere', sold, '<b>Sold</b>: {kind, select, other {the test} pack {the pack}}'],
  ])('may be translated %s', (_, message, text) => {
    expect(partsOf(text)).toEqual(partsOf(message))
  })

  it.each([
    ['a placeholder', tests, '{count, plural, one {# test} other {# tests}}'],
    ['the number of many', tests, '{count, plural, one {# test} other {tests}} of {name}'],
    ['the start of a tag', sold, '{kind, select, pack {This pack} other {This test}} is sold</b>.'],
    ['the end of a tag', sold, '{kind, select, pack {This pack} other {This test}} is <b>sold.'],
    ['the order of tags', sold, '{kind, select, pack {This pack} other {This test}} is </b>sold<b>.'],
    ['a branch', sold, '{kind, select, other {This test}} is <b>sold</b>.'],
    ['a select', sold, '{kind} is <b>sold</b>.'],
  ])('may not lose %s', (_, message, text) => {
    expect(partsOf(text)).not.toEqual(partsOf(message))
  })

  it.each(['{kind, select, pack {This pack}}', '{count, plural, one {# test}}'])(
    'needs the branch "other": %s',
    (message) => {
      expect(() => partsOf(message)).toThrow('has no branch "other"')
      expect(() => messagesIn('some.ts', `t('${message}', { kind, count })`)).toThrow('"other"')
    },
  )

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

  it('shows the values, branches and tags of each message', () => {
    const wrong = [...translations].filter(
      ([message, text]) => partsOf(message).join() !== partsOf(text).join(),
    )
    expect(wrong).toEqual([])
  })
})
