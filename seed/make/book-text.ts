/**
 * Books written as plain text, so that their facts are easy to review; the form:
 *
 *     # Section            ## Part of it         - point
 *     | head | head        the first row of a table is its head
 *     | cell | cell
 *     ? question :: answer  collected as practice at the end of the book
 *     ! note                set apart            = formula
 *
 * Any other line is a paragraph; `**bold**` works everywhere. A table whose head starts with `*` comes again at the end
 * as a recall sheet: its first column in another order, the rest to be filled in from memory.
 */

interface RecallTable {
  head: string[]
  rows: string[][]
}

const inline = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/\*\*(.+?)\*\*/g, '<b>$1</b>')

const cellsOf = (line: string) =>
  line
    .slice(1)
    .split('|')
    .map((cell) => cell.trim())

const row = (tag: 'th' | 'td', cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<${tag}>${inline(cell)}</${tag}>`).join('')}</tr>`

const table = (head: readonly string[], rows: readonly string[][]) =>
  `<table><thead>${row('th', head)}</thead><tbody>${rows.map((cells) => row('td', cells)).join('\n')}</tbody></table>`

/** Another order, the same each time: every entry moves by a step that has no factor in common with the length. */
function mixed<T>(list: readonly T[]): T[] {
  const length = list.length
  const step = [7, 5, 3, 11, 13, 1].find((candidate) => length % candidate !== 0) ?? 1
  return list.map((_, index) => list[(index * step + 2) % length]).filter((item) => item !== undefined)
}

function recallSheet({ head, rows }: RecallTable): string {
  return table(
    head,
    mixed(rows).map(([first = '', ...rest]) => [first, ...rest.map(() => ' ')]),
  )
}

/** The HTML of a book's body. @throws Error on a question without an answer */
export function bookBody(text: string): string {
  const html: string[] = []
  const recall: RecallTable[] = []
  const practice: Array<[question: string, answer: string]> = []
  let open: 'ul' | 'table' | null = null
  let rows: string[][] = []
  const close = () => {
    if (open === 'ul') html.push('</ul>')
    if (open === 'table') {
      const [first = [], ...body] = rows
      const head = first.map((cell) => cell.replace(/^\*/, ''))
      html.push(table(head, body))
      if (first[0]?.startsWith('*')) recall.push({ head, rows: body })
      rows = []
    }
    open = null
  }
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    if (line.startsWith('|')) {
      if (open !== 'table') close()
      open = 'table'
      rows.push(cellsOf(line))
      continue
    }
    if (line.startsWith('- ')) {
      if (open !== 'ul') {
        close()
        html.push('<ul>')
        open = 'ul'
      }
      html.push(`<li>${inline(line.slice(2))}</li>`)
      continue
    }
    close()
    if (line.startsWith('? ')) {
      const [question, answer] = line.slice(2).split(' :: ')
      if (!question || !answer) throw new Error(`a question needs an answer: ${line}`)
      practice.push([question, answer])
    } else if (line.startsWith('## ')) html.push(`<h3>${inline(line.slice(3))}</h3>`)
    else if (line.startsWith('# ')) html.push(`<h2>${inline(line.slice(2))}</h2>`)
    else if (line.startsWith('! ')) html.push(`<div class="note">${inline(line.slice(2))}</div>`)
    else if (line.startsWith('= ')) html.push(`<div class="formula">${inline(line.slice(2))}</div>`)
    else if (line !== '') html.push(`<p>${inline(line)}</p>`)
  }
  close()
  if (practice.length > 0) {
    html.push('<h2>Practice</h2><ol class="questions">')
    html.push(...practice.map(([question]) => `<li>${inline(question)}</li>`), '</ol>')
    const answers = practice.map(([, answer], index) => `${index + 1}. ${inline(answer)}.`).join(' ')
    html.push(`<div class="answers"><b>Answers.</b> ${answers}</div>`)
  }
  if (recall.length > 0) {
    html.push('<h2>Recall sheets</h2><p>Cover the pages before, fill in from memory, then compare.</p>')
    html.push(...recall.map(recallSheet))
  }
  return html.join('\n')
}
