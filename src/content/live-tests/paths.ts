/** A student's sheet of a live test, which stands below the test. */
export const sheetPath = (uid: string, testId: string): string => `live_tests/${testId}/sheets/${uid}`

export const liveTestsCollection = 'live_tests'
