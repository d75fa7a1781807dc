import { useState } from 'react'
import { useOneRun } from './use-one-run'

type Progress<Result> =
  | { status: 'idle' | 'pending'; data?: undefined; error?: undefined }
  | { status: 'done'; data: Result; error?: undefined }
  | { status: 'failed'; data?: undefined; error: unknown }

/** Work that a press starts, one at a time, and how far it is; for a change that no list shows. */
export function useAction<Result>(work: () => Promise<Result>) {
  const [progress, setProgress] = useState<Progress<Result>>({ status: 'idle' })
  const runOne = useOneRun()
  const run = () =>
    void runOne(async () => {
      setProgress({ status: 'pending' })
      setProgress(
        await work().then(
          (data) => ({ status: 'done', data }),
          (error: unknown) => ({ status: 'failed', error }),
        ),
      )
    })
  return { ...progress, run }
}
