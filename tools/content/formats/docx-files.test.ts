/** Word files of many layouts (tests/fixtures/question-files/word): each is read as its JSON says, or asks, or is refused. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { inLanguage, isTranslated, plainText, type RichText } from '../../../src/domain/rich-text'
import type { AuthoredPaper } from './authored'
import { docx } from './docx'

const folder = 'tests/fixtures/question-files/word'
const text = z.union([z.string(), z.record(z.string(), z.string())])
const schema = z.object({
  /** What is asked, and what the operator says. */
  asked: z.array(z.string()).default([]),
  answers: z.record(z.string(), z.string()).default({}),
  /** The beginnings of errors that are left. */
  errors: z.array(z.string()).default([]),
  languages: z.array(z.string()).optional(),
  questions: z.array(
    z.object({
      text,
      options: z.array(text),
      key: z.union([z.number(), z.array(z.number())]),
      section: z.string().optional(),
      explanation: z.string().optional(),
    }),
  ),
})

const oneLine = (letters: string) => letters.replace(/\s+/g, ' ').trim()
const said = (rich: RichText) =>
  isTranslated(rich)
    ? Object.fromEntries(
        (['en', 'te', 'hi'] as const).flatMap((language) =>
          inLanguage(rich, language).language === language
            ? [[language, oneLine(plainText(rich, language))]]
            : [],
        ),
      )
    : oneLine(plainText(rich))

const shown = ({ questions }: AuthoredPaper) =>
  questions.map(({ text: own, options, key, section, explanation }) => ({
    text: said(own),
    options: options.map(said),
    key: key.kind === 'numeric' ? ('answer' in key ? key.answer : null) : key.correct,
    section,
    explanation: explanation && said(explanation),
  }))

describe('Word files in the layouts of teachers', () => {
  const names = readdirSync(folder).flatMap((name) =>
    name.endsWith('.json') ? [name.replace('.json', '')] : [],
  )
  test.each(names)('%s', async (name) => {
    const file = join(folder, `${name}.docx`)
    const expected = schema.parse(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')))
    const bytes = new Uint8Array(readFileSync(file))
    const first = await docx.read(bytes, file)
    expect((first.asked ?? []).map(({ id }) => id)).toEqual(expected.asked)
    const paper = await docx.read(bytes, file, { answers: expected.answers })
    expect(paper.asked).toEqual([])
    const errors = paper.faults.filter(({ severity }) => severity === 'error')
    expect(errors.map(({ place, message }) => `${place}: ${message}`)).toEqual(
      expected.errors.map((error) => expect.stringContaining(error)),
    )
    expect(shown(paper)).toMatchObject(expected.questions)
    expect(paper.questions).toHaveLength(expected.questions.length)
    expect(JSON.stringify(paper.questions)).not.toMatch(/"strong"|"mark"|[✓*]/)
    expect(paper.languages).toEqual(expected.languages ?? paper.languages)
  })
})
