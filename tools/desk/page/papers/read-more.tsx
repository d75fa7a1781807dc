import type { Dispatch, SetStateAction } from 'react'
import type { OutputOf } from '../call'
import { FileDrop } from './file-drop'
import { filesIn, isAnswered, withFile } from './paper-files'
import type { PaperState } from './paper-state'
import { rememberPictures } from './picture-files'
import { useReadFile } from './use-read-file'
import { useReplaceFile } from './use-replace-file'

/** Adds the questions of another file behind those of the paper; a file that the paper came from is a mended one. */
export function ReadMore({ paper, edit }: { paper: PaperState; edit: Dispatch<SetStateAction<PaperState>> }) {
  const replace = useReplaceFile(paper, edit)
  const take = (read: readonly OutputOf<'readPaperFile'>[], name: string) => {
    if (filesIn(paper).includes(name) && !isAnswered(paper, name)) return replace(name, read, name, 'always')
    for (const { pictures } of read) rememberPictures(pictures)
    return edit((now) => read.reduce((own, file) => withFile(own, file, name), now))
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
