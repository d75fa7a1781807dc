import type { Dispatch, SetStateAction } from 'react'
import { DropZone } from '../forms/drop-zone'
import { AskedCard } from './asked-card'
import { endings } from './file-drop'
import { isAnswered } from './paper-files'
import type { PaperState } from './paper-state'
import { useReadFile } from './use-read-file'
import { useReplaceFile } from './use-replace-file'

/** Takes the mended version of a file that the paper came from. */
export function MendedFile({
  file,
  paper,
  edit,
}: {
  file: string
  paper: PaperState
  edit: Dispatch<SetStateAction<PaperState>>
}) {
  const replace = useReplaceFile(paper, edit)
  const { readFiles, answer, progress, error, asked, name } = useReadFile(
    (read, mended) => void replace(file, read, mended, 'before a loss'),
    { sheets: 'sections' },
  )
  if (isAnswered(paper, file)) return null
  return (
    <div className="grid gap-4">
      <DropZone
        label="Read the mended file"
        hint={progress ? `Reading ${progress.name} …` : `It replaces the questions of ${file}.`}
        accept={endings}
        multiple
        disabled={progress !== null}
        onFiles={(mended) => void readFiles(mended)}
      />
      {error && (
        <p role="alert" className="text-error wrap-anywhere">
          {error}
        </p>
      )}
      {asked && !progress && (
        <AskedCard name={name} asked={asked} onAnswer={(choice) => void answer(choice)} />
      )}
    </div>
  )
}
