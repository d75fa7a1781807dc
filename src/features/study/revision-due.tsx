import { useQuery } from '@tanstack/react-query'
import { t } from '@/language/text'
import { useAnswerSheets } from '@/own/attempts'
import { preferencesQuery } from '@/own/preferences/query'
import { useDeviceDay } from '@/ui/use-device-day'
import { useRevisionLeft } from './use-study-facts'

const notKnown = t('Questions due today')

function KnownRevision({ owner }: { owner: string }) {
  const { data: preferences } = useQuery(preferencesQuery(owner))
  const left = useRevisionLeft(owner, useAnswerSheets(owner), useDeviceDay(), preferences)
  if (left === undefined) return notKnown
  if (left === null) return t('Nothing to revise yet')
  if (left.questions > 0)
    return t('{questions, plural, one {# question} other {# questions}} due today', {
      questions: left.questions,
    })
  return left.done > 0 ? t('Done for today') : t('Nothing to revise today')
}

/** How much of today's revision is left, in one line. @param owner null while the session is not known */
export function RevisionDue({ owner }: { owner: string | null }) {
  return owner === null ? notKnown : <KnownRevision owner={owner} />
}
