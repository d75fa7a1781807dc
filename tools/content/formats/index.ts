/** The formats of question files. A new one is written in this folder and named here. */
import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { aiken } from './aiken'
import type { QuestionFormat } from './authored'
import { docx } from './docx'
import { gift } from './gift'
import { moodleXml } from './moodle-xml'
import { howToSave } from './other-files'
import { qti } from './qti'
import { csv, whyNoSheet } from './sheet'
import { workbook } from './sheet-lines'
import { headText } from './text-bytes'

/** In the order in which they are asked: those that a file's name says alone, then those that look into it. */
const formats: readonly QuestionFormat[] = [workbook, docx, csv, gift, aiken, moodleXml, qti]

/** The first bytes of a file, as text. */
function headOf(file: string): string {
  const bytes = Buffer.alloc(8192)
  const handle = openSync(file, 'r')
  try {
    return headText(bytes.subarray(0, readSync(handle, bytes, 0, bytes.length, 0)))
  } finally {
    closeSync(handle)
  }
}

/** The format of a file that is there; null when it is none of them. */
export function formatOf(file: string): QuestionFormat | null {
  const head = headOf(file)
  return formats.find((format) => format.matches(file, head)) ?? null
}

/** Why a file that is there is of no format. One sentence without its full stop. */
export function whyNoFormat(file: string): string {
  const bytes = readFileSync(file)
  const way = howToSave(file, bytes)
  if (way !== null) return way
  const kind = 'it is no question file of a kind that is read here (docs/authors.md)'
  const reason = whyNoSheet(file, bytes)
  return reason === null ? kind : /\.txt$/i.test(file) ? `${kind}. As a sheet: ${reason}` : reason
}
