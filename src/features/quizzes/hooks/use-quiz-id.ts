import { type Params, useParams } from 'react-router-dom'

/** The quiz that the parameters of an address name; null when they name none. An id with slashes comes by the rest. */
export function quizIdOf({ quizId, '*': rest }: Params): string | null {
  return (quizId ?? rest)?.trim() || null
}

/** The quiz that the address names. */
export function useQuizId(): string | null {
  return quizIdOf(useParams())
}
