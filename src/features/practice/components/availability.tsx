import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { counted } from '@/domain/counted'
import { t } from '@/language/text'
import { Trans } from '@/language/trans'
import type { PracticeDraft } from '../model/practice-draft'
import type { QuestionPool } from '../model/question-pool'

const linkClass = 'font-semibold text-secondary hover:underline'

/** Why there is nothing to draw, and what can be done about it. */
function Nothing({ pool, draft }: { pool: QuestionPool; draft: PracticeDraft }) {
  if (draft.source === 'mistakes' && pool.bookRefs.size === 0) {
    return (
      <>
        <Trans
          message={
            'No mistakes yet. What you answer wrong or skip in a test or quiz is gathered here. <a>Take a quiz</a>'
          }
          parts={{ a: <Link to={paths.contentQuizzes} className={linkClass} /> }}
        />
      </>
    )
  }
  if (draft.source === 'saved' && pool.starRefs.size === 0)
    return t('No saved questions yet. Press the star beside a question to save it.')
  if (pool.isOffline && pool.index.length === 0)
    return t(
      'You are offline, and no questions are on this device yet. Connect to the internet once to practise.',
    )
  if (pool.isOffline)
    return t(
      'You are offline, and none of these questions is on this device. Choose others, or connect to the internet.',
    )
  return t('No question fits this choice. Choose other topics, or any difficulty.')
}

/** How many questions a choice has, before anything begins. */
export function Availability({
  pool,
  draft,
  available,
}: {
  pool: QuestionPool
  draft: PracticeDraft
  available: { count: number; unseen: number }
}) {
  const { count, unseen } = available
  const isShort = count > 0 && draft.count > count
  return (
    <p role="status" className="text-detail text-muted">
      {count === 0 ? (
        <Nothing pool={pool} draft={draft} />
      ) : (
        <>
          <strong className="font-semibold text-text">{counted(count, 'question')}</strong>
          {pool.isOffline ? ` ${t('on this device')}` : ` ${t('to choose from')}`}
          {draft.source === 'new' && `, ${unseen === count ? 'all' : `${unseen} of them`} new to you`}.
          {isShort && ` The practice will have ${count === 1 ? 'this one' : `these ${count}`}.`}
        </>
      )}
    </p>
  )
}
