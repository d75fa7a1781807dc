/** Word files, written by hand for tests: the parts of a .docx that questions use. */
import { zip } from './zip'

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** Letters of a paragraph; `style` is a run's, as `<w:b/>`. */
export const letters = (text: string, style = '') =>
  `<w:r>${style === '' ? '' : `<w:rPr>${style}</w:rPr>`}${escaped(text)
    .split(/(\t|\n)/)
    .map((part) =>
      part === '\t' ? '<w:tab/>' : part === '\n' ? '<w:br/>' : `<w:t xml:space="preserve">${part}</w:t>`,
    )
    .join('')}</w:r>`

/** A paragraph of runs; a text is one run. `list`: number and level of a list of `lists`. */
export function paragraph(
  content: string,
  { list, style }: { list?: readonly [id: number, level: number]; style?: string } = {},
): string {
  const numbered = list ? `<w:numPr><w:ilvl w:val="${list[1]}"/><w:numId w:val="${list[0]}"/></w:numPr>` : ''
  const named = style === undefined ? '' : `<w:pStyle w:val="${style}"/>`
  return `<w:p><w:pPr>${named}${numbered}</w:pPr>${content.startsWith('<') ? content : letters(content)}</w:p>`
}

export const table = (...rows: ReadonlyArray<readonly string[]>) =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${cell.startsWith('<w:p>') ? cell : paragraph(cell)}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`

/** An equation; `inner` is OMML. */
export const equation = (inner: string) => `<m:oMath>${inner}</m:oMath>`

/** The picture `media/bars.png` with Word's alternative text. */
export const picture = (alt: string) =>
  `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="Picture" descr="${escaped(alt)}"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:blipFill><a:blip r:embed="rId9"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`

const namespaces = [
  ['w', 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'],
  ['m', 'http://schemas.openxmlformats.org/officeDocument/2006/math'],
  ['r', 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'],
  ['wp', 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing'],
  ['a', 'http://schemas.openxmlformats.org/drawingml/2006/main'],
  ['pic', 'http://schemas.openxmlformats.org/drawingml/2006/picture'],
]
  .map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`)
  .join(' ')

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const types = 'http://schemas.openxmlformats.org/package/2006'

/** Formats of list numbers by the list's number; level 0 first. */
type Lists = Readonly<Record<number, ReadonlyArray<readonly [format: string, text: string]>>>

function numbering(lists: Lists): string {
  const entries = Object.entries(lists)
  const abstracts = entries.map(
    ([id, levels]) =>
      `<w:abstractNum w:abstractNumId="${id}">${levels.map(([format, text], level) => `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`).join('')}</w:abstractNum>`,
  )
  const nums = entries.map(([id]) => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`)
  return `${xml}<w:numbering ${namespaces}>${abstracts.join('')}${nums.join('')}</w:numbering>`
}

/** A .docx of paragraphs and tables. @param image the bytes of `picture` */
export function wordFile(
  body: readonly string[],
  { lists = {}, image = new Uint8Array() }: { lists?: Lists; image?: Uint8Array } = {},
): Uint8Array {
  return zip({
    '[Content_Types].xml': `${xml}<Types xmlns="${types}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `${xml}<Relationships xmlns="${types}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `${xml}<Relationships xmlns="${types}/relationships"><Relationship Id="rId8" Type="${relations}/numbering" Target="numbering.xml"/><Relationship Id="rId7" Type="${relations}/styles" Target="styles.xml"/><Relationship Id="rId9" Type="${relations}/image" Target="media/bars.png"/></Relationships>`,
    'word/styles.xml': `${xml}<w:styles ${namespaces}><w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/></w:style><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`,
    'word/numbering.xml': numbering(lists),
    'word/media/bars.png': image,
    'word/document.xml': `${xml}<w:document ${namespaces}><w:body>${body.join('')}</w:body></w:document>`,
  })
}
