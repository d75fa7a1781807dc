/** The pattern of one paper of an exam, as its notification states it (docs/glossary.md, exam preset). */
import type { YearCutoffs } from '../../../src/domain/cutoffs/cutoffs'
import { type Marking, resolveMarking, storedMarking } from '../../../src/domain/question/marking'

/** Marks as a test document stores them: numbers, or fraction texts such as `"-1/4"`. */
type PresetMarking = Readonly<Record<'correct' | 'wrong' | 'unanswered', number | string>>

export const languageNames = { en: 'English', te: 'Telugu', hi: 'Hindi' } as const

export interface PresetSection {
  id: string
  name: string
  questions: number
  /** Of the whole section. */
  marks: number
  /** Its own time; null where the sections share the time of the paper. */
  minutes: number | null
  /** Where it differs from the paper's. */
  marking?: PresetMarking
}

/** A page on the web at which figures of a preset were read. It may be gone by now; the notification counts. */
interface PresetPage {
  address: string
  /** Which figures stand there. */
  states: string
}

export interface Preset {
  /** What a test document names: `preset: "ibps-po-prelims"`. */
  id: string
  name: string
  /** Who holds the exam. */
  body: string
  /** Year of the notification. */
  year: number
  /** The notification, with its number where that is known. */
  source: string
  /** What is doubtful, left out or reported to change. */
  note: string | null
  /** Where its figures can be compared; empty where no page was found. */
  pages: readonly PresetPage[]
  /** False where a figure is not confirmed, or a newer pattern is reported. */
  checked: boolean
  /** In the order of the notification; one where the paper is one piece. */
  sections: readonly PresetSection[]
  minutes: number
  marking: PresetMarking
  /** Of those that the product knows; the one that counts in doubt stands first. */
  languages: readonly (keyof typeof languageNames)[]
  /** Options of each question. */
  options: number
  calculator: 'none' | 'basic' | 'scientific'
  /** Whether a timed section may be submitted before its end; absent: it may not. */
  leaveSectionsEarly?: boolean
  /** Past cut-offs, each year as the body published it; tests that name the preset get them with their import. */
  cutoffs?: readonly YearCutoffs[]
}

/** The marks of each question of a section, exact; null when the texts cannot be read. */
export function markingOf(preset: Preset, section: PresetSection): Marking | null {
  return resolveMarking(storedMarking.parse(section.marking ?? preset.marking))
}

/** Whether each section closes after a time of its own. */
export const hasFixedTimes = ({ sections }: Preset): boolean =>
  sections.every(({ minutes }) => minutes !== null)

export const questionsIn = ({ sections }: Preset): number =>
  sections.reduce((sum, { questions }) => sum + questions, 0)

/** A name of a section, so that `&`, capitals and punctuation make no difference. */
export const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
