import type { Dispatch, SetStateAction } from 'react'
import { FileDrop } from './file-drop'
import { type PaperState, withFile } from './paper-state'
import { rememberPictures } from './picture-files'
import { useReadFile } from './use-read-file'

/** Adds the questions of another file behind those of the paper. */
export function ReadMore({ edit }: { edit: Dispatch<SetStateAction<PaperState>> }) {
  const reader = useReadFile(
    (files, name) => {
      for (const { pictures } of files) rememberPictures(pictures)
      edit((paper) => files.reduce((own, file) => withFile(own, file, name), paper))
    },
    // Sheets become sections: here is one paper.
    { sheets: 'sections' },
  )
  return (
    <details className="mt-6">
      <summary className="cursor-pointer font-medium">Add the questions of a file</summary>
      <div className="mt-4">
        <FileDrop reader={reader} />
      </div>
    </details>
  )
}
