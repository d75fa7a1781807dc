import type { TestRef } from '@/domain/sitting/test-ref'

/** How the screens of a short test call it. */
interface Words {
  what: 'Quiz' | 'Practice'
  results: string
  again: string
  /** Of the button that goes through the questions in study mode; null where that is what `again` does. */
  study: string | null
}

const quiz: Words = {
  what: 'Quiz',
  results: 'Quiz Results',
  again: 'Retake Quiz',
  study: 'Study this quiz',
}
const practice: Words = {
  what: 'Practice',
  results: 'Practice results',
  again: 'Practise again',
  study: 'Study these questions',
}
const study: Words = { what: 'Practice', results: 'Study results', again: 'Study again', study: null }

export function wordsOf({ kind }: TestRef): Words {
  if (kind === 'practice') return practice
  return kind === 'study' ? study : quiz
}
