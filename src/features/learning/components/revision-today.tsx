import type { ReactNode } from 'react'
import { paths } from '@/config/paths'
import { wholeMinutes } from '@/domain/learning/revision-time'
import type { Paper } from '@/domain/paper'
import { weekdayOf } from '@/domain/weekday'
import { t } from '@/language/text'
import { useNetworkState } from '@/lib/hooks/use-network-state'
import { Button, ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'
import type { RevisionState } from '../hooks/use-revision'
import { dateOfDay, summaryWords } from '../model/revision-words'
import type { SessionKind, SessionResult } from './revision-session'
import { ExamDayField, MinutesSelect } from './revision-settings'
import { WeakestButton } from './weakest-button'

type Ready = Extract<RevisionState, { status: 'ready' }>

/** Today’s tasks, as a title, sentences and the way into it. */
interface Told {
  readonly title: string
  readonly words: ReactNode
  readonly start: string | null
}

function nextWords({ ask, revision }: Ready): string {
  const { next } = revision.day
  if (next === null) return ''
  return next === ask.today + 1
    ? t('The next questions are due tomorrow.')
    : t('The next questions are due on {weekday}, {date}.', {
        weekday: weekdayOf(next),
        date: dateOfDay(next),
      })
}

function told(ready: Ready): Told {
  const { ask, revision } = ready
  const { questions, seconds, done } = revision.day
  if (ask.examDay !== null && ask.today >= ask.examDay) {
    return {
      title: t('Nothing is planned'),
      words:
        ask.examDay === ask.today
          ? t(
              'Your exam is today, so revision has ended. Set the date of your next exam, or remove the date, to continue.',
            )
          : t(
              'Your exam was on {date}, so revision has ended. Set the date of your next exam, or remove the date, to continue.',
              { date: dateOfDay(ask.examDay) },
            ),
      start: null,
    }
  }
  if (questions.length > 0) {
    const amount = { count: questions.length, minutes: wholeMinutes(seconds.left) }
    return {
      title:
        done > 0
          ? t(
              '{count, plural, one {# question} other {# questions}} left, about {minutes, plural, one {# minute} other {# minutes}}',
              amount,
            )
          : t(
              '{count, plural, one {# question} other {# questions}}, about {minutes, plural, one {# minute} other {# minutes}}',
              amount,
            ),
      words:
        done > 0
          ? t('{done, plural, one {# question} other {# questions}} done today.', { done })
          : t('Longest overdue first.'),
      start: done > 0 ? t('Continue') : t('Start'),
    }
  }
  if (revision.day.waiting > 0) {
    return {
      title: done > 0 ? t('Done for today') : t('No time for a question'),
      words: t('You have used your minutes for today. Set more minutes a day to get more questions.'),
      start: null,
    }
  }
  return {
    title: done > 0 ? t('Done for today') : t('Nothing is due today'),
    words: [
      done > 0 && t('{done, plural, one {# question} other {# questions}} revised.', { done }),
      nextWords(ready),
    ]
      .filter(Boolean)
      .join(' '),
    start: null,
  }
}

/** What is due and does not come today, and why. */
function Left({ ready: { ask, revision } }: { ready: Ready }) {
  const { waiting } = revision.day
  const isOffline = useNetworkState().status === 'offline'
  return (
    <>
      {waiting > 0 && (
        <p className="mt-1.5 text-detail text-muted">
          {t(
            '{count, plural, one {# more question is due. It comes on a later day, or today if you set more than {minutes} minutes a day.} other {# more questions are due. They come on later days, or today if you set more than {minutes} minutes a day.}}',
            { count: waiting, minutes: ask.minutes },
          )}
        </p>
      )}
      {revision.missing > 0 && (
        <p className="mt-1.5 text-detail text-muted">
          {isOffline
            ? t(
                '{missing, plural, one {# question is} other {# questions are}} not on this device. Go online to revise all questions.',
                { missing: revision.missing },
              )
            : t('{missing, plural, one {# question is} other {# questions are}} no longer available.', {
                missing: revision.missing,
              })}
        </p>
      )}
    </>
  )
}

/** Today's list before it is begun, and after it: what it holds, how long it takes, and how it is set. */
export function RevisionToday({
  owner,
  ready,
  result,
  onStart,
}: {
  owner: string
  ready: Ready
  /** Of the session that has just ended; null before one. */
  result: { kind: SessionKind; of: SessionResult } | null
  onStart: (kind: SessionKind, paper: Paper) => void
}) {
  const { ask, revision } = ready
  const { title, words, start } = told(ready)
  return (
    <>
      {result && (
        <Card className="mb-5 p-5 sm:p-7">
          <h2
            tabIndex={-1}
            // What had the focus is gone with the last question.
            ref={(heading) => heading?.focus({ preventScroll: true })}
            className="text-xl"
          >
            {result.kind === 'revision' ? t('Revised') : t('Practised')}
          </h2>
          <p className="mt-2 text-muted">
            {result.kind === 'revision'
              ? summaryWords(result.of.known, result.of.again)
              : t('You knew {known} of {total}. Your revision schedule stays the same.', {
                  known: result.of.known,
                  total: result.of.known + result.of.again,
                })}
          </p>
        </Card>
      )}
      <div className="grid gap-5 lg:grid-cols-3">
        <Card className="p-5 sm:p-7 lg:col-span-2">
          <section aria-labelledby="today">
            <p className="text-sm font-semibold text-muted">{`${weekdayOf(ask.today)}, ${dateOfDay(ask.today)}`}</p>
            <h2 id="today" className="mt-1.5 text-xl sm:text-2xl">
              {title}
            </h2>
            <p className="mt-2 text-muted">{words}</p>
            <Left ready={ready} />
            <div className="mt-5 flex flex-wrap gap-3">
              {start !== null && (
                <Button look="primary" onClick={() => onStart('revision', revision.paper)}>
                  {start}
                </Button>
              )}
              {start === null && (
                <>
                  <WeakestButton owner={owner} ask={ask} onStart={(paper) => onStart('weakest', paper)} />
                  <ButtonLink to={paths.practice}>{t('New practice')}</ButtonLink>
                </>
              )}
              <ButtonLink to={paths.mistakes} look={start === null ? 'outline' : 'quiet'}>
                {t('Mistakes')}
              </ButtonLink>
            </div>
            {start === null && (
              <p className="mt-3 text-detail text-muted">
                {t('Your revision schedule stays the same when you practise your weakest questions.')}
              </p>
            )}
          </section>
        </Card>
        <Card className="grid content-start gap-3 p-5 sm:p-7">
          <h2 className="text-lg">{t('Study plan')}</h2>
          <MinutesSelect owner={owner} />
          <ExamDayField owner={owner} />
        </Card>
      </div>
    </>
  )
}
