import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import type { Paper, PaperQuestion } from '@/domain/paper'
import { firstOfSets, setOf, setTitle } from '@/domain/question/sets'
import type { QuestionSet } from '@/domain/test-layout'
import { t } from '@/language/text'
import { classNames } from '../class-names'
import { QuestionText } from './question-text'

/** The text of a set in a box that scrolls, and comes back at the line where it was left. */
function Passage({
  id,
  set,
  title,
  places,
  className,
}: {
  id: string
  set: QuestionSet
  title: string
  /** Pixels from the top, by set. */
  places: Map<string, number>
  className: string
}) {
  const box = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = places.get(set.id) ?? 0
  }, [places, set.id])
  return (
    <section
      id={id}
      ref={box}
      aria-label={title}
      // A box that scrolls must be reached by the keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: as above
      tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex
      className={classNames('overflow-y-auto overscroll-contain', className)}
      onScroll={(event) => places.set(set.id, event.currentTarget.scrollTop)}
    >
      <QuestionText text={set.text} className="max-w-[760px]" />
    </section>
  )
}

/**
 * What the question shares with its neighbours: beside it on a wide screen, above it and limited in height on a phone.
 * A button hides and shows it. It stays hidden while the student moves among the questions of the set, and
 * when they come back. With letters so large that a phone's width holds few, both scroll as one. Where the question stands
 * alone only `children`, the question, show.
 * @param frame `screen`: as high as its own box; `page`: part of a page that scrolls as a whole
 * @param size percent of the usual size of the text
 */
export function WithSet({
  paper,
  question,
  frame,
  size = 100,
  children,
}: {
  paper: Paper
  question: PaperQuestion
  frame: 'screen' | 'page'
  size?: number
  children: ReactNode
}) {
  const [folded, setFolded] = useState<readonly string[]>([])
  const [places] = useState(() => new Map<string, number>())
  const id = useId()
  const set = setOf(paper, question)
  const isOpen = set !== null && !folded.includes(set.id)
  const title = set && setTitle(paper, set)
  const isScreen = frame === 'screen'
  return (
    <div
      className={classNames(
        'flex min-h-0 flex-col',
        isScreen && 'flex-1 @max-[20rem]:flex-none',
        isOpen && isScreen && 'lg:flex-row',
      )}
    >
      {set && title && (
        <div
          className={classNames(
            'flex min-h-0 flex-none flex-col border-line bg-surface/60',
            isScreen ? 'border-b' : 'mb-6 rounded-card border',
            isOpen &&
              (isScreen
                ? 'max-lg:max-h-[35%] @max-[20rem]:max-h-[60dvh]! lg:w-1/2 lg:border-r lg:border-b-0'
                : 'max-h-[40dvh]'),
          )}
        >
          <div className="flex flex-none items-center justify-between gap-3 px-4 font-semibold sm:px-6">
            {title}
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              className="min-h-11 flex-none text-sm text-secondary underline"
              onClick={() =>
                setFolded(isOpen ? [...folded, set.id] : folded.filter((other) => other !== set.id))
              }
            >
              {isOpen ? t('Hide passage') : t('Show passage')}
            </button>
          </div>
          {isOpen && (
            <div className="contents" style={{ fontSize: `${size}%` }}>
              <Passage
                key={set.id}
                id={id}
                set={set}
                title={title}
                places={places}
                className="min-h-0 px-4 pb-4 leading-[1.65] @max-[20rem]:px-2 sm:px-6"
              />
            </div>
          )}
        </div>
      )}
      {children}
    </div>
  )
}

/** Said of a question, to who does not see the set beside it; nothing where it stands alone. */
export function SetNote({ paper, question, id }: { paper: Paper; question: PaperQuestion; id: string }) {
  const set = setOf(paper, question)
  return set ? (
    <span id={id} hidden>
      {t('Part of {title}', { title: setTitle(paper, set) })}
    </span>
  ) : null
}

/** In a list of questions: what some of them share, before the first of those that are `shown`. */
export function SetBefore<Asked extends { set?: string }>({
  paper,
  shown,
  question,
  className,
}: {
  paper: Pick<Paper, 'sets' | 'questions'>
  shown: readonly Asked[]
  question: Asked
  className?: string
}) {
  const set = setOf(paper, question)
  if (!set || !firstOfSets(shown).has(question)) return null
  return (
    <section
      aria-label={setTitle(paper, set)}
      className={classNames('mb-4 rounded-card border border-line bg-surface/60 p-5 sm:p-6', className)}
    >
      <p className="mb-2 font-semibold">{setTitle(paper, set)}</p>
      <QuestionText text={set.text} />
    </section>
  )
}
