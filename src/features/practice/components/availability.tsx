import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { t } from '@/language/text'
import { Trans } from '@/language/trans'
import type { PracticeDraft } from '../model/practice-draft'
import type { QuestionPool } from '../model/question-pool'

const parts = { b: <strong className="font-semibold text-text" /> }
const linkClass = 'font-semibold text-secondary hover:underline'

/** Why there is nothing to draw, and what can be done about it. */
function Nothing({ pool, draft }: { pool: QuestionPool; draft: PracticeDraft }) {
  if (draft.source === 'mistakes' && pool.bookRefs.size === 0) {
    return (
      <Trans
        message={
          'No mistakes yet. Questions that you get wrong or skip in a test or quiz appear here. <a>Take a quiz</a>'
        }
        parts={{ a: <Link to={paths.contentQuizzes} className={linkClass} /> }}
      />
    )
  }
  if (draft.source === 'saved' && pool.starRefs.size === 0)
    return t('No saved questions yet. Press “Save question” below a question to save it.')
  if (pool.isOffline && pool.index.length === 0)
    return t(
      'You are offline, and no questions are on this device yet. Connect to the internet once to practise.',
    )
  if (pool.isOffline)
    return t(
      'You are offline, and none of these questions is on this device. Choose other questions, or connect to the internet.',
    )
  return t('No question matches. Choose other topics, or any difficulty.')
}

function newWords(count: number, unseen: number): string {
  return unseen === count
    ? t('{count, plural, one {It is new to you.} other {All are new to you.}}', { count })
    : t('{unseen, plural, =0 {None is new to you.} one {# is new to you.} other {# are new to you.}}', {
        unseen,
      })
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
          {pool.isOffline ? (
            <Trans
              message="<b>{count, plural, one {# question} other {# questions}}</b> on this device."
              values={{ count }}
              parts={parts}
            />
          ) : (
            <Trans
              message="<b>{count, plural, one {# question} other {# questions}}</b> to choose from."
              values={{ count }}
              parts={parts}
            />
          )}
          {draft.source === 'new' && ` ${newWords(count, unseen)}`}
          {isShort &&
            ` ${t('{count, plural, one {The practice will have only this question.} other {The practice will have only these # questions.}}', { count })}`}
        </>
      )}
    </p>
  )
}
