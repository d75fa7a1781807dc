/**
 * Files as teachers make them, with the questions that they mean: each is read so, or refused with what is wrong, or a
 * question is asked first. `tests/fixtures/question-files/<kind>/expected.json` says which.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isTranslated, languages, plainText, type RichText } from '../../src/domain/rich-text'
import type { AuthoredPaper } from './formats/authored'
import type { AuthoredKey } from './formats/kinds'
import { readQuestionFiles } from './question-files'
import { findingsIn } from './skip-questions'

interface Meant {
  readonly questions?: ReadonlyArray<Readonly<Record<string, unknown>>>
  /** A part of the sentence about what is wrong. */
  readonly refused?: string
  /** The question that is asked first, and what the operator answers. */
  readonly asked?: string
  readonly answers?: Readonly<Record<string, string>>
  readonly beside?: readonly string[]
}

const root = 'tests/fixtures/question-files'

const letters = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim()

/** A text, or its texts by language where they differ. */
function textIn(text: RichText): unknown {
  if (!isTranslated(text)) return letters(plainText(text))
  const found = languages.flatMap((one) =>
    text[one] === undefined ? [] : [[one, letters(plainText(text, one))] as const],
  )
  return new Set(found.map(([, own]) => own)).size === 1 ? found[0]?.[1] : Object.fromEntries(found)
}

function keyIn(key: AuthoredKey): unknown {
  if ('correct' in key) return key.correct
  return 'answer' in key ? { n: key.answer } : [key.from, key.to]
}

/** What a paper says, as `expected.json` writes it. @param fields those that it names beside texts and key */
function saidIn({ questions, sets }: AuthoredPaper, fields: readonly string[]) {
  return questions.map((question) => {
    const { text, options, key, explanation, set, section, topic, marking } = question
    const shared = sets.find(({ id }) => id === set)
    const more: Readonly<Record<string, unknown>> = {
      explanation: explanation === null ? null : textIn(explanation),
      set: shared ? textIn(shared.text) : null,
      section,
      topic,
      marking,
    }
    const own = fields.map((field) => [field, more[field]] as const)
    return { text: textIn(text), options: options.map(textIn), key: keyIn(key), ...Object.fromEntries(own) }
  })
}

async function read(file: string, answers: Readonly<Record<string, string>> = {}) {
  const paper = (await readQuestionFiles([], null, [file], { answers })).get(file)
  if (typeof paper !== 'object') throw new Error(String(paper))
  const errors = [...paper.faults, ...findingsIn(paper)].filter(({ severity }) => severity === 'error')
  return { paper, errors: errors.map(({ message }) => message) }
}

const kinds = readdirSync(root).filter((kind) => existsSync(join(root, kind, 'expected.json')))

describe.each(kinds)('files of kind %s', (kind) => {
  const folder = join(root, kind)
  const expected: Readonly<Record<string, Meant>> = JSON.parse(
    readFileSync(join(folder, 'expected.json'), 'utf8'),
  )

  const all = Object.entries(expected)

  test.each(all.filter(([, { refused }]) => refused !== undefined))('%s is refused', async (name, meant) => {
    const { errors } = await read(join(folder, name))
    expect(errors.join('\n')).toContain(meant.refused)
  })

  test.each(all.filter(([, { refused }]) => refused === undefined))('%s', async (name, meant) => {
    const { paper, errors } = await read(join(folder, name))
    expect((paper.asked ?? []).map(({ id }) => id)).toEqual(meant.asked === undefined ? [] : [meant.asked])
    const whole =
      meant.asked === undefined ? { paper, errors } : await read(join(folder, name), meant.answers)
    const [first = {}] = meant.questions ?? []
    const fields = Object.keys(first).filter((field) => !['text', 'options', 'key'].includes(field))
    expect(whole.errors).toEqual([])
    expect(saidIn(whole.paper, fields)).toEqual(meant.questions)
    expect(whole.paper.beside ?? []).toEqual(meant.beside ?? [])
  })
})
