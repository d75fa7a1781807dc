import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FilePen, X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { scoreChange } from '@/features/sitting'
import { t } from '@/language/text'
import { createDeviceStore } from '@/lib/device/device-store'
import { type AttemptSummary, wayOn } from '@/own/attempts'

/** Corrections that a student has been told of: by attempt, the moment of the latest one. */
const told = createDeviceStore('told-corrections', { atSignOut: 'forgotten' })

const key = (userId: string) => ['told-corrections', userId]

/** As many as do not push the page away; the rest stand in "My tests". */
const mostShown = 3

/** `The key of a question in Full Mock Test 1 was corrected. Your result changed from 41 to 42 marks.`; null: it did not. */
function sentenceOf({ title, correction, score }: AttemptSummary): string | null {
  const change = correction && score && scoreChange(correction, score)
  if (!change) return null
  const what = t(
    '{count, plural, one {The key of a question in {title} was corrected.} other {The keys of # questions in {title} were corrected.}}',
    { count: correction.questions, title },
  )
  return `${what} ${t('Your result changed from {from} to {to}.', change)}`
}

/** Each result that a corrected key has changed, until its student has looked at it or put the line away. */
export function CorrectedResults({
  userId,
  attempts,
}: {
  userId: string
  attempts: readonly AttemptSummary[]
}) {
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: key(userId),
    // A device that keeps nothing tells again at the next start.
    queryFn: async () => new Map(await told.entries(userId).catch(() => [])),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  })
  const dismiss = (id: string, at: number) => {
    client.setQueryData(key(userId), new Map(data).set(id, at))
    void told.setMany(userId, [[id, at]]).catch(() => undefined)
  }
  const lines = attempts.flatMap((attempt) => {
    const { id, correction } = attempt
    const to = wayOn(attempt, attempt.startedAt)?.to ?? null
    const sentence = sentenceOf(attempt)
    const isTold = !data || data.get(id) === correction?.at
    return correction && sentence !== null && to !== null && !isTold
      ? [{ id, to, sentence, at: correction.at }]
      : []
  })
  if (lines.length === 0) return null
  return (
    <ul aria-label={t('Corrected results')} className="grid gap-3">
      {lines.slice(0, mostShown).map(({ id, to, sentence, at }) => (
        <li
          key={id}
          className="flex items-start gap-3 rounded-card border border-primary-line bg-surface py-2 pr-2 pl-4 sm:items-center sm:pl-5"
        >
          <FilePen size={20} aria-hidden className="mt-3 flex-none text-secondary sm:mt-0" />
          <p className="min-w-0 flex-1 pt-2 text-detail sm:pb-2">
            {sentence}{' '}
            <Link
              to={to}
              onClick={() => dismiss(id, at)}
              className="font-semibold text-secondary hover:underline max-sm:flex max-sm:min-h-11 max-sm:items-center"
            >
              {t('See your result')}
            </Link>
          </p>
          <button
            type="button"
            onClick={() => dismiss(id, at)}
            className="grid size-11 flex-none place-items-center rounded-control text-muted hover:text-text"
          >
            <X size={18} aria-hidden />
            <span className="sr-only">{t('Do not show again')}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
