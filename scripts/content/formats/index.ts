/** The formats of question files. A new one is written in this folder and named here. */
import { closeSync, openSync, readSync } from 'node:fs'
import { aiken } from './aiken'
import type { QuestionFormat } from './authored'
import { docx } from './docx'
import { gift } from './gift'
import { moodleXml } from './moodle-xml'
import { qti } from './qti'
import { csv, xlsx } from './sheet'

/** In the order in which they are asked: those that a file's name says alone, then those that look into it. */
const formats: readonly QuestionFormat[] = [xlsx, docx, csv, gift, aiken, moodleXml, qti]

/** The first bytes of a file, as text. */
function headOf(file: string): string {
  const bytes = Buffer.alloc(8192)
  const handle = openSync(file, 'r')
  try {
    return bytes.toString('utf8', 0, readSync(handle, bytes, 0, bytes.length, 0))
  } finally {
    closeSync(handle)
  }
}

/** The format of a file that is there; null when it is none of them. */
export function formatOf(file: string): QuestionFormat | null {
  const head = headOf(file)
  return formats.find((format) => format.matches(file, head)) ?? null
}
