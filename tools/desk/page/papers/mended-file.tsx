import type { Dispatch, SetStateAction } from 'react'
import { showAlert } from '@/ui/dialog/alert-store'
import { DropZone } from '../forms/drop-zone'
import { AskedCard } from './asked-card'
import { endings } from './file-drop'
import { hasEdits, isAnswered, withMendedFile } from './paper-files'
import type { PaperState } from './paper-state'
import { rememberPictures } from './picture-files'
import { useReadFile } from './use-read-file'

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
  const { readFiles, answer, progress, error, asked, name } = useReadFile(
    (read, mended) => {
      for (const { pictures } of read) rememberPictures(pictures)
      edit((now) => withMendedFile(now, file, read, mended))
    },
    { sheets: 'sections' },
  )
  if (isAnswered(paper, file)) return null
  const take = async (mended: readonly File[]) => {
    const question = `You have changed questions of ${file} here. The mended file replaces them, and your changes are lost.`
    if (!hasEdits(paper, file) || (await showAlert(question, ['Keep mine', 'Replace them'])))
      await readFiles(mended)
  }
  return (
    <div className="grid gap-4">
      <DropZone
        label="Read the mended file"
        hint={progress ? `Reading ${progress.name} …` : `It replaces the questions of ${file}.`}
        accept={endings}
        multiple
        disabled={progress !== null}
        onFiles={(mended) => void take(mended)}
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
