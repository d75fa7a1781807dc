/** Questions to the operator where a file can be read in several ways (docs/decisions/065). */

export interface Asked {
  /** Stays the same while the file does: `bold-is-key`. */
  readonly id: string
  /** One question in plain words. */
  readonly text: string
  readonly choices: ReadonlyArray<{ readonly id: string; readonly text: string }>
}

/** What the operator chose, by the id of each question. */
export type Answers = Readonly<Record<string, string>>

export const yesNo: Asked['choices'] = [
  { id: 'yes', text: 'Yes' },
  { id: 'no', text: 'No' },
]

/** What the operator says about a file. */
export interface ReadChoices {
  readonly answers?: Answers
  /** A file with the answers; undefined looks for one beside the paper. */
  readonly keyFile?: string | undefined
  /** Whether questions with a picture that is not described are kept, to be described later. */
  readonly keepsUndescribed?: boolean
}

/** Collects the questions of one file. */
export function createAsker(answers: Answers) {
  const asked = new Map<string, Asked>()
  return {
    /** The choice for a question; null where it is not answered: then it is asked, once for each id. */
    choice({ id, text, choices }: Asked): string | null {
      const given = answers[id]
      if (given !== undefined && choices.some((one) => one.id === given)) return given
      if (!asked.has(id)) asked.set(id, { id, text, choices })
      return null
    },
    asked: (): readonly Asked[] => [...asked.values()],
  }
}

export type Asker = ReturnType<typeof createAsker>
