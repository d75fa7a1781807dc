/** Files of other programs that teachers have: how each becomes one that is read here. */
import { extname } from 'node:path'

const excel =
  'open it in Excel or LibreOffice, choose File > Save As, and choose "Excel Workbook (.xlsx)" as the type'
const word =
  'open it in Word or LibreOffice, choose File > Save As, and choose "Word Document (.docx)" as the type'

const ways: ReadonlyArray<readonly [pattern: RegExp, name: string, way: string]> = [
  [/^\.(?:xls|xlsb|xlt|xml\.xls)$/i, 'an old Excel workbook', excel],
  [/^\.(?:ods|fods)$/i, 'a sheet of LibreOffice', excel],
  [
    /^\.numbers$/i,
    'a sheet of Numbers',
    'open it in Numbers, choose File > Export To > Excel, and take the .xlsx file',
  ],
  [
    /^\.gsheet$/i,
    'a link to Google Sheets',
    'open it in the browser, and choose File > Download > Microsoft Excel (.xlsx)',
  ],
  [/^\.(?:doc|dot|wps)$/i, 'an old Word document', word],
  [/^\.(?:odt|fodt)$/i, 'a document of LibreOffice', word],
  [/^\.rtf$/i, 'a rich text document', word],
  [
    /^\.pages$/i,
    'a document of Pages',
    'open it in Pages, choose File > Export To > Word, and take the .docx file',
  ],
  [
    /^\.gdoc$/i,
    'a link to Google Docs',
    'open it in the browser, and choose File > Download > Microsoft Word (.docx)',
  ],
  [
    /^\.pdf$/i,
    'a PDF, which has no questions that a program can tell apart',
    'ask for the Word or Excel file it was made of, or open it in Word (File > Open), correct the text, and choose File > Save As, "Word Document (.docx)"',
  ],
  [/^\.pptx?$/i, 'a presentation', 'copy the questions into a Word document or an Excel sheet'],
  [
    /^\.(?:p65|pmd|indd|qxd|cdr)$/i,
    'a file for print',
    'copy the text into a Word document, in Unicode letters',
  ],
  [
    /^\.(?:jpe?g|png|gif|webp|heic|tiff?)$/i,
    'a picture',
    'type the questions into a Word document or an Excel sheet',
  ],
]

/** What a file of another program is and how to save it. Null for a file of another kind. One sentence without its full stop. */
export function howToSave(file: string, bytes: Uint8Array): string | null {
  const found = ways.find(([pattern]) => pattern.test(extname(file)))
  const start = Buffer.from(bytes.subarray(0, 8)).toString('latin1')
  // What is inside counts, whatever the file is called.
  const isPdf = start.startsWith('%PDF')
  const isRich = start.startsWith('{\\rtf')
  const isOld = start.startsWith('\xD0\xCF\x11\xE0')
  if (isOld && /^\.(?:xls|doc)[xm]$/i.test(extname(file)))
    return 'it has a password, or is an old file with a new name: open it, remove the password (File > Info > Protect), choose File > Save As, and choose "Excel Workbook (.xlsx)" or "Word Document (.docx)" as the type'
  const own = isPdf ? '.pdf' : isRich ? '.rtf' : isOld && !found ? '.xls' : null
  const [, name, way] = (own === null ? found : ways.find(([pattern]) => pattern.test(own))) ?? []
  return name === undefined ? null : `it is ${name}: ${way}`
}
