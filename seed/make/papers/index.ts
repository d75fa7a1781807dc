/** The papers of our own that are written in code, and one made out of all of them. */
import { bilingualPaper } from './appsc-group-2-bilingual'
import { readingPaper } from './ibps-po-data-and-reading'
import { answersPaper, marksOfSeveral } from './numeric-and-multiple-answers'
import { inSection, type PaperQuestion, type PaperSource, paperDocument } from './paper'
import { formulasPaper } from './ssc-cgl-quantitative'

/** Fifteen questions of a paper, counted from one. */
const pick = ({ questions }: PaperSource, numbers: readonly number[]): PaperQuestion[] =>
  questions.filter((_, index) => numbers.includes(index + 1))

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

/** Those with several right options are marked in their own way. */
const answers = pick(answersPaper, [...from(1, 7), ...from(11, 18)]).map((question) => ({
  ...question,
  marking: question.key.kind === 'several' ? marksOfSeveral : null,
}))

const everyKind: PaperSource = {
  id: 'every-kind-of-question',
  fields: {
    title: 'Practice paper: every kind of question on the exam screen',
    description:
      'Sixty questions in four sections: in two languages, on passages, tables and charts, with formulas and figures, with numbers to type and with several right options.',
    subject: 'Every kind of question',
    categoryName: 'State PSC',
    duration: 60,
    languages: ['en', 'te'],
    calculator: 'basic',
    marking: { correct: 1, wrong: '-1/3', unanswered: 0 },
    sections: [
      { id: 'languages', name: 'English and Telugu' },
      { id: 'data', name: 'Reading and Data', marking: readingPaper.fields.marking },
      { id: 'formulas', name: 'Formulas and Figures', marking: formulasPaper.fields.marking },
      { id: 'answers', name: 'Numbers and Several Answers', marking: answersPaper.fields.marking },
    ],
  },
  createdOn: '2026-08-15',
  sets: readingPaper.sets ?? {},
  questions: [
    // With the table, both lists of statements and one explanation in English alone.
    ...inSection('languages', pick(bilingualPaper, [1, 2, 3, 5, 6, 7, 9, 11, 14, 15, 16, 18, 21, 26, 28])),
    ...inSection('data', pick(readingPaper, [...from(1, 5), ...from(11, 20)])),
    ...inSection('formulas', pick(formulasPaper, [1, 3, 4, 5, 6, 8, 9, 14, 15, 17, 19, 21, 22, 23, 24])),
    ...inSection('answers', answers),
  ],
}

const papers: readonly PaperSource[] = [bilingualPaper, readingPaper, formulasPaper, answersPaper, everyKind]

/** The mock tests that the papers are, by id. */
export function paperDocuments(): Record<string, Record<string, unknown>> {
  return Object.fromEntries(papers.map((paper) => [paper.id, paperDocument(paper)]))
}
