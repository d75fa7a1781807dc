/** Sends a file of questions to the desk and reads it; a question about the file is answered and the file read again. */
import { useState } from 'react'
import { call, type OutputOf, sendFile } from '../call'

type PaperFile = OutputOf<'readPaperFile'>

interface Reading {
  name: string
  upload: string
  answers: Readonly<Record<string, string>>
  read: PaperFile
  /** What was read of it already: tests of one workbook. */
  before: readonly PaperFile[]
  /** The answers for those that follow. */
  next: ReadonlyArray<Reading['answers']>
}

/**
 * @param onRead told of the papers of a file that was read and asks nothing; several for a workbook of several tests
 * @param known answers to questions that need not be asked here
 */
export function useReadFile(
  onRead: (papers: readonly PaperFile[], name: string) => void,
  known: Readonly<Record<string, string>> = {},
) {
  const [progress, setProgress] = useState<{ name: string; part: number } | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [reading, setReading] = useState<Reading | null>(null)

  async function read({ name, upload, answers, before, next }: Omit<Reading, 'read'>): Promise<void> {
    const found = await call('readPaperFile', { upload, answers: { ...answers } })
    const { id = '' } = found.asked ?? {}
    const said = known[id]
    if (said !== undefined) return read({ name, upload, answers: { ...answers, [id]: said }, before, next })
    if (found.asked?.id === 'sheet') {
      const [first = answers, ...others] = found.asked.choices.map(({ id }) => ({ ...answers, sheet: id }))
      return read({ name, upload, answers: first, before, next: others })
    }
    if (found.asked) return setReading({ name, upload, answers, read: found, before, next })
    const papers = [...before, found]
    const [following, ...others] = next
    if (following) return read({ name, upload, answers: following, before: papers, next: others })
    setReading(null)
    onRead(papers, name)
  }
  async function run(work: () => Promise<void>) {
    setError(null)
    try {
      await work()
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason))
    } finally {
      setProgress(null)
    }
  }
  const readFile = (file: File) =>
    run(async () => {
      setReading(null)
      setProgress({ name: file.name, part: 0 })
      const upload = await sendFile(file, (part) => setProgress({ name: file.name, part }))
      await read({ name: file.name, upload, answers: {}, before: [], next: [] })
    })
  const answer = (choice: string) =>
    run(async () => {
      const asked = reading?.read.asked
      if (!reading || !asked) return
      setProgress({ name: reading.name, part: 1 })
      await read({ ...reading, answers: { ...reading.answers, [asked.id]: choice } })
    })
  return {
    readFile,
    answer,
    progress,
    error,
    asked: reading?.read.asked ?? null,
    name: reading?.name ?? null,
  }
}
