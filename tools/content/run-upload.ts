/** `upload`: files of packs and pages, from this machine to Storage. */
import type { UploadCommand } from './command'
import { type Console, confirm } from './console'
import { count } from './problem'
import type { Target } from './target'
import { packFolder, uploadFile } from './upload'

/** A line for each quarter of a large file. */
function quarters(name: string, console: Console) {
  let told = 0
  return (sent: number, total: number) => {
    const quarter = Math.floor((sent / total) * 4)
    if (quarter > told && quarter < 4) console.out(`${name}: ${quarter * 25} % sent`)
    told = Math.max(told, quarter)
  }
}

/** @returns the exit code: 1 when a file was refused; the others are stored */
export async function runUpload(
  { files, to, yes }: UploadCommand,
  target: Target,
  console: Console,
): Promise<number> {
  const folder = 'pack' in to ? await packFolder(target, to.pack) : to.folder
  if (!target.isLocal)
    await confirm(
      console,
      `${count(files.length, 'file')} will be uploaded to ${folder} of ${target.label}.`,
      yes,
    )
  let stored = 0
  let refused = 0
  for (const file of files) {
    try {
      const { path, isNew, pageCount, sizeBytes } = await uploadFile(target, file, folder, {
        onProgress: quarters(file, console),
      })
      const pages = pageCount === null ? '' : `, ${count(pageCount, 'page')}`
      console.out(`${file}: ${path} (${sizeBytes} bytes${pages})${isNew ? '' : ', stored already'}`)
      if (isNew) stored += 1
    } catch (error) {
      refused += 1
      console.err(`${file}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  console.out(`${count(stored, 'file')} uploaded to ${target.label}.`)
  return refused > 0 ? 1 : 0
}
