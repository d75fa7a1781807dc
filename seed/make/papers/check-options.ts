/** Recomputes the keys of papers. */
import { evaluate } from '../arithmetic'
import { type Written, wordsOf } from './written-text'

/** The value that the right option states and no other one does, or whether an option is right. */
export type OptionCheck = number | ((option: string) => boolean)

/**
 * Throws an Error when the options that a check finds are not those that the key says, or two options are the same.
 * @param question for the message
 */
export function checkOptions(
  options: readonly Written[],
  right: readonly Written[],
  check: OptionCheck | undefined,
  question: string,
): void {
  if (new Set(options.map(wordsOf)).size < options.length) throw new Error(`options repeat: ${question}`)
  if (check === undefined) return
  const isRight =
    typeof check === 'number' ? (option: string) => Math.abs(numberIn(option) - check) < 1e-6 : check
  const found = options.filter((option) => isRight(wordsOf(option)))
  if (found.length !== right.length || found.some((option) => !right.includes(option))) {
    const names = found.map(wordsOf).join('; ')
    throw new Error(`${String(check)} is said by "${names}", not by the key alone: ${question}`)
  }
}

/** The number that an option states: `1,250 km`, `7 : 4`, `$2\sqrt{3}$ m`, `$\frac{15}{4}$`. */
export function numberIn(option: string): number {
  const tex = /^\$(.*)\$/.exec(option)?.[1]
  if (tex !== undefined) return evaluate(sumOf(tex))
  const plain = option
    .replace(/^Rs\. /, '')
    .replaceAll(',', '')
    .replace('−', '-')
  const ratio = /^([\d.]+) : ([\d.]+)/.exec(plain)
  return ratio ? Number(ratio[1]) / Number(ratio[2]) : Number.parseFloat(plain)
}

/** TeX of a number as a sum for `evaluate`. */
function sumOf(tex: string): string {
  let sum = tex.replaceAll('\\pi', `(${Math.PI})`)
  // The innermost braces first.
  for (let before = ''; before !== sum; ) {
    before = sum
    sum = sum
      .replace(/\\frac\{([^{}]*)\}\{([^{}]*)\}/, '(($1)/($2))')
      .replace(/\\sqrt\[(\d)\]\{([^{}]*)\}/, '(($2)^(1/$1))')
      .replace(/\\sqrt\{([^{}]*)\}/, '(sqrt($1))')
  }
  return sum.replace(/(?<=[\d)])\(/g, '*(')
}
