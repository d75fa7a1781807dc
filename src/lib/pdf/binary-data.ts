/** pdf.js's own fonts (for PDFs that embed none) and decoders (for scans), each fetched when a file needs it. */
const addresses = import.meta.glob<string>(
  [
    '/node_modules/pdfjs-dist/wasm/{jbig2,openjpeg,qcms_bg}.wasm',
    '/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
  ],
  { query: '?url', import: 'default', eager: true },
)

/** @throws Error when this build has no such file */
export function binaryAddress(filename: string): string {
  const address = Object.entries(addresses).find(([path]) => path.endsWith(`/${filename}`))?.[1]
  if (address === undefined) throw new Error(`${filename} does not come with this build`)
  return address
}

/** What pdf.js asks for such a file: by its name. */
export class BundledBinaryData {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const response = await fetch(binaryAddress(filename))
    if (!response.ok) throw new Error(`${filename} answered ${response.status}`)
    return new Uint8Array(await response.arrayBuffer())
  }
}
