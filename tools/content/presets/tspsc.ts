import type { Preset } from './preset'

/** What these papers of the commission have in common: 150 questions of one mark in one piece, nothing taken off. */
const common = {
  body: 'Telangana Public Service Commission',
  minutes: 150,
  marking: { correct: 1, wrong: 0, unanswered: 0 },
  languages: ['en', 'te'],
  options: 4,
  calculator: 'none',
} as const satisfies Partial<Preset>

const onePiece = (id: string, name: string): Preset['sections'] => [
  { id, name, questions: 150, marks: 150, minutes: null },
]

const pages4 = [
  {
    address: 'https://institute.careerguide.com/exams/tspsc-group-4-recruitment/',
    states: 'questions, marks and time of both papers, and the languages',
  },
]

export const tspsc: readonly Preset[] = [
  {
    ...common,
    id: 'tspsc-group-1-prelims',
    name: 'TGPSC (TSPSC) Group 1 Preliminary Test',
    year: 2024,
    source: 'Notification No. 02/2024 (Group-I Services)',
    note: null,
    pages: [
      {
        address:
          'https://www.thehindu.com/news/national/telangana/telangana-group-1-exam-candidates-term-prelimin-test-paper-moderately-easy/article68269953.ece',
        states: 'questions, time, languages, and that nothing was taken off (9 June 2024)',
      },
    ],
    checked: true,
    sections: onePiece('general-studies', 'General Studies and Mental Ability'),
  },
  {
    ...common,
    id: 'tspsc-group-2-paper-1',
    name: 'TGPSC (TSPSC) Group 2 Paper I',
    year: 2022,
    source: 'Notification No. 28/2022 of 29 December 2022 (Group-II Services)',
    note: 'A newspaper wrote of a quarter off for a wrong answer (16 December 2024): compare with the notification. Also in Urdu.',
    pages: [
      {
        address:
          'https://www.newindianexpress.com/states/telangana/2024/Dec/16/tgpsc-group-ii-exam-some-candidates-find-paper-tough',
        states: 'questions, marks and time as here, and a quarter off',
      },
    ],
    checked: false,
    sections: onePiece('general-studies', 'General Studies and General Abilities'),
  },
  {
    ...common,
    id: 'tspsc-group-4-paper-1',
    name: 'TGPSC (TSPSC) Group 4 Paper I',
    year: 2022,
    source: 'Notification No. 19/2022 of 1 December 2022 (Group-IV Services)',
    note: 'Also in Urdu.',
    pages: pages4,
    checked: true,
    sections: onePiece('general-knowledge', 'General Knowledge'),
  },
  {
    ...common,
    id: 'tspsc-group-4-paper-2',
    name: 'TGPSC (TSPSC) Group 4 Paper II',
    year: 2022,
    source: 'Notification No. 19/2022 of 1 December 2022 (Group-IV Services)',
    note: 'Also in Urdu.',
    pages: pages4,
    checked: true,
    sections: onePiece('secretarial-abilities', 'Secretarial Abilities'),
  },
]
