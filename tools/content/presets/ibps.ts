import type { Preset } from './preset'

const body = 'Institute of Banking Personnel Selection'

/** A wrong answer costs a quarter of the marks of its question, and those differ from section to section. */
export const ibps: readonly Preset[] = [
  {
    id: 'ibps-po-prelims',
    name: 'IBPS PO Prelims',
    body,
    year: 2026,
    source: 'CRP PO/MT-XVI; the figures are those of CRP PO/MT-XV (2025)',
    note: 'The English section is in English only.',
    pages: [
      {
        address: 'https://www.bankersadda.com/ibps-po-exam-pattern-2025',
        states: 'questions, marks and time of each section',
      },
    ],
    checked: true,
    sections: [
      { id: 'english', name: 'English Language', questions: 30, marks: 30, minutes: 20 },
      {
        id: 'quant',
        name: 'Quantitative Aptitude',
        questions: 35,
        marks: 30,
        minutes: 20,
        marking: { correct: '6/7', wrong: '-3/14', unanswered: 0 },
      },
      {
        id: 'reasoning',
        name: 'Reasoning Ability',
        questions: 35,
        marks: 40,
        minutes: 20,
        marking: { correct: '8/7', wrong: '-2/7', unanswered: 0 },
      },
    ],
    minutes: 60,
    marking: { correct: 1, wrong: '-1/4', unanswered: 0 },
    languages: ['en', 'hi'],
    options: 5,
    calculator: 'none',
    cutoffs: [
      {
        year: 2024,
        outOf: 100,
        marks: { GEN: 48.5, EWS: 48.5, OBC: 48.5, SC: 48, ST: 41 },
        source: {
          name: 'IBPS, scores of the preliminary examination, listed by CPResults',
          url: 'https://cpresults.in/?p=47',
        },
      },
    ],
  },
  {
    id: 'ibps-po-mains',
    name: 'IBPS PO Mains (objective)',
    body,
    year: 2025,
    source: 'CRP PO/MT-XV',
    note: 'For 2026 (CRP PO/MT-XVI) 170 questions are reported: compare with the notification. In 2025 questions of one and of two marks were reported within each section; here all of a section have the same. The descriptive paper (25 marks, 30 minutes) is left out. The English section is in English only.',
    pages: [
      {
        address:
          'https://www.ndtv.com/education/ibps-po-exam-pattern-2025-revised-check-major-changes-important-dates-8832928',
        states: 'what changed in 2025: 145 questions in 160 minutes, three of the four sections',
      },
      {
        address:
          'https://www.patrika.com/en/education-news/ibps-po-prelims-scorecard-2025-released-download-your-scorecard-now-20005246',
        states: '200 and 25 marks, questions of one and of two marks',
      },
      {
        address: 'https://www.mocksutra.com/exams/ibps/po/exam-pattern',
        states: '170 questions in 2026, a quarter off for a wrong answer',
      },
    ],
    checked: false,
    sections: [
      {
        id: 'reasoning',
        name: 'Reasoning',
        questions: 40,
        marks: 60,
        minutes: 50,
        marking: { correct: '3/2', wrong: '-3/8', unanswered: 0 },
      },
      {
        id: 'awareness',
        name: 'General/Economy/Banking Awareness',
        questions: 35,
        marks: 50,
        minutes: 25,
        marking: { correct: '10/7', wrong: '-5/14', unanswered: 0 },
      },
      {
        id: 'english',
        name: 'English Language',
        questions: 35,
        marks: 40,
        minutes: 40,
        marking: { correct: '8/7', wrong: '-2/7', unanswered: 0 },
      },
      {
        id: 'data',
        name: 'Data Analysis and Interpretation',
        questions: 35,
        marks: 50,
        minutes: 45,
        marking: { correct: '10/7', wrong: '-5/14', unanswered: 0 },
      },
    ],
    minutes: 160,
    marking: { correct: 1, wrong: '-1/4', unanswered: 0 },
    languages: ['en', 'hi'],
    options: 5,
    calculator: 'none',
  },
]
