/**
 * Pictures that a file brings without a description. The desk keeps their question until they are described; an import
 * refuses it. No check lets them be published.
 */
import { figuresOf, type RichText } from '../../../src/domain/rich-text'
import type { AuthoredFault, AuthoredPaper } from './authored'

/** Stands where the description will be: a figure without alternative text is none. */
export const undescribed = 'Not described yet'

/** The first picture of these texts that is not described. */
export const undescribedIn = (texts: readonly RichText[]) =>
  texts.flatMap(figuresOf).find(({ alt }) => alt === undescribed)

function faultOf(place: string, texts: readonly RichText[]): AuthoredFault[] {
  const found = undescribedIn(texts)
  if (!found) return []
  const message = `the picture "${found.image}" has no description (alternative text) for those who do not see it.`
  return [{ place, severity: 'error', message }]
}

/** Removes the questions and passages with such a picture from the paper, and reports each as a fault. */
export function withoutUndescribed(paper: AuthoredPaper): AuthoredPaper {
  const leftOut = paper.questions.flatMap(({ place, text, options, explanation }) =>
    faultOf(place, [text, ...options, explanation ?? '']).map((fault) => ({
      ...fault,
      partial: { text, options },
    })),
  )
  const ofSets = paper.sets.flatMap(({ place, text }) => faultOf(place, [text]))
  const places = new Set([...leftOut, ...ofSets].map(({ place }) => place))
  if (places.size === 0) return paper
  const isWhole = ({ place }: { readonly place: string }) => !places.has(place)
  return {
    ...paper,
    questions: paper.questions.filter(isWhole),
    sets: paper.sets.filter(isWhole),
    order: paper.order ?? paper.questions.map(({ place }) => place),
    faults: [...paper.faults, ...leftOut, ...ofSets],
    leftOut: [...(paper.leftOut ?? []), ...leftOut],
  }
}
