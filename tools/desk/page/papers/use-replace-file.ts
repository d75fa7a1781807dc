import { type Dispatch, type SetStateAction, useEffect, useRef } from 'react'
import { showAlert } from '@/ui/dialog/alert-store'
import type { OutputOf } from '../call'
import { hasEdits, withMendedFile } from './paper-files'
import type { PaperState } from './paper-state'
import { rememberPictures } from './picture-files'

/**
 * Puts the mended version of a file in its place. Asks first where that takes away what was changed here until now, also
 * while the file was read.
 */
export function useReplaceFile(paper: PaperState, edit: Dispatch<SetStateAction<PaperState>>) {
  const latest = useRef(paper)
  useEffect(() => {
    latest.current = paper
  }, [paper])
  /** @param asks when to ask: each time, or only before changes are lost */
  return async (
    file: string,
    read: readonly OutputOf<'readPaperFile'>[],
    name: string,
    asks: 'always' | 'before a loss',
  ): Promise<void> => {
    const isLoss = hasEdits(latest.current, file)
    const loss = isLoss ? ' Your changes to them are lost.' : ''
    const question = `Replace the questions of ${file} with those of ${file === name ? 'the new version' : name}?${loss}`
    const isAsked = isLoss || asks === 'always'
    if (isAsked && !(await showAlert(question, ['Leave it', 'Replace them']))) return
    for (const { pictures } of read) rememberPictures(pictures)
    edit((now) => withMendedFile(now, file, read, name))
  }
}
