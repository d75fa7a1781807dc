import type { Preset } from './preset'

/** What all papers of the commission have in common: one mark a question, a third of it off for a wrong answer. */
const common = {
  body: 'Andhra Pradesh Public Service Commission',
  year: 2023,
  marking: { correct: 1, wrong: '-1/3', unanswered: 0 },
  languages: ['en', 'te'],
  options: 4,
  calculator: 'none',
} as const satisfies Partial<Preset>

const group1 = 'Notification No. 12/2023 (Group-I Services)'
const group2 = 'Notification No. 11/2023 of 7 December 2023 (Group-II Services)'
const onePaper = 'One paper of 150 questions is reported for later notifications.'

export const appsc: readonly Preset[] = [
  {
    ...common,
    id: 'appsc-group-1-prelims-paper-1',
    name: 'APPSC Group 1 Prelims Paper I, General Studies',
    source: group1,
    note: onePaper,
    checked: false,
    sections: [
      { id: 'history', name: 'History and Culture', questions: 30, marks: 30, minutes: null },
      {
        id: 'polity',
        name: 'Constitution, Polity, Social Justice and International Relations',
        questions: 30,
        marks: 30,
        minutes: null,
      },
      {
        id: 'economy',
        name: 'Indian and Andhra Pradesh Economy and Planning',
        questions: 30,
        marks: 30,
        minutes: null,
      },
      { id: 'geography', name: 'Geography', questions: 30, marks: 30, minutes: null },
    ],
    minutes: 120,
  },
  {
    ...common,
    id: 'appsc-group-1-prelims-paper-2',
    name: 'APPSC Group 1 Prelims Paper II, General Aptitude',
    source: group1,
    note: `${onePaper} The division into two halves is not confirmed.`,
    checked: false,
    sections: [
      {
        id: 'ability',
        name: 'General Mental Ability, Administrative and Psychological Abilities',
        questions: 60,
        marks: 60,
        minutes: null,
      },
      {
        id: 'science',
        name: 'Science and Technology, Current Events',
        questions: 60,
        marks: 60,
        minutes: null,
      },
    ],
    minutes: 120,
  },
  {
    ...common,
    id: 'appsc-group-2-screening',
    name: 'APPSC Group 2 Screening Test',
    source: group2,
    note: null,
    checked: true,
    sections: [
      { id: 'history', name: 'Indian History', questions: 30, marks: 30, minutes: null },
      { id: 'geography', name: 'Geography', questions: 30, marks: 30, minutes: null },
      { id: 'society', name: 'Indian Society', questions: 30, marks: 30, minutes: null },
      { id: 'affairs', name: 'Current Affairs', questions: 30, marks: 30, minutes: null },
      { id: 'ability', name: 'Mental Ability', questions: 30, marks: 30, minutes: null },
    ],
    minutes: 150,
  },
  {
    ...common,
    id: 'appsc-group-2-mains-paper-1',
    name: 'APPSC Group 2 Mains Paper I',
    source: group2,
    note: null,
    checked: true,
    sections: [
      {
        id: 'history',
        name: 'Social and Cultural History of Andhra Pradesh',
        questions: 75,
        marks: 75,
        minutes: null,
      },
      { id: 'polity', name: 'Indian Constitution', questions: 75, marks: 75, minutes: null },
    ],
    minutes: 150,
  },
  {
    ...common,
    id: 'appsc-group-2-mains-paper-2',
    name: 'APPSC Group 2 Mains Paper II',
    source: group2,
    note: null,
    checked: true,
    sections: [
      {
        id: 'economy',
        name: 'Indian and Andhra Pradesh Economy',
        questions: 75,
        marks: 75,
        minutes: null,
      },
      { id: 'science', name: 'Science and Technology', questions: 75, marks: 75, minutes: null },
    ],
    minutes: 150,
  },
]
