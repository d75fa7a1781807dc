import type { OptionCheck } from '../papers/check-options'
import { one, type PaperQuestion } from '../papers/paper'
import type { Written } from '../papers/written-text'

export const both = (en: string, te: string) => ({ en, te })

/** The same in both languages: numbers, letters. */
export const same = (...texts: string[]) => texts.map((text) => both(text, text))

/** A question of a live test. @param options the right one first */
export function ask(
  topic: string,
  question: Written,
  options: readonly Written[],
  why: Written,
  more: { check?: OptionCheck; place?: number } = {},
): PaperQuestion {
  const [right = '', ...wrong] = options
  return one({ topic, ask: question, right, wrong, why, ...more })
}
