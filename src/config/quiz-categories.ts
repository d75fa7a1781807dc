/** The fixed categories of quizzes (spec section 9); apart from the limits, which every page with data loads. */
export const quizCategories = [
  'Disaster Management',
  'Economy',
  'General Knowledge',
  'General Science',
  'Science & Technology',
  'Polity',
  'Current Affairs',
  'Reasoning',
  'Environment',
  'Arithmetic',
  'History',
  'Geography',
] as const
