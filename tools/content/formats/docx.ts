/** Word files: questions below each other, each in a table of its own, or in the rows of one (docs/authors.md). */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { isTranslated, type Language, plainText } from '../../../src/domain/rich-text'
import { type Asker, createAsker, type ReadChoices } from './asked'
import type { AuthoredPaper, AuthoredQuestion, AuthoredSet, QuestionFormat } from './authored'
import { besideOf, keyListsOf } from './docx-beside'
import { readBody, type WordBody } from './docx-body'
import { type Decision, decide } from './docx-decide'
import type { Facts } from './docx-facts'
import { inBoth, languageNames, scriptOfText } from './docx-languages'
import type { Open } from './docx-open'
import { finish } from './docx-question'
import { readWord, type WordSource } from './docx-source'
import { createDraft, type PaperDraft } from './paper-draft'

const factsIn = ({ jobs }: WordBody): Facts[] => jobs.flatMap((job) => ('open' in job ? [job] : []))

/** The shared texts, each with its translation. */
function joinedSets(
  body: WordBody,
  other: WordBody | null,
  decisions: ReadonlyMap<Open, Decision>,
  draft: PaperDraft,
): AuthoredSet[] {
  const own = new Map(factsIn(body).map(({ open, set }) => [open, set]))
  const foreign = other ? new Map(factsIn(other).map(({ open, set }) => [open, set])) : own
  const twins = new Map<string, string>()
  for (const [open, { twin }] of decisions) {
    const [set, second] = [own.get(open), twin && foreign.get(twin)]
    if (set && second) twins.set(set, second)
  }
  const second = other?.sets ?? body.sets
  const used = new Set(other ? [] : twins.values())
  const left = second.find(({ id }) => other && ![...twins.values()].includes(id))
  if (left) draft.tell('error', left.place, 'it has no such text in the first file: write it there too')
  return body.sets
    .filter(({ id }) => !used.has(id))
    .map((set) => {
      const translation = second.find(({ id }) => id === twins.get(set.id))
      if (!translation) return set
      const text = inBoth(set.text, translation.text, [
        scriptOfText(set.text),
        scriptOfText(translation.text),
      ])
      if (text === null)
        draft.tell(
          'error',
          set.place,
          `it and ${translation.place} are not in two languages: correct one of them`,
        )
      return { ...set, text: text ?? set.text }
    })
}

/**
 * Questions in their order, before they are part of the paper. In a paper in two languages, one that stands in one of
 * them is refused where others cannot be read: those may hold its other half.
 */
function createOutcomes(draft: PaperDraft) {
  const outcomes: Array<{ place: string; read: () => AuthoredQuestion; question: AuthoredQuestion | null }> =
    []
  return {
    draft: {
      ...draft,
      question: (place: string, read: () => AuthoredQuestion) => {
        try {
          const question = read()
          outcomes.push({ place, read: () => question, question })
        } catch (error) {
          const fail = () => {
            throw error
          }
          outcomes.push({ place, read: fail, question: null })
        }
      },
    },
    tell(): void {
      const read = outcomes.flatMap(({ question }) => question ?? [])
      const isBilingual = read.filter(({ text }) => isTranslated(text)).length * 2 > read.length
      const isBroken = read.length < outcomes.length
      for (const { place, read: outcome, question } of outcomes)
        draft.question(place, () => {
          if (
            question &&
            isBilingual &&
            isBroken &&
            !isTranslated(question.text) &&
            /\p{L}{3}/u.test(plainText(question.text))
          )
            throw new Error(
              'it stands in one language, most questions in two, and some cannot be read: correct those first, one may hold its other half',
            )
          return outcome()
        })
    },
  }
}

/** The language that a paper shows first, where its questions do not agree. */
function firstLanguage({ questions }: AuthoredPaper, asker: Asker): Language | null {
  const first = questions.flatMap(({ text }) => (isTranslated(text) ? (Object.keys(text)[0] ?? []) : []))
  const languages = (['en', 'te', 'hi'] as const).filter((one) => first.includes(one))
  if (languages.length < 2) return null
  const choices = languages.map((id) => ({ id, text: languageNames[id] }))
  const text = 'Which language comes first? Some questions begin with one, and some with another.'
  const choice = asker.choice({ id: 'first-language', text, choices })
  return languages.find((one) => one === choice) ?? null
}

/** The paper of the lines and tables of a file, with the files beside it. @throws Error with a sentence */
export async function readPaper(
  source: WordSource,
  file: string,
  choices: ReadChoices = {},
): Promise<AuthoredPaper> {
  const draft = createDraft()
  const asker = createAsker(choices.answers ?? {})
  const { key, translation } = besideOf(file, choices.keyFile)
  const body = readBody(source, draft, asker)
  const name = translation === null ? '' : basename(translation)
  const inOther: PaperDraft = {
    ...draft,
    tell: (severity, place, message) => draft.tell(severity, `${name}, ${place}`, message),
  }
  const other = translation === null ? null : readBody(readWord(readFileSync(translation)), inOther, asker)
  const keys = key === null ? null : await keyListsOf(key)
  for (const { paragraph, message } of keys?.faults ?? [])
    draft.tell('error', `${basename(key ?? '')}, paragraph ${paragraph}`, message)
  const decisions = decide(
    {
      facts: factsIn(body),
      others: other && factsIn(other),
      lists: [
        ...body.lists,
        ...(other && body.lists.length === 0 ? other.lists : []),
        ...(keys?.lists ?? []),
      ],
    },
    asker,
    draft,
  )
  const outcomes = createOutcomes(draft)
  for (const job of body.jobs) {
    if (!('open' in job)) job(outcomes.draft)
    else {
      const decision = decisions.get(job.open)
      if (decision)
        finish(job.open, job.set, decision, {
          draft: outcomes.draft,
          read: body.read,
          readOther: other?.read ?? body.read,
          asker,
        })
    }
  }
  outcomes.tell()
  for (const set of joinedSets(body, other, decisions, draft)) draft.set(set.place, () => set)
  const first = firstLanguage(draft.paper(body.title), asker)
  const paper = {
    ...draft.paper(body.title, first),
    asked: asker.asked(),
    beside: [key, translation].flatMap((one) => (one === null ? [] : [basename(one)])),
  }
  if (paper.questions.length === 0 && !paper.faults.some(({ severity }) => severity === 'error'))
    throw new Error(
      'no question was found in it: each begins with its number ("12. …"), is a table, or a row of a table whose first row says Question, A, B … and Answer',
    )
  return paper
}

export const docx: QuestionFormat = {
  name: 'Word',
  matches: (file) => /\.docx$/i.test(file),
  read: async (bytes, file, choices) => readPaper(readWord(bytes), file, choices),
}
