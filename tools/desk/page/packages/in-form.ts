/** Packages and packs as their forms have them: what is saved, with what only the page knows. */
import { formatRupees } from '@/lib/money'
import type { InputOf } from '../call'
import { firstText } from '../forms/texts'

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

/** The question before a package or pack is published. @param what `package` @param part `test` */
export function publishQuestion(
  what: string,
  { title, price }: Pick<SentPackage, 'title' | 'price'>,
  part: string,
  count: number,
): string {
  const cost = price ? formatRupees(price) : 'free'
  return `Publish “${firstText(title)}” (${what}, ${count} ${part}${count === 1 ? '' : 's'}, ${cost})? Students see it at once.`
}

/** `polity-1.csv` is called `polity 1` until somebody writes a better title. */
export const titleOfFile = (name: string) =>
  name
    .replace(/\.[^.]+$/, '')
    .replace(/[-_]+/g, ' ')
    .trim()
