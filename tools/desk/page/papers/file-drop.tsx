import { FileUp } from 'lucide-react'
import { useId } from 'react'
import { classNames } from '@/ui/class-names'
import { useDrop } from '../forms/use-drop'
import { AskedCard } from './asked-card'
import type { useReadFile } from './use-read-file'

/** Of the files that can be read. */
export const endings = '.docx,.xlsx,.csv,.tsv,.txt,.gift,.xml,.zip,.json'

/** A file is dropped here or chosen; what it can be read as in two ways is asked once. */
export function FileDrop({ reader }: { reader: ReturnType<typeof useReadFile> }) {
  const hint = useId()
  const { readFile, answer, progress, error, asked, name } = reader
  const { isOver, listeners } = useDrop(([file]) => {
    if (file && !progress) void readFile(file)
  })
  return (
    <div className="grid gap-4">
      <section
        aria-label="File of questions"
        className={classNames(
          'grid justify-items-center gap-3 rounded-card border-2 border-dashed p-8 text-center',
          isOver ? 'border-primary bg-primary-tint' : 'border-edge/70',
        )}
        {...listeners}
      >
        <FileUp size={28} aria-hidden className="text-muted" />
        <label className="inline-flex min-h-11 cursor-pointer items-center rounded-control bg-primary px-5 text-detail font-semibold text-primary-on has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-secondary hover:bg-secondary">
          Choose a file
          <input
            type="file"
            accept={endings}
            aria-describedby={hint}
            className="sr-only"
            disabled={progress !== null}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              target.value = ''
              if (file) void readFile(file)
            }}
          />
        </label>
        <p id={hint} className="text-detail text-muted">
          Or drop it here: Word, Excel, CSV, Moodle XML, GIFT, Aiken, QTI or JSON.
        </p>
        {progress && (
          <p role="status">
            {progress.part < 1
              ? `Sending ${progress.name}: ${Math.round(progress.part * 100)} %`
              : `Reading ${progress.name} …`}
          </p>
        )}
      </section>
      {error && (
        <p role="alert" className="rounded-card border border-error-line bg-error-tint p-5 wrap-anywhere">
          {error}
        </p>
      )}
      {asked && !progress && (
        <AskedCard name={name} asked={asked} onAnswer={(choice) => void answer(choice)} />
      )}
    </div>
  )
}
