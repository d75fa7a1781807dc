import { useParams } from 'react-router-dom'

/** The quiz that the address names; null when it names none. An id with slashes comes by the rest of the address. */
export function useQuizId(): string | null {
  const { quizId, '*': rest } = useParams()
  return (quizId ?? rest)?.trim() || null
}
