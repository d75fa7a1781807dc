import { Check, ChevronDown, Minus, X } from 'lucide-react'
import { useContext, useId, useMemo, useState } from 'react'
import { categoryName } from '@/domain/category-name'
import type { QuestionCard } from '@/domain/learning/card'
import type { DeckEntry } from '@/domain/learning/mistake-book'
import type { Paper } from '@/domain/paper'
import { practicePaper } from '@/domain/practice-paper'
import { practiceTitleText } from '@/domain/practice-title'
import { plainText, type RichText } from '@/domain/rich-text'
import { languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { formatMediumDate } from '@/lib/dates'
import { useNetworkState } from '@/lib/hooks/use-network-state'
import { useChangeCard } from '@/own/cards/query'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { cardLinkClass, MetaLine } from '@/ui/list/item-card'
import { PaperLanguages, ReadingLanguages } from '@/ui/question/reading-languages'
import { Skeleton } from '@/ui/skeleton'
import { isBookEntry, timeOf } from '../model/book-rows'
import { BookQuestion } from './book-question'
import { OwnNote } from './own-note'
import { ReasonChoice } from './reason-choice'
import { StarQuestion } from './star-question'

const outcomes = {
  cleared: { text: t('Cleared'), icon: Check, tone: 'text-success' },
  wrong: { text: t('Wrong'), icon: X, tone: 'text-error' },
  skipped: { text: t('Skipped'), icon: Minus, tone: '' },
}

/** What the last mistake was, or that the question has left the book. */
function Standing({ entry }: { entry: DeckEntry }) {
  if (!isBookEntry(entry)) return null
  if (entry.inBook && entry.outcome === null)
    return <span className="mr-2 font-semibold">{t('Added by you')}</span>
  const { text, icon: Icon, tone } = outcomes[entry.inBook ? (entry.outcome ?? 'wrong') : 'cleared']
  return (
    <span className={classNames('mr-2 font-semibold', tone)}>
      <Icon size={14} aria-hidden className="inline" /> {text}
    </span>
  )
}

/** The first line of a question's text, in the language that its student reads questions in. */
function FirstLine({
  text,
  isOpen,
  otherwise,
}: {
  /** Absent for a question without a paper. */
  text: RichText | undefined
  isOpen: boolean
  otherwise: string
}) {
  const {
    shown: [first],
  } = useContext(ReadingLanguages)
  const [line] = text === undefined ? [] : plainText(text, first).split('\n')
  return (
    <span
      lang={line === undefined ? undefined : languageOf(line)}
      className={classNames(!isOpen && 'line-clamp-2', line === undefined && 'text-muted')}
    >
      {line ?? otherwise}
    </span>
  )
}

const noLanguages: Pick<Paper, 'languages'> = {}

function factsOf(entry: DeckEntry): Array<string | null> {
  const times =
    isBookEntry(entry) && entry.timesWrong > 1
      ? t('{count, plural, one {# time} other {# times}}', { count: entry.timesWrong })
      : null
  return [entry.topic && categoryName(entry.topic), formatMediumDate(new Date(timeOf(entry))), times]
}

/** How far a question is on its way out of the book, or the way back into it. */
function Way({ entry }: { entry: DeckEntry }) {
  const { putBack } = useChangeCard()
  if (!isBookEntry(entry)) return null
  if (entry.inBook) {
    return (
      <p className="text-detail text-muted">
        {t('Answer it correctly on 2 different days to clear it. Days so far: {done}.', {
          done: entry.rightDays,
        })}
      </p>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-detail text-muted">
        {t('You answered it correctly on 2 different days. It still comes back in revision sometimes.')}
      </p>
      <Button onClick={() => putBack(entry.ref)}>{t('Put back')}</Button>
    </div>
  )
}

/**
 * One question of the list of mistakes: its first line, where it is from and when it went wrong; opened, all of it.
 * @param source the paper of its test; undefined when it cannot be had, null until that is known
 */
export function BookRow({
  owner,
  entry,
  card,
  source,
}: {
  owner: string
  entry: DeckEntry
  card: QuestionCard | undefined
  source: Paper | null | undefined
}) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { ref, testKey } = entry
  const paper = useMemo(() => {
    const papers = new Map(source ? [[testKey, source]] : [])
    return source === null ? null : practicePaper({ title: '', minutes: 0, refs: [ref], papers })
  }, [source, ref, testKey])
  const question = paper?.questions[0]
  const isOffline = useNetworkState().status === 'offline'
  const gone = isOffline
    ? t('This question is not on this device. It loads when you are online.')
    : t('This question is no longer available.')
  return (
    <li className="min-w-0">
      <PaperLanguages paper={paper ?? noLanguages} owner={owner}>
        <div className="relative flex items-start gap-3 rounded-card px-4 py-3.5 transition-colors hover:bg-raised sm:px-5">
          <div className="min-w-0 flex-1">
            {paper === null ? (
              <Skeleton className="my-1 h-5 w-4/5" />
            ) : (
              <h2 className="font-sans text-base leading-snug font-medium tracking-normal">
                <button
                  type="button"
                  aria-expanded={isOpen}
                  aria-controls={isOpen ? id : undefined}
                  onClick={() => setOpen(!isOpen)}
                  className={classNames('text-left wrap-anywhere', cardLinkClass)}
                >
                  <FirstLine text={question?.text} isOpen={isOpen} otherwise={gone} />
                </button>
              </h2>
            )}
            <p className="mt-1 flex flex-wrap text-meta text-muted">
              <Standing entry={entry} />
              <MetaLine facts={factsOf(entry)} />
            </p>
            {entry.title && (
              <p lang={languageOf(entry.title)} className="line-clamp-1 text-meta text-muted">
                {practiceTitleText(entry.title)}
              </p>
            )}
          </div>
          <ChevronDown
            size={20}
            aria-hidden
            className={classNames('mt-0.5 flex-none text-muted transition-transform', isOpen && 'rotate-180')}
          />
        </div>
        {isOpen && (
          <div id={id} className="grid gap-6 border-t border-line px-4 pt-5 pb-4 sm:px-5">
            {paper && question && (
              <div className="min-w-0">
                <BookQuestion
                  paper={paper}
                  outcome={isBookEntry(entry) ? entry.outcome : null}
                  hidesText={typeof question.text === 'string' && !question.text.includes('\n')}
                />
              </div>
            )}
            <Way entry={entry} />
            {isBookEntry(entry) && <ReasonChoice question={entry.ref} card={card} />}
            <OwnNote question={entry.ref} card={card} />
            <div className="-mt-3 flex flex-wrap items-center">
              <StarQuestion question={entry.ref} />
            </div>
          </div>
        )}
      </PaperLanguages>
    </li>
  )
}
