import type { TestRef } from '@/domain/sitting/test-ref'

/** What the screens of a short test call it and its actions. */
interface Words {
  what: 'Quiz' | 'Practice'
  results: string
  again: string
  /** Label of the button for study mode; null where `again` starts study mode. */
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
