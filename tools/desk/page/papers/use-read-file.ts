/** Sends files of questions to the desk and reads them; a question about a file is answered and the file read again. */
import { useState } from 'react'
import { call, type OutputOf, sendFile } from '../call'
import type { Asked } from './asked-card'
import { type Job, papersIn } from './papers-in'

type PaperFile = OutputOf<'readPaperFile'>

interface Reading {
  /** Of all files. */
  name: string
  job: Job
  asked: Asked
  /** What was read already. */
  before: readonly PaperFile[]
  next: readonly Job[]
}

/**
 * @param onRead told of the papers that were read and ask nothing; several for a workbook of several tests
 * @param known answers to questions that need not be asked here
 */
export function useReadFile(
  onRead: (papers: readonly PaperFile[], name: string) => void,
  known: Readonly<Record<string, string>> = {},
) {
  const [progress, setProgress] = useState<{ name: string; part: number } | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [reading, setReading] = useState<Reading | null>(null)

  async function read(jobs: readonly Job[], name: string, before: readonly PaperFile[]): Promise<void> {
    const [job, ...next] = jobs
    if (!job) {
      setReading(null)
      onRead(before, name)
      return
    }
    const { uploads, answers } = job
    const found = await call('readPaperFile', { uploads: [...uploads], answers: { ...answers } })
    const { asked } = found
    if (!asked) return read(next, name, [...before, found])
    const said = known[asked.id]
    if (said !== undefined)
      return read([{ ...job, answers: { ...answers, [asked.id]: said } }, ...next], name, before)
    const several = papersIn(job, asked)
    if (several) return read([...several, ...next], name, before)
    setReading({ name, job, asked, before, next })
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
  const readFiles = (files: readonly File[]) =>
    run(async () => {
      setReading(null)
      const uploads: string[] = []
      for (const file of files) {
        setProgress({ name: file.name, part: 0 })
        uploads.push(await sendFile(file, (part) => setProgress({ name: file.name, part })))
      }
      const name = files.map((file) => file.name).join(' and ')
      await read([{ name, uploads, answers: {} }], name, [])
    })
  const answer = (choice: string) =>
    run(async () => {
      if (!reading) return
      const { job, asked, name, before, next } = reading
      setProgress({ name: job.name, part: 1 })
      const answered = papersIn(job, asked, choice) ?? [
        { ...job, answers: { ...job.answers, [asked.id]: choice } },
      ]
      await read([...answered, ...next], name, before)
    })
  return {
    readFiles,
    answer,
    progress,
    error,
    asked: reading?.asked ?? null,
    name: reading?.job.name ?? null,
  }
}
