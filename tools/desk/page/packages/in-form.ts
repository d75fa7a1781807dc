/** Packages and packs as their forms have them: what is saved, with what only the page knows. */
import type { InputOf } from '../call'

type SentPackage = InputOf<'savePackage'>['form']
type SentPack = InputOf<'savePack'>['form']
type SentTest = SentPackage['tests'][number]
type SentFile = SentPack['files'][number]

export interface TestInForm extends SentTest {
  uid: string
  /** Where the questions that were added here come from. */
  source?: string
  questionCount?: number | null
}

export interface PackageInForm extends SentPackage {
  tests: TestInForm[]
}

export interface FileInForm extends SentFile {
  uid: string
}

export interface PackInForm extends SentPack {
  files: FileInForm[]
}

/** `polity-1.csv` is called `polity 1` until somebody writes a better title. */
export const titleOfFile = (name: string) =>
  name
    .replace(/\.[^.]+$/, '')
    .replace(/[-_]+/g, ' ')
    .trim()
