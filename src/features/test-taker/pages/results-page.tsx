import { ExamResults } from '../exam-screen/exam-results'

/** The results of a package's test and of a mock test (spec section 2). */
export const ResultsPage = () => <ExamResults />
