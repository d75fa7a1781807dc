/** One thing that must be right before a deployment, and what was found. */
export interface Check {
  title: string
  /** Sentences; none means that all is well. */
  faults: string[]
  /** Worth knowing, and no reason to stay. */
  notes?: string[]
}

/** A build as it would be uploaded. */
export interface Build {
  /** Folder of the build. */
  dir: string
  /** Paths of all its files, with `/` between folders. */
  files: readonly string[]
  /** Content of a text file. */
  read: (file: string) => string
}

/** `✓ title`, or `✗ title` with its faults, and the notes of either. */
export function report({ title, faults, notes = [] }: Check): string {
  const lines = [
    ...faults.map((sentence) => `    ${sentence}`),
    ...notes.map((sentence) => `    note: ${sentence}`),
  ]
  return [`${faults.length === 0 ? '✓' : '✗'} ${title}`, ...lines].join('\n')
}
