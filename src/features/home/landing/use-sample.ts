import { type RefObject, useEffect, useRef, useState } from 'react'
import type { BriefQuestion } from '@/domain/question/brief-question'
import { t } from '@/language/text'

/** One question of the landing page. */
export interface SampleQuestion extends BriefQuestion {
  readonly subject: string
  /** The quiz that it comes from; null for the one that is part of the page. */
  readonly quizId: string | null
}

/** Part of the page, so that it can be answered before anything is loaded. */
const first: SampleQuestion = {
  subject: t('Polity'),
  text: t('Which Article of the Constitution of India provides for a Finance Commission?'),
  options: [263, 280, 312, 324].map((number) => t('Article {number}', { number })),
  correct: 1,
  explanation: t(
    'Article 280: the President constitutes a Finance Commission every fifth year or earlier, to recommend how tax revenue is shared between the Union and the States.',
  ),
  quizId: null,
}

/** asking → checked → loading → asking with another question, or failed with the same one. */
type SampleState = 'asking' | 'checked' | 'loading' | 'failed'

const loadLive = () => import('./landing-live')

/** Takes over what was chosen while the page was only its HTML. */
function useEarlyChoice(card: RefObject<HTMLElement | null>, choose: (option: number) => void): void {
  useEffect(() => {
    const options = [...(card.current?.querySelectorAll('input') ?? [])]
    const early = options.findIndex(({ checked }) => checked)
    if (early >= 0) choose(early)
  }, [card, choose])
}

/** The landing page's question and what has been done with it. `another` loads a question of a published quiz. */
export function useSample() {
  const card = useRef<HTMLDivElement>(null)
  const [sample, setSample] = useState(first)
  const [chosen, setChosen] = useState<number | null>(null)
  const [state, setState] = useState<SampleState>('asking')
  useEarlyChoice(card, setChosen)

  async function another() {
    setState('loading')
    // The pressed button goes away. The focus moves to the question, where a screen reader goes on.
    card.current?.focus({ preventScroll: true })
    // A visitor is told the same, whether the code or the read failed.
    const next = await loadLive()
      .then((live) => live.anotherQuestion())
      .catch(() => null)
    if (next) {
      setSample(next)
      setChosen(null)
    }
    setState(next ? 'asking' : 'failed')
  }

  const choose = (option: number) => {
    setChosen(option)
    // Loaded ahead: a visitor who answers may want another question.
    loadLive().catch(() => undefined)
  }

  return { card, sample, chosen, state, choose, check: () => setState('checked'), another }
}
