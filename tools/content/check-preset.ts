/** A test that names an exam (`preset`) against that exam's pattern: every difference is one message. */
import * as z from 'zod/mini'
import { defaultMinutes } from '../../src/config/limits'
import { formatFraction } from '../../src/domain/fraction'
import { makePaper, type Paper, type PaperQuestion } from '../../src/domain/paper'
import type { Marking } from '../../src/domain/question/marking'
import { readQuestion, testQuestionDefaults } from '../../src/domain/question/question'
import { optionalAmount } from '../../src/domain/stored-fields'
import { layoutFields } from '../../src/domain/test-layout'
import { type AppDocument, nearest } from './check-fields'
import { presets } from './presets'
import { languageNames, markingOf, type Preset, type PresetSection, plainName } from './presets/preset'
import { doubt, type Finding, fault } from './problem'

/** A section of the test as a student meets it. */
interface Part {
  name: string
  minutes: number | null
  questions: readonly PaperQuestion[]
}

interface Pair {
  section: PresetSection
  part: Part
}

interface Difference {
  field: string
  message: string
}

/** The test as the test taker would put it together. */
function paperOf(document: AppDocument, questions: readonly unknown[]): Paper {
  const stored = z.object({ ...layoutFields, duration: optionalAmount, timeInMinutes: optionalAmount })
  const { duration, timeInMinutes, ...layout } = z.parse(stored, document)
  const readable = questions.flatMap((value, index) => {
    const question = readQuestion(value, index, testQuestionDefaults)
    return typeof question === 'string' ? [] : [question]
  })
  const minutes = duration ?? timeInMinutes ?? defaultMinutes.data
  return makePaper({ title: '', minutes, questions: readable, layout })
}

/** A test in one piece is the only section of an exam that has one; else it has none. */
function partsOf({ sections, questions }: Paper, preset: Preset): Part[] {
  const [only, second] = preset.sections
  if (sections.length === 0 && only && !second) return [{ name: only.name, minutes: null, questions }]
  return sections.map(({ id, name, minutes }) => ({
    name,
    minutes,
    questions: questions.filter(({ section }) => section === id),
  }))
}

/** By name; where there are as many as in the exam, those of other names by their order. */
function pairUp({ sections }: Preset, parts: readonly Part[]): Pair[] {
  const sameName = (section: PresetSection) =>
    parts.find(({ name }) => plainName(name) === plainName(section.name))
  const named = sections.map(sameName)
  const rest = parts.length === sections.length ? parts.filter((part) => !named.includes(part)) : []
  return sections.flatMap((section) => {
    const part = sameName(section) ?? rest.shift()
    return part ? [{ section, part }] : []
  })
}

const listed = (sections: ReadonlyArray<{ name: string; questions: number }>) =>
  sections.map(({ name, questions }) => `${name} ${questions}`).join(', ')

function compareSections(preset: Preset, parts: readonly Part[], total: number): Difference[] {
  if (parts.length === preset.sections.length) return []
  const own = parts.map(({ name, questions }) => ({ name, questions: questions.length }))
  const has = own.length === 0 ? `none, and ${total} questions` : `${own.length} (${listed(own)})`
  const message = `the exam has ${preset.sections.length} (${listed(preset.sections)}); the test has ${has}.`
  return [{ field: 'sections', message }]
}

const timeText = (minutes: number | null) =>
  minutes === null ? 'shares the time of all' : `has ${minutes} minutes of its own`

function comparePair({ section, part }: Pair, isOnly: boolean): Difference[] {
  const { name, questions, minutes } = section
  const found: string[] = []
  if (plainName(part.name) !== plainName(name))
    found.push(`the exam calls it "${name}"; the test calls it "${part.name}".`)
  if (part.questions.length !== questions)
    found.push(`${name}: the exam has ${questions} questions; the test has ${part.questions.length}.`)
  // The time of an only section is the whole time, which is compared by itself.
  if (part.minutes !== minutes && !isOnly)
    found.push(`${name}: in the exam it ${timeText(minutes)}; in the test it ${timeText(part.minutes)}.`)
  return found.map((message) => ({ field: 'sections', message }))
}

function markingText(marking: Marking | null): string {
  if (!marking) return 'no marks'
  const { correct, wrong, unanswered } = marking
  return `${formatFraction(correct)} for right, ${formatFraction(wrong)} for wrong, ${formatFraction(unanswered)} for none`
}

/** One message for all sections that differ alike. */
function compareMarking(preset: Preset, pairs: readonly Pair[]): Difference[] {
  const sectionsOf = new Map<string, string[]>()
  for (const { section, part } of pairs) {
    const wanted = markingText(markingOf(preset, section))
    const own = [...new Set(part.questions.map(({ scheme }) => markingText(scheme)))].filter(
      (text) => text !== wanted,
    )
    if (own.length === 0) continue
    const message = `the exam gives ${wanted}; the test gives ${own.join(', or ')}.`
    sectionsOf.set(message, [...(sectionsOf.get(message) ?? []), section.name])
  }
  return [...sectionsOf].map(([message, names]) => ({
    field: 'marking',
    message: names.length === pairs.length ? message : `${names.join(', ')}: ${message}`,
  }))
}

