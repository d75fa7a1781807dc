import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { paperWithPicture } from '../../../tests/testing/paper-with-picture'
import { withDescription } from '../../desk/page/papers/picture-texts'
import { formOf, valueOfForm } from '../../desk/page/papers/question-form'
import { hasUndescribed } from '../../desk/page/papers/question-value'
import { readQuestionFile } from '../question-files'
import { checkPaper } from './check-paper'
import { readPaperFile } from './read-paper-file'

const folder = mkdtempSync(join(tmpdir(), 'undescribed-'))
afterAll(() => rmSync(folder, { recursive: true }))

const word = join(folder, 'polity.docx')
writeFileSync(word, paperWithPicture(''))
writeFileSync(join(folder, 'bars.png'), readFileSync('tests/fixtures/questions/bars.png'))
const sheet = join(folder, 'polity.csv')
writeFileSync(sheet, 'Question,A,B,Answer,Image,Alt\nWhich?,First,Second,A,bars.png,\n')

const problems = (questions: unknown[]) =>
  checkPaper({ collection: 'quizzes', id: 'polity', fields: { title: 'Polity', questions } }, null).filter(
    ({ message }) => message.includes('description'),
  )

test('the desk keeps a question whose picture has no description, and refuses it until it has one', async () => {
  const { questions, pictures, faults } = await readPaperFile(word)
  expect([questions.length, pictures.length, faults]).toEqual([2, 1, []])
  expect(problems(questions)).toMatchObject([{ severity: 'error', question: 0 }])
  const [first = {}, second = {}] = questions
  expect([hasUndescribed(first), hasUndescribed(second)]).toEqual([true, false])
  const form = formOf(first)
  const image = pictures[0]?.path ?? ''
  const typed = (alt: string) => valueOfForm({ ...form, ...withDescription(form, 'en', image, alt) }, first)
  expect(hasUndescribed(typed(''))).toBe(true)
  const described = typed('Three bars')
  expect(JSON.stringify(described)).toContain('"alt":"Three bars"')
  expect(described).toMatchObject({ correctAnswer: 1, options: ['First', 'Second', 'Third'] })
  expect(problems([described, second])).toEqual([])
})

test.each([
  [word, 'question 1, paragraph 2', 1],
  [sheet, 'line 2', 0],
])('an import of %s leaves such a question out, and says so', async (file, place, others) => {
  const paper = await readQuestionFile(file)
  if (typeof paper === 'string') throw new Error(paper)
  expect(paper.questions).toHaveLength(others)
  expect(paper.leftOut).toMatchObject([
    { place, message: expect.stringContaining('has no description'), partial: { options: {} } },
  ])
  expect(paper.faults).toEqual(paper.leftOut)
})
