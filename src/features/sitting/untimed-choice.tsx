import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { placesOf, type TestRef, testKey } from '@/domain/sitting/test-ref'
import { t } from '@/language/text'
import { knownAttemptsQuery } from '@/own/attempts/history'
import { useOwner } from '@/session'

/** The second choice where a timed test or quiz begins: begins or resumes it without a clock. */
export function UntimedChoice({ test, className = '' }: { test: TestRef; className?: string }) {
  const { data } = useQuery({ ...knownAttemptsQuery(useOwner()), refetchOnWindowFocus: false })
  const key = testKey(test)
  const running = data?.find(
    ({ testKey: own, scope, status }) => own === key && scope === 'untimed' && status === 'running',
  )
  return (
    <div className={className}>
      <Link
        to={paths.untimed(placesOf(test).test)}
        className="inline-flex min-h-11 items-center text-detail font-semibold text-secondary hover:underline"
      >
        {running ? t('Continue without a timer') : t('Practise without a timer')}
      </Link>
      <p className="-mt-1 text-sm text-muted">
        {running
          ? t(
              '{answered} of {total} answered. There is no time limit, and it does not count in your scores.',
              { answered: running.answered, total: running.total },
            )
          : t('No time limit: you can leave and continue at any time. It does not count in your scores.')}
      </p>
    </div>
  )
}
