import type { Preset } from './preset'

const body = 'Staff Selection Commission'
const source = 'Combined Graduate Level Examination, 2026, notice of 21 May 2026'

export const ssc: readonly Preset[] = [
  {
    id: 'ssc-cgl-tier-1',
    name: 'SSC CGL Tier I',
    body,
    year: 2026,
    source,
    note: 'Until 2025 the sections shared the 60 minutes. English Comprehension is in English only.',
    pages: [
      {
        address:
          'https://www.careerheightspala.com/blogs/ssc-cgl-2026-sectional-timing-what-the-15-minute-rule-changes-for-your-preparation',
        states: 'questions, marks and time of each section',
      },
    ],
    checked: true,
    sections: [
      {
        id: 'reasoning',
        name: 'General Intelligence and Reasoning',
        questions: 25,
        marks: 50,
        minutes: 15,
      },
      { id: 'awareness', name: 'General Awareness', questions: 25, marks: 50, minutes: 15 },
      { id: 'quant', name: 'Quantitative Aptitude', questions: 25, marks: 50, minutes: 15 },
      { id: 'english', name: 'English Comprehension', questions: 25, marks: 50, minutes: 15 },
    ],
    minutes: 60,
    marking: { correct: 2, wrong: '-1/2', unanswered: 0 },
    languages: ['en', 'hi'],
    options: 4,
    calculator: 'none',
  },
  {
    id: 'ssc-cgl-tier-2-paper-1',
    name: 'SSC CGL Tier II Paper I (objective)',
    body,
    year: 2026,
    source,
    note: 'Counts and marks are confirmed. The time of each module is that of a coaching site; until 2025 the first two modules shared an hour and the next two another, and the notification itself was not seen. The data entry test is left out. English is in English only.',
    pages: [
      {
        address: 'https://cgltyping.in/ssc-cgl-tier-2-exam-pattern',
        states: 'questions, marks and time of each module',
      },
      {
        address:
          'https://www.republicworld.com/education/jobs/ssc-cgl-tier-2-exam-pattern-revised-exam-duration-reduced-from-480-to-135-minutes-articleshow.html',
        states: 'the times until 2025',
      },
    ],
    checked: false,
    sections: [
      { id: 'maths', name: 'Mathematical Abilities', questions: 30, marks: 90, minutes: 30 },
      {
        id: 'reasoning',
        name: 'Reasoning and General Intelligence',
        questions: 30,
        marks: 90,
        minutes: 30,
      },
      {
        id: 'english',
        name: 'English Language and Comprehension',
        questions: 45,
        marks: 135,
        minutes: 40,
      },
      { id: 'awareness', name: 'General Awareness', questions: 25, marks: 75, minutes: 20 },
      { id: 'computer', name: 'Computer Knowledge', questions: 20, marks: 60, minutes: 15 },
    ],
    minutes: 135,
    marking: { correct: 3, wrong: -1, unanswered: 0 },
    languages: ['en', 'hi'],
    options: 4,
    calculator: 'none',
  },
]
