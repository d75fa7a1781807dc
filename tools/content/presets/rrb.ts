import type { Preset } from './preset'

const body = 'Railway Recruitment Boards'
const note =
  'The notification calls the division into sections indicative. The exam is in twelve more languages.'

export const rrb: readonly Preset[] = [
  {
    id: 'rrb-ntpc-cbt-1',
    name: 'RRB NTPC CBT 1',
    body,
    year: 2025,
    source: 'CEN 06/2025 (graduate posts); the figures are those of CEN 05/2024, 13.1',
    note,
    pages: [
      {
        address: 'https://www.scribd.com/document/897470362/RRB-NTPC-Syllabus',
        states: 'section 13.1 of CEN 05/2024 itself',
      },
    ],
    checked: true,
    sections: [
      { id: 'awareness', name: 'General Awareness', questions: 40, marks: 40, minutes: null },
      { id: 'maths', name: 'Mathematics', questions: 30, marks: 30, minutes: null },
      {
        id: 'reasoning',
        name: 'General Intelligence and Reasoning',
        questions: 30,
        marks: 30,
        minutes: null,
      },
    ],
    minutes: 90,
    marking: { correct: 1, wrong: '-1/3', unanswered: 0 },
    languages: ['en', 'hi', 'te'],
    options: 4,
    calculator: 'none',
  },
  {
    id: 'rrb-ntpc-cbt-2',
    name: 'RRB NTPC CBT 2',
    body,
    year: 2024,
    source: 'CEN 05/2024 (graduate posts)',
    note,
    pages: [
      {
        address:
          'https://www.scribd.com/document/788351145/Exam-Pattern-Syllabus-of-RRB-NTPC-102-Level-2024-Watermark',
        states: 'questions of each section, time and marking, for both CBTs of 2024',
      },
    ],
    checked: true,
    sections: [
      { id: 'awareness', name: 'General Awareness', questions: 50, marks: 50, minutes: null },
      { id: 'maths', name: 'Mathematics', questions: 35, marks: 35, minutes: null },
      {
        id: 'reasoning',
        name: 'General Intelligence and Reasoning',
        questions: 35,
        marks: 35,
        minutes: null,
      },
    ],
    minutes: 90,
    marking: { correct: 1, wrong: '-1/3', unanswered: 0 },
    languages: ['en', 'hi', 'te'],
    options: 4,
    calculator: 'none',
  },
]
