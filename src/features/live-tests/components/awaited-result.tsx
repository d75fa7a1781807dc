import { queryOptions, useQuery } from '@tanstack/react-query'
import { CircleCheck, CloudOff, CloudUpload } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { liveTestQuery } from '@/content/live-tests/queries'
import { graceTime } from '@/domain/live-test'
import { type TestPlaces, testOfKey } from '@/domain/sitting/test-ref'
import { t } from '@/language/text'
import { useNetworkState } from '@/lib/hooks/use-network-state'
import { useServerNow } from '@/lib/hooks/use-server-now'
import { type Attempt, syncAttempts } from '@/own/attempts'
import { hasArrived } from '@/own/attempts/live-test'
import { ButtonLink } from '@/ui/button'
import { NoIndex } from '@/ui/no-index'
import { PageTitle } from '@/ui/page-title'
import { MessagePanel } from '@/ui/panels'
import { formatLiveTime } from '../live-time'

/** Milliseconds between two tries to send what was submitted. */
const tryEvery = 5000

/** Sends the sheet until it has arrived, or `until`, after which it is refused. */
const arrivedQuery = (owner: string, id: string, until: number) =>
  queryOptions({
    queryKey: ['has-arrived', owner, id],
    queryFn: async () => {
      await syncAttempts(owner)
      return hasArrived(owner, id)
    },
    networkMode: 'always',
    refetchInterval: ({ state }) => (state.data === true || Date.now() > until + tryEvery ? false : tryEvery),
    gcTime: 0,
  })

function arrivalOf(
  arrived: boolean | undefined,
  { isLate, isOffline, until }: { isLate: boolean; isOffline: boolean; until: string },
) {
  if (arrived)
    return {
      icon: <CircleCheck size={26} aria-hidden />,
      title: t('Your answers have arrived'),
      text: t('You can close this page.'),
    }
  if (isLate)
    return {
      icon: <CloudOff size={26} aria-hidden />,
      title: t('Your last answers arrived too late'),
      text: t('They could be sent until {time}. The answers that had arrived by then count for your rank.', {
        time: until,
      }),
    }
  if (isOffline)
    return {
      icon: <CloudOff size={26} aria-hidden />,
      title: t('Your answers are not sent yet'),
      text: t(
        'You are offline. Your answers are saved on this device. Go online before {time} and keep this page open: it sends them by itself.',
        { time: until },
      ),
    }
  return {
    icon: <CloudUpload size={26} aria-hidden />,
    title: t('Your answers are on their way'),
    text: t('They are saved on this device. Stay online until {time}: this page sends them by itself.', {
      time: until,
    }),
  }
}

/** A live test that was submitted: whether its answers have arrived, and when the results come. */
export function AwaitedResult({
  owner,
  attempt,
  places,
  onPublished,
}: {
  owner: string
  attempt: Attempt
  places: TestPlaces
  onPublished: () => void
}) {
  const { paper, sitting } = attempt
  const until = sitting.deadline + graceTime
  const arrived = useQuery(arrivedQuery(owner, attempt.id, until))
  const now = useServerNow()
  const ref = testOfKey(attempt.testKey)
  const { data: test } = useQuery(liveTestQuery(ref?.kind === 'live' ? ref.liveTestId : ''))
  const resultsAt = test?.resultsAt ?? paper.keysFrom
  const isPublished = resultsAt !== undefined && now >= resultsAt
  const publish = useEffectEvent(onPublished)
  useEffect(() => {
    if (!isPublished) return undefined
    publish()
    const timer = setInterval(() => publish(), tryEvery)
    return () => clearInterval(timer)
  }, [isPublished])
  const { icon, title, text } = arrivalOf(arrived.data, {
    isLate: now > until,
    isOffline: useNetworkState().status === 'offline',
    until: formatLiveTime(until, now),
  })
  return (
    <>
      <PageTitle title={title} />
      <NoIndex />
      <MessagePanel
        headingLevel="h1"
        icon={icon}
        title={title}
        actions={<ButtonLink to={places.back}>{places.backLabel}</ButtonLink>}
      >
        <p aria-live="polite">{text}</p>
        {resultsAt !== undefined && (
          <p className="mt-3 font-medium text-text">
            {isPublished
              ? t('The results are being published. This page shows them as soon as they are there.')
              : t('Results, answers and ranks: {date}', { date: formatLiveTime(resultsAt, now) })}
          </p>
        )}
      </MessagePanel>
    </>
  )
}
