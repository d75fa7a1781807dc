/** What an item of QTI 1.2 gives for an answer. */
import { type Fraction, fraction } from '../../../src/domain/fraction'
import { gradeOf, times } from './marks'
import { childOf, childrenOf, type Element, lettersOf, within } from './markup'

/** A field of the item's metadata: `question_type`, `points_possible`. */
export function metadata(item: Element, name: string): string | null {
  const field = within(item, 'qtimetadatafield').find(
    (one) => lettersOf(childOf(one, 'fieldlabel')).trim() === name,
  )
  return lettersOf(field && childOf(field, 'fieldentry')).trim() || null
}

export interface Condition {
  /** What it gives or, below nought, takes. */
  readonly value: Fraction
  /** Answers that are to be given, and those that are not. */
  readonly given: readonly string[]
  readonly not: readonly string[]
  /** Whether it is about any other answer. */
  readonly isOther: boolean
  readonly hasAny: boolean
  readonly element: Element
}

export function conditionsOf(item: Element): Condition[] {
  return within(item, 'respcondition').flatMap((element) => {
    const set = childrenOf(element, 'setvar').find((one) => gradeOf(lettersOf(one)) !== null)
    const own = childOf(element, 'conditionvar')
    const value = set && gradeOf(lettersOf(set))
    if (!set || !own || !value || value.numerator === 0) return []
    const nots = within(own, 'not').flatMap((one) => within(one, 'varequal'))
    const all = within(own, 'varequal')
    const letters = (list: readonly Element[]) => list.map((one) => lettersOf(one).trim())
    return {
      value: /^subtract$/i.test(set.attributes.action ?? '') ? times(value, fraction(-1)) : value,
      given: letters(all.filter((one) => !nots.includes(one))),
      not: letters(nots),
      isOther: within(own, 'other').length > 0,
      hasAny: within(own, 'or').length > 0,
      element: own,
    }
  })
}

/** Of conditions that take marks in a way of their own. */
export const notKept = (conditions: readonly Condition[], isKept: (one: Condition) => boolean): string[] =>
  conditions.some((one) => !gains(one) && !one.isOther && !isKept(one))
    ? ['what some of its wrong answers cost cannot be kept: that penalty is left out']
    : []

export const gains = ({ value }: Condition) => value.numerator > 0
export const sum = (values: readonly Fraction[]) =>
  values.reduce(
    (all, one) =>
      fraction(
        all.numerator * one.denominator + one.numerator * all.denominator,
        all.denominator * one.denominator,
      ),
    fraction(0),
  )
export const shareIn = (part: Fraction, whole: Fraction) =>
  fraction(part.numerator * whole.denominator, part.denominator * whole.numerator)

/** The marks of a question: those that it says itself, else what its conditions give, where that is no percentage. */
export function gradeIn(item: Element, all: Fraction): Fraction {
  const said =
    metadata(item, 'points_possible') ?? metadata(item, 'qmd_weighting') ?? metadata(item, 'cc_weighting')
  const grade = said === null ? null : gradeOf(said)
  if (said !== null && !grade) throw new Error(`its marks "${said}" cannot be read`)
  if (grade) return grade
  const most = within(item, 'decvar').some(({ attributes }) => Number(attributes.maxvalue) === 100)
  const isPercentage = most || (all.numerator === 100 && all.denominator === 1)
  return isPercentage ? fraction(1) : all
}
