/** Sends a file of questions to the desk and reads it; a question about the file is answered and the file read again. */
import { useState } from 'react'
import { call, type OutputOf, sendFile } from '../call'

type PaperFile = OutputOf<'readPaperFile'>

interface Reading {
  name: string
  upload: string
  answers: Readonly<Record<string, string>>
  read: PaperFile
}

/** @param onRead told of a file that was read and asks nothing */
export function useReadFile(onRead: (file: PaperFile, name: string) => void) {
  const [progress, setProgress] = useState<{ name: string; part: number } | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [reading, setReading] = useState<Reading | null>(null)

  async function read(name: string, upload: string, answers: Reading['answers']) {
    const found = await call('readPaperFile', { upload, answers: { ...answers } })
    if (found.asked) setReading({ name, upload, answers, read: found })
    else {
      setReading(null)
      onRead(found, name)
    }
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
      await read(file.name, upload, {})
    })
  const answer = (choice: string) =>
    run(async () => {
      const asked = reading?.read.asked
      if (!reading || !asked) return
      setProgress({ name: reading.name, part: 1 })
      await read(reading.name, reading.upload, { ...reading.answers, [asked.id]: choice })
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
