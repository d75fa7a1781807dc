/** Public API: the test taker, which live tests use too. */
export { NewTest } from './before-the-test/new-test'
export { TestMessage, TestNotice } from './before-the-test/test-message'
export { Exam } from './exam-screen/exam'
export { ExamResults } from './exam-screen/exam-results'
export { TestSitting } from './exam-screen/test-sitting'
export { TestSkeleton } from './exam-screen/test-skeleton'
export { enterFullscreen, leaveFullscreen } from './hooks/use-fullscreen'
export { InstructionList } from './instructions/instruction-list'
