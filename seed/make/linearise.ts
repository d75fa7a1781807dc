/**
 * Arranges a PDF for reading over a slow network: what the first page needs stands at the beginning, the rest page by
 * page, small objects packed together. Needs qpdf, while making only.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Chromium writes the title of a heading that was moved to the next page twice into the outline. */
function withoutDoubledTitles(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1')
  return Buffer.from(text.replaceAll(/\/Title \((.{2,}?)\1\)/g, '/Title ($1)'), 'latin1')
}

/** @throws Error when qpdf is missing or refuses the file */
export function linearise(pdf: Buffer): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'book-'))
  try {
    const [from, to] = [join(folder, 'in.pdf'), join(folder, 'out.pdf')]
    writeFileSync(from, withoutDoubledTitles(pdf))
    const options = [
      '--linearize',
      '--object-streams=generate',
      '--recompress-flate',
      '--compression-level=9',
    ]
    const { status, error, stderr } = spawnSync('qpdf', [...options, '--deterministic-id', from, to])
    // 3: it mended offsets that a shorter title had moved.
    if (status !== 0 && status !== 3) throw error ?? new Error(stderr.toString())
    return readFileSync(to)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
