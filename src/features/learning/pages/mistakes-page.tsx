import { useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { DeckEntry } from '@/domain/learning/mistake-book'
import { useTitlesNow } from '@/features/sitting'
import { t } from '@/language/text'
import { visitor } from '@/lib/device/visitor'
import { useCards } from '@/own/cards/query'
import { useOwner } from '@/session'
import { Button, ButtonLink } from '@/ui/button'
import { NoIndex } from '@/ui/no-index'
import { NothingYet } from '@/ui/nothing-yet'
import { PageTitle } from '@/ui/page-title'
import { EmptyPanel, ErrorPanel } from '@/ui/panels'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { VisitorsNote } from '@/ui/visitors-note'
import { BookNarrowing, BookViews } from '../components/book-filters'
import { BookList } from '../components/book-list'
import { PractiseThese } from '../components/practise-these'
import { useDeck } from '../hooks/use-deck'
import { useRevisionBehind } from '../hooks/use-revision'
import { useTellCards } from '../hooks/use-tell-cards'
import { filterOf, searchOf } from '../model/book-address'
import { type BookFilter, type BookView, inFilter, isBookEntry, timeOf } from '../model/book-rows'

function BookSkeleton() {
  return (
    <LoadingRegion label={t('Loading mistakes')}>
      <Skeleton className="h-11 w-full max-w-md rounded-full" />
      <div className="mt-5 grid gap-3">
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-22 rounded-card" />
        ))}
      </div>
    </LoadingRegion>
  )
}

const neverWrong = {
  title: t('No mistakes yet'),
  words: t('Take a test or a quiz. Your mistakes and saved questions then appear here.'),
}

const emptyViews: Record<BookView, { title: string; words: string }> = {
  book: {
    title: t('Nothing left to fix'),
    words: t('You have answered every mistake correctly on 2 different days.'),
  },
  saved: {
    title: t('No saved questions'),
    words: t('Press “Save question” below a question in a quiz, a test or its review. It then appears here.'),
  },
  left: {
    title: t('Nothing cleared yet'),
    words: t('Answer a question correctly on 2 different days to clear it.'),
  },
}

function NothingHere({
  deck,
  filter: { view, topic, test, kind },
  onChange,
}: {
  deck: readonly DeckEntry[]
  filter: BookFilter
  onChange: (filter: BookFilter) => void
}) {
  const { title, words } = view === 'book' && !deck.some(isBookEntry) ? neverWrong : emptyViews[view]
  if (topic === null && test === null && kind === null) return <EmptyPanel title={title}>{words}</EmptyPanel>
  return (
    <EmptyPanel
      title={t('No matching questions')}
      actions={
        <Button onClick={() => onChange({ view, topic: null, test: null, kind: null })}>
          {t('Show all')}
        </Button>
      }
    >
      {t('No question matches these filters.')}
    </EmptyPanel>
  )
}

function Book({ owner, deck: stored }: { owner: string; deck: readonly DeckEntry[] }) {
  const deck = useTitlesNow(stored)
  const [search, setSearch] = useSearchParams()
  const cards = useCards(owner) ?? new Map()
  const due = useRevisionBehind(owner, deck)
  const filter = filterOf(search)
  const change = (next: BookFilter) => setSearch(searchOf(next), { replace: true, preventScrollReset: true })
  const entries = inFilter(deck, filter).sort((a, b) => timeOf(b) - timeOf(a))
  return (
    <>
      {owner === visitor && <VisitorsNote from={paths.mistakes} />}
      <div className="flex flex-wrap items-center gap-2">
        <BookViews deck={deck} filter={filter} onChange={change} />
        <div className="flex max-sm:flex-1">
          <BookNarrowing deck={deck} filter={filter} onChange={change} />
        </div>
      </div>
      <p role="status" className="sr-only">
        {t('{count, plural, one {# question} other {# questions}}', { count: entries.length })}
      </p>
      <div className="my-4 flex flex-wrap items-center gap-3 max-sm:*:grow">
        {due !== 0 && (
          <ButtonLink to={paths.revise} look={due === null ? 'outline' : 'primary'}>
            {due === null ? t('Revise') : t('Revise {count} due today', { count: due })}
          </ButtonLink>
        )}
        {entries.length > 0 && filter.view !== 'left' && (
          <PractiseThese
            owner={owner}
            filter={filter}
            entries={entries}
            look={due === 0 ? 'primary' : 'outline'}
          />
        )}
      </div>
      <BookList
        key={searchOf(filter).toString()}
        owner={owner}
        entries={entries}
        deck={deck}
        cards={cards}
        empty={<NothingHere deck={deck} filter={filter} onChange={change} />}
      />
      <ButtonLink
        to={paths.practiceOf({ source: filter.view === 'saved' ? 'saved' : 'mistakes', mode: 'study' })}
        look="quiet"
        className="mt-4 -ml-4 sm:-ml-5"
      >
        {t('Choose questions yourself')}
      </ButtonLink>
    </>
  )
}

function Mistakes({ owner }: { owner: string }) {
  const state = useDeck(owner)
  useTellCards(owner)
  switch (state.status) {
    case 'loading':
      return <BookSkeleton />
    case 'failed':
      return (
        <ErrorPanel
          title={t('Failed to load your mistakes')}
          message={t('We could not reach your account. Check your internet connection and try again.')}
          onRetry={state.retry}
        />
      )
    case 'ready':
      return state.deck.length === 0 ? (
        <NothingYet title={neverWrong.title}>{neverWrong.words}</NothingYet>
      ) : (
        <Book owner={owner} deck={state.deck} />
      )
  }
}

/** /mistakes: every question that went wrong or was skipped, and the saved ones (docs/decisions/046). */
export function MistakesPage() {
  const owner = useOwner()
  return (
    <div className="page-column py-7 sm:py-9">
      <PageTitle title={t('Mistakes')} />
      <NoIndex />
      <h1 className="text-page sm:text-page-wide">{t('Mistakes')}</h1>
      <p className="mt-2 mb-6 text-muted">
        {t('Answer a question correctly on 2 different days to clear it.')}
      </p>
      {owner === null ? <BookSkeleton /> : <Mistakes key={owner} owner={owner} />}
    </div>
  )
}
