/** `export`: a stored document as a file. */
import { writeFileSync } from 'node:fs'
import type { WireFields } from '../../emulator/firestore/wire-value'
import { testQuestionDefaults } from '../../src/domain/question/question'
import { figuresOf, type RichText } from '../../src/domain/rich-text'
import { publicFileUrl } from '../../src/lib/firebase/public-file'
import type { ExportCommand } from './command'
import type { Console } from './console'
import type { AuthoredPicture } from './formats/authored'
import { pictureFacts } from './formats/picture-size'
import { writeAiken } from './formats/write-aiken'
import { writeMoodle } from './formats/write-moodle'
import type { Lost, Written } from './formats/written'
import { asAuthored } from './scheduled'
import { jsonFields } from './seed-json'
import type { Files } from './storage'
import { plainFields } from './stored-form'
import { storedPaper } from './stored-paper'
import type { Target } from './target'

const endings = { 'moodle-xml': 'xml', aiken: 'txt', json: 'json' } as const

function writeJson(id: string, fields: WireFields): Written {
  const lost: Lost[] = []
  const json = jsonFields(fields, '', (place, message) => lost.push({ place, message }))
  return { text: `${JSON.stringify({ [id]: json }, null, 2)}\n`, lost }
}

/** The pictures of a paper that lie in Storage; one that cannot be had stays a link. */
async function picturesOf(
  texts: readonly RichText[],
  files: Pick<Files, 'read'>,
): Promise<AuthoredPicture[]> {
  const images = new Set(texts.flatMap(figuresOf).map(({ image }) => image))
  const pictures: AuthoredPicture[] = []
  for (const name of images) {
    const bytes = /^https?:/i.test(name) ? null : await files.read(name)
    const type = bytes && pictureFacts(bytes)?.type
    if (bytes && type) pictures.push({ name, bytes, type })
  }
  return pictures
}

async function written(
  { format, path }: ExportCommand,
  fields: WireFields,
  files: Pick<Files, 'read'>,
): Promise<Written> {
  const id = path.slice(path.lastIndexOf('/') + 1)
  if (format === 'json') return writeJson(id, asAuthored(fields))
  const plain = plainFields(fields)
  if (!Array.isArray(plain.questions)) throw new Error(`${path} has no questions.`)
  const { questions, sets, lost } = storedPaper(
    plain,
    path.startsWith('quizzes/') ? {} : testQuestionDefaults,
  )
  const write = format === 'aiken' ? writeAiken : writeMoodle
  const texts = [
    ...questions.flatMap(({ text, options, explanation }) => [
      text,
      ...options,
      ...(explanation ? [explanation] : []),
    ]),
    ...sets.map(({ text }) => text),
  ]
  const pictures = format === 'aiken' ? [] : await picturesOf(texts, files)
  const file = write({ questions, sets, pictures, linkTo: (image) => publicFileUrl(image) ?? image })
  // A question keeps its place in the document, though one before it could not be written.
  const placed = file.lost.map((loss) => {
    const number = Number(/^question (\d+)$/.exec(loss.place ?? '')?.[1])
    return { ...loss, place: questions[number - 1]?.place ?? loss.place }
  })
  return { text: file.text, lost: [...lost, ...placed] }
}

/** @returns the exit code */
export async function runExport(command: ExportCommand, target: Target, console: Console): Promise<number> {
  const { path, format, out } = command
  const fields = (await target.database.read([path])).get(path)
  if (!fields) throw new Error(`There is no document ${path} in ${target.label}.`)
  const { text, lost } = await written(command, fields, target.files)
  const file = out ?? `${path.slice(path.lastIndexOf('/') + 1)}.${endings[format]}`
  writeFileSync(file, text)
  for (const { place, message } of lost)
    console.err(`not in the file: ${place === null ? '' : `${place}, `}${message}`)
  const left = lost.length === 1 ? '1 thing' : `${lost.length} things`
  console.out(`${path} is written to ${file}${lost.length === 0 ? '' : `; ${left} could not be`}.`)
  return 0
}
