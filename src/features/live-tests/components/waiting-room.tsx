import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, CalendarPlus, LockKeyhole } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { paths } from '@/config/paths'
import { sealedPaperQuery } from '@/content/live-tests/queries'
import type { LiveTest } from '@/content/live-tests/schema'
import { writeCalendar } from '@/domain/calendar'
import { formatCountdown } from '@/domain/durations'
import { livePhase, topperName } from '@/domain/live-test'
import { type ExtraTime, extraFor } from '@/domain/sitting/extra-time'
import { languageOf } from '@/domain/text-language'
import { ExtraTimeLine } from '@/features/sitting'
import { enterFullscreen, InstructionList, leaveFullscreen } from '@/features/test-taker'
import { t } from '@/language/text'
import { AppError, toAppError } from '@/lib/app-error'
import { saveFile } from '@/lib/save-file'
import { type BegunLiveTest, beginLiveTest } from '@/own/attempts/live-test'
import type { SessionUser } from '@/session'
import { Button, ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'
import { Checkbox } from '@/ui/form/checkbox'
import { PageTitle } from '@/ui/page-title'
import { PaperLanguages } from '@/ui/question/reading-languages'
import { formatLiveTime } from '../live-time'
import { LiveFacts } from './live-facts'

/** Milliseconds before the opening from which the instructions can be accepted: the button then waits for the moment. */
const soon = 30 * 60_000
/** Hours before the opening from which the clock is shown instead of the date. */
const countdownHours = 24

function Tick({
  id,
  checked,
  onChange,
  children,
}: {
  id: string
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}) {
  return (
    <label htmlFor={id} className="flex min-h-11 items-center gap-3 max-sm:text-detail">
      <Checkbox id={id} checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {children}
    </label>
  )
}

/** What is said above everything else: how long until the test opens, or how long it can still be begun. */
function headline(test: LiveTest, now: number, hasBegun: boolean): string {
  const seconds = (time: number) => formatCountdown(Math.ceil((time - now) / 1000))
  if (hasBegun) return t('You have begun this test. Your time is running.')
  if (now >= test.opensAt) return t('Open now. Entry closes in {time}.', { time: seconds(test.entryUntil) })
  return test.opensAt - now < countdownHours * 3_600_000
    ? t('Opens in {time}', { time: seconds(test.opensAt) })
    : t('Opens {date}', { date: formatLiveTime(test.opensAt, now, false) })
}

/**
 * Before a live test: when it is, how it works, and the button that begins it by the server's clock. The questions are
 * loaded meanwhile, sealed, so that thousands who begin at once read a few bytes each.
 */
export function WaitingRoom({
  test,
  user,
  extra,
  hasBegun,
  now,
  onBegin,
}: {
  test: LiveTest
  user: SessionUser
  extra: ExtraTime
  /** It was begun, and this device has nothing of it. */
  hasBegun: boolean
  /** The server's time, epoch milliseconds. */
  now: number
  onBegin: (begun: BegunLiveTest) => void
}) {
  const sealed = useQuery(sealedPaperQuery(test.id, user.id))
  const [read, setRead] = useState(false)
  const [isShown, setShown] = useState(false)
  const [state, setState] = useState<{ busy: boolean; problem: string | null }>({
    busy: false,
    problem: null,
  })
  const isOpen = livePhase(test, now) === 'open'
  // The rules give the questions of a sold test to its buyers.
  const isLocked = test.productId !== null && sealed.data === null && !hasBegun
  const name = topperName(`${user.firstName} ${user.lastName}`)
  const begin = async () => {
    setState({ busy: true, problem: null })
    void enterFullscreen()
    try {
      const from = async (paper: string | null | undefined) => {
        if (!paper) throw new AppError('not-found', t('The questions could not be opened. Please try again.'))
        return beginLiveTest(user.id, test, paper, {
          ...extraFor(test, extra),
          ...(isShown && name !== '' ? { shownAs: name } : {}),
        })
      }
      const again = async () => from((await sealed.refetch({ throwOnError: true })).data)
      // The academy may have changed the questions while this page waited.
      const begun = await (sealed.data ? from(sealed.data) : again()).catch((error: unknown) => {
        if (toAppError(error).code !== 'not-found') throw error
        return again()
      })
      onBegin(begun)
    } catch (error) {
      leaveFullscreen()
      const { code, message } = toAppError(error)
      const problem =
        code === 'permission-denied'
          ? t('The test could not be started. It opens by our clock: please try again in a moment.')
          : message
      setState({ busy: false, problem })
    }
  }
  const remember = () => {
    const url = new URL(paths.liveTest(test.id), location.href).href
    const { id, title, description, opensAt: from, closesAt: to } = test
    const text = description ?? ''
    const event = {
      kind: 'timed',
      uid: `live-${id}@${location.hostname}`,
      title,
      text,
      url,
      from,
      to,
    } as const
    const calendar = writeCalendar([event], { name: title, at: now })
    saveFile(new Blob([calendar], { type: 'text/calendar' }), `${title}.ics`)
  }
  const outline = {
    title: test.title,
    minutes: test.minutes,
    questions: [],
    sections: [],
    languages: test.languages,
  }
  return (
    <PaperLanguages paper={outline} owner={user.id}>
      <main className="mx-auto max-w-[880px] px-4 pt-4 sm:px-6 sm:pt-8">
        <PageTitle title={test.title} />
        <ButtonLink to={paths.contentTestSeries} look="quiet" className="-ml-4 sm:-ml-5">
          <ArrowLeft size={18} aria-hidden />
          {t('Go Back')}
        </ButtonLink>
        <p className="mt-3 text-detail font-medium text-muted">{t('Live test')}</p>
        <h1 lang={languageOf(test.title)} className="text-3xl">
          {test.title}
        </h1>
        <p role="timer" className="mt-1.5 font-heading text-xl font-semibold tabular-nums">
          {headline(test, now, hasBegun)}
        </p>
        {test.description && (
          <p lang={languageOf(test.description)} className="mt-2 text-muted">
            {test.description}
          </p>
        )}
        <Card className="mt-6 p-5 sm:p-8">
          <LiveFacts test={test} extra={extra} now={now} />
          {!hasBegun && <ExtraTimeLine minutes={test.minutes} className="mt-4" />}
          <ul className="mt-5 grid list-disc gap-1.5 pl-5 text-detail text-muted">
            <li>
              {t(
                'You can take this test once, between its opening and closing times. Your time starts when you press the button.',
              )}
            </li>
            <li>
              {t(
                'If you lose the network, go on: your answers are saved. We accept them for 10 minutes after your time ends.',
              )}
            </li>
            <li>{t('Answers, marks and your rank are shown when the results are published.')}</li>
          </ul>
          <InstructionList paper={outline} />
        </Card>
        <div className="own-foot sticky bottom-foot -mx-4 mt-6 border-t border-line bg-background px-4 py-3 sm:-mx-6 sm:px-6">
          {state.problem && (
            <p role="alert" className="mb-3 text-error">
              {state.problem}
            </p>
          )}
          {sealed.isError && !state.problem && (
            <p role="alert" className="mb-3 text-error">
              {t('The questions have not arrived yet. They come when you are online.')}
            </p>
          )}
          {isLocked ? (
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <p>{t('This live test belongs to a test series that you have not bought.')}</p>
              <ButtonLink to={paths.contentTestSeries} look="primary" className="max-sm:w-full">
                {t('Test Series')}
              </ButtonLink>
            </div>
          ) : test.opensAt - now > soon ? (
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5">
              <p>{t('Opens {date}', { date: formatLiveTime(test.opensAt, now, false) })}</p>
              <Button look="primary" className="max-sm:w-full" onClick={remember}>
                <CalendarPlus size={18} aria-hidden />
                {t('Add to calendar')}
              </Button>
            </div>
          ) : (
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5">
              {!hasBegun && (
                <div>
                  <Tick id="instructions-read" checked={read} onChange={setRead}>
                    {t('I have read and understood the instructions.')}
                  </Tick>
                  {name !== '' && (
                    <Tick id="toppers" checked={isShown} onChange={setShown}>
                      {t('Show my name ({name}) among the best of this test and of the week', { name })}
                    </Tick>
                  )}
                </div>
              )}
              <Button
                look="primary"
                className="max-sm:w-full"
                disabled={!(hasBegun || (isOpen && read)) || state.busy}
                onClick={() => void begin()}
              >
                {now < test.opensAt && <LockKeyhole size={17} aria-hidden />}
                {state.busy
                  ? t('Loading the test...')
                  : hasBegun
                    ? t('Continue the test')
                    : now < test.opensAt
                      ? t('Not open yet')
                      : t('I am ready to begin')}
              </Button>
            </div>
          )}
        </div>
      </main>
    </PaperLanguages>
  )
}
