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
const onePaper = 'Since then one paper of 150 questions in 150 minutes is reported.'
const onePaperPage = {
  address: 'https://www.telugunewsadda.com/news/single-exam-group-1-exam-150-marks',
  states: 'the one paper that is reported since, one mark a question, a third off',
}

/** The commission's own scheme, in full. */
const scheme2 = [
  {
    address: 'https://www.scribd.com/document/723424843/Appsc-Group-2-Syllabus',
    states: 'the scheme and syllabus of the commission (G.O.Ms. No. 6 of 6 January 2023)',
  },
]

export const appsc: readonly Preset[] = [
  {
    ...common,
    id: 'appsc-group-1-prelims-paper-1',
    name: 'APPSC Group 1 Prelims Paper I, General Studies',
    source: group1,
    note: `Parts, questions and languages are those of the test booklet of 2022; the time and the marking are reported. ${onePaper}`,
    pages: [
      {
        address:
          'https://education.sakshi.com/en/appsc/education-news/group-1-prelims-2022-paper-1-exam-day-question-paper-instructions-123018',
        states: 'the instructions in the test booklet: four parts of 30 marks, four options, English counts',
      },
      onePaperPage,
    ],
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
    note: `The division into two halves is not confirmed. ${onePaper}`,
    pages: [
      {
        address: 'https://competition.careers360.com/articles/appsc-group-1-exam-pattern-and-syllabus',
        states: '120 questions in 120 minutes for 120 marks (2019)',
      },
      onePaperPage,
    ],
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
    pages: scheme2,
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
    pages: scheme2,
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
    pages: scheme2,
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
