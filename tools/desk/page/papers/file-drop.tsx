import { FileUp } from 'lucide-react'
import { useId } from 'react'
import { classNames } from '@/ui/class-names'
import { useDrop } from '../forms/use-drop'
import { AskedCard } from './asked-card'
import type { useReadFile } from './use-read-file'

/** Of the files that can be read. */
export const endings = '.docx,.xlsx,.csv,.tsv,.txt,.gift,.xml,.zip,.json'

/** A file, or a paper of two, is dropped here or chosen; what it can be read as in two ways is asked once. */
export function FileDrop({ reader }: { reader: ReturnType<typeof useReadFile> }) {
  const hint = useId()
  const { readFiles, answer, progress, error, asked, name } = reader
  const { isOver, listeners } = useDrop((dropped) => {
    const files = [...dropped]
    if (files.length > 0 && !progress) void readFiles(files)
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
            multiple
            accept={endings}
            aria-describedby={hint}
            className="sr-only"
            disabled={progress !== null}
            onChange={({ target }) => {
              const files = [...(target.files ?? [])]
              target.value = ''
              if (files.length > 0) void readFiles(files)
            }}
          />
        </label>
        <p id={hint} className="text-detail text-muted">
          Or drop it here: Word, Excel, CSV, Moodle XML, GIFT, Aiken, QTI or JSON. With the file of its
          answers, or of its other language, if it has one.
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
