/**
 * Arranges a PDF for reading over a slow network: what the first page needs stands at the beginning, the rest page by
 * page, small objects packed together. Needs qpdf, while making only.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Chapter, longBookUpdate } from './page-tree'

/** Chromium writes the title of a heading that was moved to the next page twice into the outline. */
function withoutDoubledTitles(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1')
  return Buffer.from(text.replaceAll(/\/Title \((.{2,}?)\1\)/g, '/Title ($1)'), 'latin1')
}

function qpdf(...options: string[]): Buffer {
  const { status, error, stderr, stdout } = spawnSync('qpdf', options, { maxBuffer: 100_000_000 })
  // 3: it mended offsets that a shorter title had moved.
  if (status !== 0 && status !== 3) throw error ?? new Error(stderr.toString())
  return stdout
}

/**
 * @param chapters for a long book that has no outline of its own
 * @throws Error when qpdf is missing or refuses the file
 */
export function linearise(pdf: Buffer, chapters: readonly Chapter[] = []): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'book-'))
  try {
    const [from, to, changes] = ['in.pdf', 'out.pdf', 'changes.json'].map((name) => join(folder, name))
    if (!from || !to || !changes) throw new Error('no place to work in')
    writeFileSync(from, withoutDoubledTitles(pdf))
    const options = [
      '--linearize',
      '--object-streams=generate',
      '--recompress-flate',
      '--compression-level=9',
    ]
    if (chapters.length > 0) {
      const json: unknown = JSON.parse(qpdf('--json=2', '--json-key=qpdf', from).toString())
      writeFileSync(changes, JSON.stringify(longBookUpdate(json, chapters)))
      options.push(`--update-from-json=${changes}`)
    }
    qpdf(...options, '--deterministic-id', from, to)
    return readFileSync(to)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
