/** What a QTI item gives for right and wrong answers: a mapping, conditions of its own, or the most that there is. */
import { type Fraction, formatFraction, fraction, readFraction } from '../../../src/domain/fraction'
import type { AuthoredQuestion } from './authored'
import { storedMarks, times } from './marks'
import { childOf, childrenOf, type Element, lettersOf, within } from './markup'
import type { ShareMarks } from './option-shares'

function marksIn(text: string): Fraction {
  const marks = readFraction(
    text
      .trim()
      .replace(/(\.\d*?)0+$/, '$1')
      .replace(/\.$/, ''),
  )
  if (!marks) throw new Error(`its marks "${text.trim()}" cannot be read`)
  return marks
}

/** The mapping that its answers are marked by; null where it is not used. */
export function mappingOf(item: Element, declaration: Element): Element | null {
  const processing = childOf(item, 'responseProcessing')
  const isUsed =
    /map_response/.test(processing?.attributes.template ?? '') ||
    (processing !== undefined && within(processing, 'mapResponse').length > 0)
  return (isUsed && childOf(declaration, 'mapping')) || null
}

type Marking = AuthoredQuestion['marking']

/** A mark for a right answer and none for a wrong one is what every question has. */
function marking(correct: Fraction, wrong: Fraction, partial?: Fraction): Marking {
  if (correct.numerator === correct.denominator && wrong.numerator === 0 && !partial) return null
  return {
    correct: storedMarks(correct),
    ...(wrong.numerator === 0 ? {} : { wrong: storedMarks(wrong) }),
    ...(partial ? { partial: storedMarks(partial) } : {}),
  }
}

const isSame = (one: Fraction, other: Fraction) =>
  one.numerator === other.numerator && one.denominator === other.denominator
const value = ({ numerator, denominator }: Fraction) => numerator / denominator

/**
 * @param names identifiers of all options
 * @param right those of the right ones
 * @throws Error with a sentence for marks that the app cannot give
 */
export function mappedMarks(
  mapping: Element,
  names: readonly string[],
  right: readonly string[],
): ShareMarks {
  const { defaultValue = '0', lowerBound } = mapping.attributes
  const entries = new Map(
    childrenOf(mapping, 'mapEntry').map(({ attributes }) => [
      attributes.mapKey ?? '',
      marksIn(attributes.mappedValue ?? ''),
    ]),
  )
  const of = (name: string) => entries.get(name) ?? marksIn(defaultValue)
  const wrongs = names.filter((name) => !right.includes(name)).map(of)
  const [each = fraction(1)] = right.map(of)
  const [loss = fraction(0)] = wrongs
  if (right.some((name) => !isSame(of(name), each)) || wrongs.some((marks) => !isSame(marks, loss)))
    throw new Error('its options give different parts of its marks, which cannot be kept')
  const all = times(each, fraction(right.length))
  if (right.length === 1) return { marking: marking(all, loss), doubts: [] }
  if (loss.numerator >= 0) return { marking: marking(all, fraction(0)), doubts: [] }
  // One wrong option takes all that the right ones give: that is what `partial` means.
  const isBounded = Number(lowerBound) === 0
  const takesAll = isBounded && value(loss) <= -value(all)
  const kept = marking(all, isBounded ? fraction(0) : loss, each)
  const rest = isBounded ? 'nothing' : `${formatFraction(loss)} in all`
  return {
    marking: kept,
    doubts: takesAll
      ? []
      : [
          `each of its wrong options takes ${formatFraction(loss)} off what the right ones give, which the app cannot count: whoever chooses a wrong one gets ${rest}`,
        ],
  }
}

function scoreSet(block: Element | undefined): Fraction | null {
  const set =
    block && childrenOf(block, 'setOutcomeValue').find(({ attributes }) => attributes.identifier === 'SCORE')
  const given = set && childOf(set, 'baseValue')
  return given ? marksIn(lettersOf(given)) : null
}

/** What each branch of an item's conditions gives, but for that of no answer. */
function branchesOf(item: Element): Element[] {
  return ['responseIf', 'responseElseIf', 'responseElse']
    .flatMap((name) => within(item, name))
    .filter((branch) => !childOf(branch, 'isNull'))
}

/** Marks by the item's own conditions, else the most that it gives. @throws Error for marks that the app cannot give */
export function plainMarks(item: Element): ShareMarks {
  const given = branchesOf(item).flatMap((branch) => scoreSet(branch) ?? [])
  const most = childrenOf(item, 'outcomeDeclaration').find(
    ({ attributes }) => attributes.identifier === 'MAXSCORE',
  )
  const written = most && childOf(childOf(most, 'defaultValue'), 'value')
  const right = given.filter((marks) => marks.numerator > 0)
  const others = given.filter((marks) => marks.numerator <= 0)
  const [correct = written ? marksIn(lettersOf(written)) : fraction(1)] = right
  if (right.some((marks) => !isSame(marks, correct)))
    throw new Error('its answers give different parts of its marks, which cannot be kept')
  const [wrong = fraction(0)] = others.sort((a, b) => value(a) - value(b))
  const computed = given.length > 0 && right.length === 0
  const doubts = [
    ...(computed ? ['how it is marked cannot be read: a right answer gives the marks written here'] : []),
    ...(others.some((marks) => !isSame(marks, wrong))
      ? [`its wrong answers give different marks: here each gives ${formatFraction(wrong)}`]
      : []),
  ]
  // Many systems score in percent.
  if (value(correct) !== 100) return { marking: marking(correct, wrong), doubts }
  const share = fraction(wrong.numerator, wrong.denominator * 100)
  return {
    marking: marking(fraction(1), share),
    doubts: [...doubts, 'its 100 marks are read as 100 percent of one mark'],
  }
}
