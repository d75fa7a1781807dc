import type { ReactNode } from 'react'
import { paths } from '@/config/paths'
import { counted } from '@/domain/counted'
import type { Paper } from '@/domain/paper'
import { weekdayOf } from '@/domain/weekday'
import { t } from '@/language/text'
import { useNetworkState } from '@/lib/hooks/use-network-state'
import { Button, ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'
import type { RevisionState } from '../hooks/use-revision'
import { aboutMinutes, dateOfDay, dayFrom, summaryWords } from '../model/revision-words'
import { CramButton } from './cram-button'
import type { SessionKind, SessionResult } from './revision-session'
import { ExamDayField, MinutesSelect } from './revision-settings'

type Ready = Extract<RevisionState, { status: 'ready' }>

/** What today holds, as a title, sentences and the way into it. */
interface Told {
  readonly title: string
  readonly words: ReactNode
  readonly start: string | null
}

function nextWords({ ask, revision }: Ready): string {
  const { next } = revision.day
  return next === null
    ? ''
    : t('The next questions are due {dayFrom}.', { dayFrom: dayFrom(ask.today, next) })
}

function told(ready: Ready): Told {
  const { ask, revision } = ready
  const { questions, seconds, done } = revision.day
  if (ask.examDay !== null && ask.today >= ask.examDay) {
    const when =
      ask.examDay === ask.today
        ? t('Your exam is today, and revision ends on the day before it.')
        : t('Your exam was on {dateOfDay}, and revision ended on the day before it.', {
            dateOfDay: dateOfDay(ask.examDay),
          })
    return {
      title: t('Nothing is planned'),
      words: t('{when} Set the date of your next exam, or none, and it goes on.', { when }),
      start: null,
    }
  }
  if (questions.length > 0) {
    const left = done > 0 ? ' left' : ''
    return {
      title: `${counted(questions.length, 'question')}${left}, ${aboutMinutes(seconds.left)}`,
      words:
        done > 0
          ? t('{done, plural, one {# question} other {# questions}} done today.', { done })
          : t('Longest overdue first.'),
      start: done > 0 ? t('Go on') : 'Start',
    }
  }
  if (revision.day.waiting > 0) {
    return {
      title: done > 0 ? t('Done for today') : t('No time for a question'),
      words: t('Your minutes are used. With more of them, more comes today.'),
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
          {`${counted(waiting, 'more question')} due: ${waiting === 1 ? 'it comes' : 'they come'} on later days, or with more than ${ask.minutes} minutes a day.`}
        </p>
      )}
      {revision.missing > 0 && (
        <p className="mt-1.5 text-detail text-muted">
          {isOffline
            ? t(
                '{missing, plural, one {# question} other {# questions}} left out: not on this device without a network.',
                { missing: revision.missing },
              )
            : t(
                '{missing, plural, one {# question} other {# questions}} left out: no longer there to be shown.',
                { missing: revision.missing },
              )}
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
            {result.kind === 'revision' ? t('Revised') : t('Crammed')}
          </h2>
          <p className="mt-2 text-muted">
            {result.kind === 'revision'
              ? summaryWords(result.of.known, result.of.again)
              : t('You knew {known} of {known2}. The schedule stays as it was.', {
                  known: result.of.known,
                  known2: result.of.known + result.of.again,
                })}
          </p>
        </Card>
      )}
      <Card className="p-5 sm:p-7">
        <section aria-labelledby="today">
          <p className="text-sm font-semibold text-muted">{`${weekdayOf(ask.today)}, ${dateOfDay(ask.today)}`}</p>
          <h2 id="today" className="mt-1.5 text-xl sm:text-2xl">
            {title}
          </h2>
          <p className="mt-2 text-muted">{words}</p>
          <Left ready={ready} />
          <div className="mt-5 flex flex-wrap gap-3 max-sm:flex-col">
            {start !== null && (
              <Button look="primary" onClick={() => onStart('revision', revision.paper)}>
                {start}
              </Button>
            )}
            {start === null && (
              <>
                <CramButton owner={owner} ask={ask} onStart={(paper) => onStart('cram', paper)} />
                <ButtonLink to={paths.practice}>{t('Practice')}</ButtonLink>
              </>
            )}
            <ButtonLink to={paths.mistakes} look={start === null ? 'outline' : 'quiet'}>
              {t('Mistake book')}
            </ButtonLink>
          </div>
          {start === null && (
            <p className="mt-3 text-detail text-muted">
              {t('Cram asks what you know least, and leaves the schedule as it is.')}
            </p>
          )}
        </section>
        <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-3 border-t border-line pt-5">
          <MinutesSelect owner={owner} />
          <ExamDayField owner={owner} />
        </div>
      </Card>
    </>
  )
}
