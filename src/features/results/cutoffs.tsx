import type { ReactNode } from 'react'
import { categoryOptions } from '@/domain/cutoffs/category-options'
import { cutoffsFor, readCutoffs } from '@/domain/cutoffs/cutoffs'
import type { ExamCategory } from '@/domain/exam-category'
import { t } from '@/language/text'
import { Trans } from '@/language/trans'
import { useLoadedPreferences, useSetPreference } from '@/own/preferences/use-preferences'
import { FilterSelect } from '@/ui/list/filter-select'

/** So many years are shown, the latest first. */
const yearsShown = 3

function SourceLink({ href, children }: { href: string; children?: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="underline">
      {children}
    </a>
  )
}

/** Each year in a line, and then where they were published, each page once. */
function CutoffLines({ stored, category }: { stored: unknown; category: ExamCategory }) {
  const cutoffs = cutoffsFor(readCutoffs(stored).slice(0, yearsShown), category)
  if (cutoffs.length === 0) return <p>{t('No past cut-off of your category is known.')}</p>
  const sources = new Map(cutoffs.map(({ source }) => [source.url, source.name]))
  return (
    <>
      {cutoffs.map(({ year, category: name, marks, outOf }) => (
        <p key={`${year} ${name}`}>
          <Trans
            message="Cut-off {year}, {name}: <b>{marks} of {outOf}</b>"
            values={{ year: String(year), name, marks: String(marks), outOf: String(outOf) }}
            parts={{ b: <strong className="font-semibold text-text" /> }}
          />
        </p>
      ))}
      {[...sources].map(([url, source]) => (
        <p key={url} className="text-sm">
          <Trans
            message="Source: <a>{source}</a>"
            values={{ source }}
            parts={{ a: <SourceLink href={url} /> }}
          />
        </p>
      ))}
    </>
  )
}

/**
 * The past cut-offs of the student's category, as they were published: they are never converted to the marks of this test.
 * Asks for the category once; nothing for who prefers not to say, and for a test without cut-offs.
 */
export function Cutoffs({ stored }: { stored: unknown }) {
  const known = useLoadedPreferences()
  const set = useSetPreference()
  if (readCutoffs(stored).length === 0 || known?.category === 'unsaid') return null
  const category = known?.category ?? null
  return (
    <div className="mt-4 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 text-detail text-muted tabular-nums">
      {known && (
        <>
          <div className="grid gap-1">
            {category === null ? (
              <p>{t('See the past cut-off of your category. We show your category to nobody else.')}</p>
            ) : (
              <CutoffLines stored={stored} category={category} />
            )}
          </div>
          <div className="flex">
            <FilterSelect
              label={t('Your category')}
              value={category ?? ''}
              options={categoryOptions(category)}
              onChoose={(chosen) => chosen !== '' && void set('category', chosen)}
            />
          </div>
        </>
      )}
    </div>
  )
}