function compareOptions(preset: Preset, { questions }: Paper): Difference[] {
  const others = questions.filter(({ options }) => options.length > 0 && options.length !== preset.options)
  const [first] = others
  if (!first) return []
  const message = `the exam gives ${preset.options} options; questions of the test with another number: ${others.length}, the first is "${first.id}" with ${first.options.length}.`
  return [{ field: 'questions', message }]
}

/** What the document says, without defaults: it is in English where it names no language. */
function languagesOf({ languages }: AppDocument): string[] {
  const named = Array.isArray(languages) ? languages.filter((one) => typeof one === 'string') : []
  return named.length > 0 ? named : ['en']
}

function compareLanguages(preset: Preset, document: AppDocument): Difference[] {
  const own = languagesOf(document)
  const names: Readonly<Record<string, string>> = languageNames
  const inWords = (codes: readonly string[]) => codes.map((code) => names[code] ?? code).join(', ')
  if (own.toSorted().join() !== preset.languages.toSorted().join()) {
    const message = `the exam is in ${inWords(preset.languages)}; the test is in ${inWords(own)}.`
    return [{ field: 'languages', message }]
  }
  if (own[0] === preset.languages[0]) return []
  const message = `in doubt the exam goes by ${inWords(preset.languages.slice(0, 1))}; the test goes by ${inWords(own.slice(0, 1))}.`
  return [{ field: 'languages', message }]
}

const calculatorText = (kind: string) => (kind === 'none' ? 'no calculator' : `a ${kind} calculator`)

function compareCalculator(preset: Preset, { calculator }: AppDocument): Difference[] {
  const own = typeof calculator === 'string' ? calculator : 'none'
  const message = `the exam allows ${calculatorText(preset.calculator)}; the test has ${calculatorText(own)}.`
  return own === preset.calculator ? [] : [{ field: 'calculator', message }]
}

function compareLeaving(preset: Preset, { leaveSectionsEarly = false }: Paper): Difference[] {
  const own = preset.leaveSectionsEarly ?? false
  const message = `in the exam a section ${own ? 'may' : 'may not'} be submitted before its end; in the test it ${own ? 'may not' : 'may'}.`
  return own === leaveSectionsEarly ? [] : [{ field: 'leaveSectionsEarly', message }]
}

function differences(preset: Preset, document: AppDocument, questions: readonly unknown[]): Difference[] {
  const paper = paperOf(document, questions)
  const parts = partsOf(paper, preset)
  const pairs = pairUp(preset, parts)
  const whole: Part = { name: '', minutes: null, questions: paper.questions }
  const marked = parts.length > 0 ? pairs : preset.sections.map((section) => ({ section, part: whole }))
  const total = `the exam takes ${preset.minutes} minutes; the test takes ${paper.minutes}.`
  return [
    ...compareSections(preset, parts, paper.questions.length),
    ...pairs.flatMap((pair) => comparePair(pair, preset.sections.length === 1)),
    ...(paper.minutes === preset.minutes ? [] : [{ field: 'duration', message: total }]),
    ...compareMarking(preset, marked),
    ...compareOptions(preset, paper),
    ...compareLanguages(preset, document),
    ...compareCalculator(preset, document),
    ...compareLeaving(preset, paper),
  ]
}

/** Errors, or warnings, and one more, where the exam's pattern is not checked. A test without questions is told by another rule. */
export function checkPreset(document: AppDocument): Finding[] {
  const { preset: id, questions } = document
  if (id === undefined || id === null) return []
  if (typeof id !== 'string') return [fault('preset', 'it is no text; it names the preset of an exam.')]
  const preset = presets.find((one) => one.id === id)
  if (!preset) {
    const ids = presets.map((one) => one.id)
    const near = nearest(id, ids)?.one
    const hint = near ? ` The nearest name is "${near}"; npm run content -- presets lists them all.` : ''
    return [fault('preset', `there is no preset "${id}".${hint}`)]
  }
  if (!Array.isArray(questions) || questions.length === 0) return []
  const found = differences(preset, document, questions)
  if (preset.checked) return found.map(({ field, message }) => fault(field, message))
  // A test that is like it is no surer than the figures are: that is told, too.
  const note = preset.note === null ? '' : ` ${preset.note}`
  return [
    doubt('preset', `the figures of "${preset.id}" are not checked: compare with the notification.${note}`),
    ...found.map(({ field, message }) => doubt(field, message)),
  ]
}
