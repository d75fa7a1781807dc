import type { Dispatch, SetStateAction } from 'react'
import { showAlert } from '@/ui/dialog/alert-store'
import type { OutputOf } from '../call'
import { FileDrop } from './file-drop'
import { filesIn, hasEdits, isAnswered, withFile, withMendedFile } from './paper-files'
import type { PaperState } from './paper-state'
import { rememberPictures } from './picture-files'
import { useReadFile } from './use-read-file'

/** Adds the questions of another file behind those of the paper; a file that the paper came from is a mended one. */
export function ReadMore({ paper, edit }: { paper: PaperState; edit: Dispatch<SetStateAction<PaperState>> }) {
  const take = async (read: readonly OutputOf<'readPaperFile'>[], name: string) => {
    const isMended = filesIn(paper).includes(name) && !isAnswered(paper, name)
    const loss = hasEdits(paper, name) ? ' Your changes to them are lost.' : ''
    const question = `${name} is in this paper already. Replace its questions by those of the file now?${loss}`
    if (isMended && !(await showAlert(question, ['Leave it', 'Replace them']))) return
    for (const { pictures } of read) rememberPictures(pictures)
    edit((now) =>
      isMended
        ? withMendedFile(now, name, read, name)
        : read.reduce((own, file) => withFile(own, file, name), now),
    )
  }
  // Sheets become sections: here is one paper.
  const reader = useReadFile((read, name) => void take(read, name), { sheets: 'sections' })
  return (
    <details className="mt-6">
      <summary className="cursor-pointer font-medium">Add the questions of a file</summary>
      <div className="mt-4">
        <FileDrop reader={reader} />
      </div>
    </details>
  )
}
