import type { Preset } from './preset'

const common = {
  sections: [
    { id: 'knowledge', name: 'General Knowledge', questions: 40, marks: 40, minutes: null },
    { id: 'english', name: 'General English', questions: 40, marks: 40, minutes: null },
  ],
  marking: { correct: 1, wrong: 0, unanswered: 0 },
  languages: ['en'],
  options: 4,
  calculator: 'none',
  checked: false,
} as const satisfies Partial<Preset>

export const courts: readonly Preset[] = [
  {
    ...common,
    id: 'ap-court-junior-assistant',
    name: 'Andhra Pradesh District Courts, Junior Assistant and Typist',
    body: 'High Court of Andhra Pradesh',
    year: 2025,
    source: 'Notification No. 2/2025-RC of 6 May 2025 (Junior Assistant)',
    note: '80 questions, 80 marks and 90 minutes are reported; the division, the marking and the language are not confirmed. Typing is tested apart.',
    pages: [],
    minutes: 90,
  },
  {
    ...common,
    id: 'telangana-court-junior-assistant',
    name: 'Telangana District Courts, Junior Assistant',
    body: 'High Court for the State of Telangana',
    year: 2022,
    source: 'Notification of March 2022 for Junior Assistants (Telangana Judicial Ministerial Service)',
    note: '40 and 40 questions of one mark are reported; the time, the marking and the language are not confirmed. There are newer notifications of January 2025 and January 2026.',
    pages: [
      {
        address:
          'https://www.siasat.com/telangana-hc-issues-notification-for-recruitment-to-junior-assistant-posts-2290073/',
        states: '80 questions of one mark: 40 of general knowledge, 40 of general English',
      },
      {
        address: 'https://govtjobsalert.in/telangana-high-court-recruitment-2026',
        states: 'the notification of 2026 (No. 02/2026), without its figures',
      },
    ],
    minutes: 120,
  },
]
