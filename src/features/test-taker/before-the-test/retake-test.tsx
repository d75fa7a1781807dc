import { retakePaper } from '@/domain/sitting/retake'
import { type ExamRef, placesOf, testKey } from '@/domain/sitting/test-ref'
import { t } from '@/language/text'
import { useCorrectionsOf } from '@/own/attempts/corrections'
import { useStoredAttempt } from '@/own/attempts/use-stored-attempt'
import { TestSkeleton } from '../exam-screen/test-skeleton'
import { NewSitting } from './new-sitting'
import { TestMessage } from './test-message'

/** Practice of the wrong or skipped questions of a finished attempt, from the paper that this device keeps. */
export function RetakeTest({
  owner,
  testRef,
  scope,
  of,
  onTakeOver,
}: {
  owner: string
  testRef: ExamRef
  scope: 'wrong' | 'skipped'
  of: string
  onTakeOver: (() => void) | null
}) {
  const stored = useStoredAttempt(owner, testKey(testRef), of)
  const corrections = useCorrectionsOf(testKey(testRef), stored.data)
  if (stored.isPending) return <TestSkeleton />
  const paper = stored.data && retakePaper(stored.data, scope, corrections)
  if (paper)
    return <NewSitting owner={owner} testRef={testRef} scope={scope} paper={paper} onTakeOver={onTakeOver} />
  return (
    <TestMessage
      title={t('No Test Data')}
      message={t('This device has no questions of that attempt to practise.')}
      back={placesOf(testRef).back}
    />
  )
}
