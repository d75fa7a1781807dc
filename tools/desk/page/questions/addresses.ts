/** Addresses of the pages about one test. */
export const testAddress = (test: string) => `/questions/test?${new URLSearchParams({ test })}`
export const correctionAddress = (test: string, question: string) =>
  `/questions/correct?${new URLSearchParams({ test, question })}`
