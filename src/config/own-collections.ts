/**
 * The collections below a student's record: deleting an account erases them (api/erase-student.ts), and the file of one's
 * own data holds them. A test compares the list with firestore.rules.
 */
export const ownCollections = [
  'saved',
  'attempts',
  'cards',
  'counted',
  'days',
  'marks',
  'preferences',
  'reports',
] as const
