/** What a PDF is, read from its own bytes. */
import '../../src/lib/pdf/promise-with-resolvers'

const textIn = (bytes: Uint8Array | null) => Buffer.from(bytes ?? []).toString('latin1')

/** True for bytes that begin as a PDF: its mark stands in the first kilobyte. */
export const pdfMark = (bytes: Uint8Array | null): boolean => textIn(bytes).slice(0, 1024).includes('%PDF-')

const withoutPassword = 'Print it to a new PDF without password and restrictions, and upload that one.'

/** @returns its pages @throws Error with one sentence for a file that students could not read */
export async function checkedPdf(name: string, bytes: Uint8Array): Promise<{ pageCount: number }> {
  if (!pdfMark(bytes)) throw new Error(`"${name}" is not a PDF.`)
  if (!textIn(bytes.subarray(-2048)).includes('%%EOF'))
    throw new Error(`"${name}" is cut off: its end is missing. Copy or save it again.`)
  // Large, and no other command needs it.
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.min.mjs')
  // The library takes the bytes for itself.
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS })
  try {
    const document = await loading.promise
    const { info } = await document.getMetadata()
    if ('EncryptFilterName' in info && info.EncryptFilterName)
      throw new Error(`"${name}" is encrypted. ${withoutPassword}`)
    return { pageCount: document.numPages }
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException')
      throw new Error(`"${name}" needs a password. ${withoutPassword}`, { cause: error })
    if (error instanceof Error && error.message.includes(`"${name}"`)) throw error
    throw new Error(`"${name}" is damaged: no page of it can be read.`, { cause: error })
  } finally {
    await loading.destroy()
  }
}
