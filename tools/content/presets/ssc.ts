import type { Preset } from './preset'

const body = 'Staff Selection Commission'
/** Normalised marks of the posts that have no list of their own; a page about the commission's results, not of the commission. */
const tier1Source = {
  name: 'Staff Selection Commission, results of Tier I, posts without a list of their own (normalised marks), as PrepAngel lists them',
  url: 'https://www.prepangel.com/cut-off',
}
const tier1Cutoffs: Preset['cutoffs'] = [
  {
    year: 2024,
    outOf: 200,
    marks: { UR: 153.18981, EWS: 142.01963, OBC: 146.26291, SC: 126.45554, ST: 111.8893 },
    source: tier1Source,
  },
  {
    year: 2023,
    outOf: 200,
    marks: { UR: 150.04936, EWS: 143.44441, OBC: 145.93743, SC: 126.68201, ST: 118.16655 },
    source: tier1Source,
  },
  {
    year: 2022,
    outOf: 200,
    marks: { UR: 114.27651, EWS: 102.35275, OBC: 114.27651, SC: 89.08864, ST: 77.57858 },
    source: tier1Source,
  },
]

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
    cutoffs: tier1Cutoffs,
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
