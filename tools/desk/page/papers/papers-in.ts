import type { Asked } from './asked-card'

/** One paper to read. */
export interface Job {
  /** What questions call it: its file, and its sheet where each sheet is a paper. */
  name: string
  /** Two where it is read with its answers or its other language. */
  uploads: readonly string[]
  answers: Readonly<Record<string, string>>
}

/** The papers that an answer makes of one; null for an answer about the paper itself. */
export function papersIn({ uploads, answers, name }: Job, asked: Asked, choice?: string): Job[] | null {
  if (asked.id === 'sheet')
    return asked.choices.map(({ id, text }) => ({
      name: `${name}, sheet “${text}”`,
      uploads,
      answers: { ...answers, sheet: id },
    }))
  if (asked.id !== 'paper' || choice !== 'each') return null
  return uploads.map((upload, at) => ({
    name: asked.choices[at]?.text ?? name,
    uploads: [upload],
    answers: {},
  }))
}
