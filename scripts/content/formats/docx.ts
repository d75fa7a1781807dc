/** Word files: questions below each other, or each in a table of its own (docs/authors.md). */
import type { AuthoredPaper, QuestionFormat } from './authored'
import { linesOf } from './docx-lines'
import { createLineReader, type ReadText } from './docx-questions'
import { unreadEquation, wordHtml } from './docx-source'
import { isQuestionTable, questionOfTable } from './docx-tables'
import { textOfMarkup } from './html-text'
import { lettersOf, parseHtml } from './markup'
import { createDraft } from './paper-draft'

async function read(bytes: Uint8Array): Promise<AuthoredPaper> {
  const { html, pictures } = await wordHtml(bytes)
  const draft = createDraft()
  const texts: ReadText = (nodes) => {
    const unread = nodes
      .map(lettersOf)
      .map((letters) => unreadEquation.exec(letters))
      .find(Boolean)
    if (unread)
      throw new Error(`it has a Word equation, which cannot be read (${unread[1]}): write it as $…$`)
    return textOfMarkup(nodes, {
      typed: true,
      figure: (source, alt) => {
        const picture = pictures.get(source)
        if (!picture) throw new Error('a picture in it is not in the file')
        return draft.pictures.figure(picture.name, picture.bytes, alt)
      },
    })
  }
  const reader = createLineReader(draft, texts)
  let found = 0
  for (const line of linesOf(parseHtml(html))) {
    if (line.kind === 'block' && line.element.name === 'table' && isQuestionTable(line.element)) {
      const place = `question ${++found}, table ${line.table}`
      draft.question(place, () => questionOfTable(line.element, place, texts))
    } else reader.line(line)
  }
  const paper = draft.paper(reader.end())
  if (paper.questions.length === 0 && !paper.faults.some(({ severity }) => severity === 'error'))
    throw new Error('no question was found in it: each begins with its number ("12. …") or is a table')
  return paper
}

export const docx: QuestionFormat = {
  name: 'Word',
  matches: (file) => /\.docx$/i.test(file),
  read,
}
