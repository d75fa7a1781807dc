import { partsOfRef, type QuestionRef } from '../question/ref'

/** How hard a question is, from the easiest. */
export const difficulties = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof difficulties)[number]

/**
 * Who may read a question, as the rules have it of the document that it stands in: everybody, whoever is signed in, or
 * the owners of a product.
 */
export type QuestionAccess =
  | { readonly kind: 'free' }
  | { readonly kind: 'login' }
  | { readonly kind: 'product'; readonly productId: string }

/** What the index of questions tells of one: nothing of its text and nothing of its key. */
export interface IndexedQuestion {
  readonly ref: QuestionRef
  /** As it is written most often; `topicKey` tells whether two are the same. */
  readonly topic: string
  /** Absent where nobody has said it. */
  readonly difficulty?: Difficulty
  readonly access: QuestionAccess
}

/** One topic, however it is written: `Science & Technology` and `science and  technology` are the same. */
export const topicKey = (topic: string): string =>
  topic
    .normalize('NFKC')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[\s\u2010-\u2015_/,-]+/g, ' ')
    .trim()

/** The keys of topics, each once. */
export const topicKeysOf = (topics: readonly string[]): ReadonlySet<string> => new Set(topics.map(topicKey))

/** The test or quiz whose document holds a question. */
export const testKeyOfRef = (ref: QuestionRef): string => partsOfRef(ref)?.testKey ?? ref

/** Whether somebody may read what has this access. */
export function mayReadWith(
  access: QuestionAccess,
  { signedIn, owns }: { signedIn: boolean; owns: (productId: string) => boolean },
): boolean {
  if (access.kind === 'free') return true
  return signedIn && (access.kind === 'login' || owns(access.productId))
}
