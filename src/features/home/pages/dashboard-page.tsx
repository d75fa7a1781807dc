import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { firstOfAll, suggest } from '@/domain/study/suggest'
import { useStudyFacts, useWork, type Work } from '@/features/study'
import { t } from '@/language/text'
import { type SessionUser, useSession } from '@/session'
import { PageTitle } from '@/ui/page-title'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { Suggestions } from '@/ui/suggestion/suggestions'
import { CorrectedResults } from '../dashboard/corrected-results'
import { StreakStrip } from '../dashboard/streak-strip'
import { StudyCards } from '../dashboard/study-cards'
import { TaskCard } from '../dashboard/task-card'

const linkClass =
  '-my-2 inline-flex min-h-11 items-center self-start text-sm font-semibold text-secondary hover:underline'

/** Today's tasks, the first of them as a card, and the next steps. */
function Tasks({ userId, work }: { userId: string; work: Work }) {
  const facts = useStudyFacts(userId, work, true)
  const known = facts && suggest(facts)
  const { now, unfinished, past } = work
  const first = known
    ? known.first
    : firstOfAll({ now, unfinished: unfinished ?? [], isNewcomer: past === 'none' })
  const lists = facts?.complete ? known : null
  const isDone = first?.isDone === true
  const openLabel = first?.kind === 'resume' ? t('In progress') : t('Next')
  return (
    <>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        {first ? (
          <TaskCard
            task={first}
            label={isDone ? t('Well done') : openLabel}
            count={
              lists && lists.tasks > 1
                ? t('{done} of {tasks} done', { done: lists.done, tasks: lists.tasks })
                : undefined
            }
          >
            {isDone && (
              <Link to={paths.practice} className={linkClass}>
                {t('Practise more')}
              </Link>
            )}
          </TaskCard>
        ) : (
          <LoadingRegion label={t('Loading your next task')}>
            <Skeleton className="min-h-55 rounded-card" />
          </LoadingRegion>
        )}
        <div className="empty:hidden lg:order-2 lg:col-span-2">
          <Suggestions
            title={isDone ? t('Today') : t('Also today')}
            label={t('Today’s tasks')}
            suggestions={lists?.also ?? null}
            places={3}
          >
            <Link to={paths.plan} className={linkClass}>
              {t('Your plan')}
            </Link>
          </Suggestions>
        </div>
        <StreakStrip userId={userId} attempts={work.attempts} />
      </div>
      <Suggestions title={t('Next steps')} suggestions={lists?.next ?? null} places={3} />
    </>
  )
}

/** The heading keeps its place until it is known whether the student is a newcomer; then it stays as it is. */
function Welcome({ name, past, settled }: { name: string } & Work) {
  const [isNewcomer, setNewcomer] = useState<boolean>()
  if (isNewcomer === undefined && (past !== 'unknown' || settled)) setNewcomer(past === 'none')
  const sizeClass = 'text-page sm:text-page-wide'
  // Of the same look as the heading.
  if (isNewcomer === undefined)
    return <h2 className={`invisible ${sizeClass}`}>{t('Welcome back, {name}', { name })}</h2>
  return (
    <h1 className={sizeClass}>
      {isNewcomer ? t('Welcome, {name}', { name }) : t('Welcome back, {name}', { name })}
    </h1>
  )
}

function Dashboard({ user: { id, firstName } }: { user: SessionUser }) {
  const work = useWork(id)
  return (
    <div className="page-column py-6 sm:py-10">
      <PageTitle title={t('Home')} />
      <Welcome name={firstName || t('Student')} {...work} />
      {/* It keeps its line while it is empty, so that nothing below it moves. */}
      <p role="status" className="mb-2 min-h-5 text-detail leading-tight text-muted">
        {work.settled && !work.complete && t('Showing what is saved on this device.')}
      </p>
      <div className="grid gap-6 sm:gap-8">
        <Tasks userId={id} work={work} />
        <StudyCards userId={id} />
        {/* Last, because it comes late: nothing below it moves. */}
        {work.unfinished && <CorrectedResults userId={id} attempts={work.attempts} />}
      </div>
    </div>
  )
}

/** / of a student: the next task, what else today holds, the practice days, and the ways into everything (spec section 2). */
export function DashboardPage() {
  const session = useSession()
  return session.status === 'signed-in' ? <Dashboard key={session.user.id} user={session.user} /> : null
}
