import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { suggest } from '@/domain/study/suggest'
import type { Suggestion } from '@/domain/study/suggestion'
import { Suggestions } from '@/ui/suggestion/suggestions'

/** Stands for what is left of today's revision until that is known. */
export const revisionUnknown = 'Questions due today'

/** What today holds. @param suggestions null while they are on the way: their places are kept */
export function TodayList(props: { suggestions: readonly Suggestion[] | null; children?: ReactNode }) {
  return <Suggestions title="Today" label="What today holds" places={4} {...props} />
}

/** Home's two lists of suggestions. @param lists null while they are on the way: their places are kept */
export function HomeLists({ lists }: { lists: ReturnType<typeof suggest> | null }) {
  return (
    <>
      <TodayList suggestions={lists?.today ?? null}>
        <Link
          to={paths.plan}
          className="-my-2 inline-flex min-h-11 items-center text-sm font-semibold text-secondary hover:underline"
        >
          Your plan
        </Link>
      </TodayList>
      <Suggestions title="Next steps" suggestions={lists?.next ?? null} places={3} />
    </>
  )
}
