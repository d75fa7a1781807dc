/** What is searched, in the order in which results that fit as well stand. */
export const searchSections = [
  { id: 'current-affairs', label: 'Current Affairs' },
  { id: 'jobs', label: 'Jobs' },
  { id: 'test-series', label: 'Test Series' },
  { id: 'mock-tests', label: 'Mock Tests' },
  { id: 'quizzes', label: 'Quizzes' },
  { id: 'videos', label: 'Videos' },
  { id: 'daily-dose', label: 'Daily Dose' },
  { id: 'resources', label: 'Resources' },
  { id: 'pdfs', label: 'PDFs' },
  { id: 'paid-pdfs', label: 'Paid PDFs' },
] as const

export type SearchSection = (typeof searchSections)[number]['id']
