import { Exam } from '../exam-screen/exam'

/** The test taker, for a package's test and for a mock test (spec section 2). */
export const TestPage = () => <Exam />
