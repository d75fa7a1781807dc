import { useState } from 'react'
import { paths } from '@/config/paths'
import type { DeckEntry } from '@/domain/learning/mistake-book'
import type { Paper } from '@/domain/paper'
import type { QuestionRef } from '@/domain/question/ref'
import { t } from '@/language/text'
import { visitor } from '@/lib/device/visitor'
import { sendCards } from '@/own/cards/query'
import { useOwner } from '@/session'
import { NoIndex } from '@/ui/no-index'
import { NothingYet } from '@/ui/nothing-yet'
import { PageTitle } from '@/ui/page-title'
import { ErrorPanel } from '@/ui/panels'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { VisitorsNote } from '@/ui/visitors-note'
import { RevisionSession, type SessionKind, type SessionResult } from '../components/revision-session'
import { RevisionToday } from '../components/revision-today'
import { useRevision } from '../hooks/use-revision'
import { useTellCards } from '../hooks/use-tell-cards'

interface Session {
  readonly kind: SessionKind
  readonly paper: Paper
  readonly entries: ReadonlyMap<QuestionRef, DeckEntry>
}

interface Ended {
  readonly kind: SessionKind
  readonly of: SessionResult
}

const skeleton = (
  <LoadingRegion label={t('Loading revision')}>
    <Skeleton className="h-72 rounded-card" />
  </LoadingRegion>
)

const heading = <h1 className="mb-6 text-page sm:text-page-wide">{t('Revision')}</h1>

/** Today's list, while no session is on: a session changes cards at each answer, and nothing is planned anew meanwhile. */
function Today({
  owner,
  ended,
  onStart,
}: {
  owner: string
  ended: Ended | null
  onStart: (session: Session) => void
}) {
  const state = useRevision(owner)
  switch (state.status) {
    case 'loading':
      return skeleton
    case 'failed':
      return (
        <ErrorPanel
          title={t('Failed to load your revision')}
          message={t('We could not reach your account. Check your internet connection and try again.')}
          onRetry={state.retry}
        />
      )
    case 'ready': {
      const { entries } = state.ask
      if (entries.length === 0) {
        return (
          <NothingYet title={t('Nothing to revise yet')}>
            {t(
              'Questions that you get wrong, skip or save come back here before you forget them. Ten questions are enough to start.',
            )}
          </NothingYet>
        )
      }
      return (
        <>
          {owner === visitor && <VisitorsNote from={paths.revise} />}
          <RevisionToday
            owner={owner}
            ready={state}
            result={ended}
            onStart={(kind, paper) =>
              onStart({ kind, paper, entries: new Map(entries.map((entry) => [entry.ref, entry])) })
            }
          />
        </>
      )
    }
  }
}

function Revise({ owner }: { owner: string }) {
  const [session, setSession] = useState<Session | null>(null)
  const [ended, setEnded] = useState<Ended | null>(null)
  useTellCards(owner)
  if (session === null) {
    return (
      <>
        {heading}
        <Today owner={owner} ended={ended} onStart={setSession} />
      </>
    )
  }
  return (
    <div className="max-w-3xl">
      <RevisionSession
        owner={owner}
        {...session}
        onEnd={(of) => {
          setEnded({ kind: session.kind, of })
          setSession(null)
          void sendCards(owner)
        }}
      />
    </div>
  )
}

/** /revise: what is due today, in the student's minutes (docs/decisions/046). */
export function RevisePage() {
  const owner = useOwner()
  return (
    <div className="page-column py-7 sm:py-9">
      <PageTitle title={t('Revision')} />
      <NoIndex />
      {owner === null ? (
        <>
          {heading}
          {skeleton}
        </>
      ) : (
        <Revise key={owner} owner={owner} />
      )}
    </div>
  )
}
