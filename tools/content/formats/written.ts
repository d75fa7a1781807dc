/** Questions on their way out of the app into a file of another format. */
import type { Fraction } from '../../../src/domain/fraction'
import { resolveMarking, storedMarking } from '../../../src/domain/question/marking'
import type { AuthoredPaper, AuthoredPicture, AuthoredQuestion } from './authored'

export interface Lost {
  /** `question 3`, or of the whole paper null. */
  readonly place: string | null
  readonly message: string
}

export interface Written {
  readonly text: string
  /** What the format has no words for, by question. */
  readonly lost: readonly Lost[]
}

export type PaperToWrite = Pick<AuthoredPaper, 'questions' | 'sets'> & {
  /** Their bytes, where they are at hand; the others stay links. */
  readonly pictures: readonly AuthoredPicture[]
  /** The address of a stored picture on the web. */
  readonly linkTo: (image: string) => string
}

export interface Marks {
  readonly correct: Fraction
  readonly wrong: Fraction
  readonly unanswered: Fraction
  readonly partial?: Fraction
}

/** The marks of a question; null where it says none. */
export function marksIn({ marking }: AuthoredQuestion): Marks | null {
  return marking === null ? null : resolveMarking(storedMarking.parse(marking))
}
