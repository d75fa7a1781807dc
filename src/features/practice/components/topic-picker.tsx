import { useId, useState } from 'react'
import { categoryName } from '@/domain/category-name'
import { languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { Button } from '@/ui/button'
import type { TopicChoice } from '../model/question-pool'

/** Topics that show before more are asked for. */
const first = 12

/** Chooses topics, none of them for all. Controlled. @param chosen their keys */
export function TopicPicker({
  topics,
  chosen,
  onChange,
}: {
  topics: readonly TopicChoice[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}) {
  const [showsAll, setShowsAll] = useState(false)
  const hint = useId()
  const shown = topics.filter(({ key }, index) => showsAll || index < first || chosen.includes(key))
  return (
    <fieldset aria-describedby={hint}>
      <legend className="font-heading text-lg font-semibold">{t('Topics')}</legend>
      <p id={hint} className="mt-1 flex min-h-11 flex-wrap items-center gap-x-2 text-sm text-muted">
        {chosen.length === 0
          ? t('All topics. Choose some to practise only these.')
          : t('{count} chosen.', { count: chosen.length })}
        {chosen.length > 0 && (
          <Button look="quiet" className="px-2! text-sm!" onClick={() => onChange([])}>
            {t('All topics')}
          </Button>
        )}
      </p>
      <div className="mt-1 flex flex-wrap gap-2">
        {shown.map(({ key, name, count }) => (
          <label
            key={key}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line px-4 text-sm font-semibold text-muted has-checked:border-primary has-checked:bg-primary-tint has-checked:text-text hover:border-edge has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-secondary"
          >
            <input
              type="checkbox"
              className="sr-only"
              checked={chosen.includes(key)}
              onChange={(event) =>
                onChange(event.target.checked ? [...chosen, key] : chosen.filter((one) => one !== key))
              }
            />
            <span lang={languageOf(categoryName(name))}>{categoryName(name)}</span>
            <span className="font-normal tabular-nums">{count}</span>
          </label>
        ))}
      </div>
      {topics.length > shown.length && (
        <Button look="quiet" className="mt-2 -ml-3 px-3!" onClick={() => setShowsAll(true)}>
          {t('Show all {count} topics', { count: topics.length })}
        </Button>
      )}
    </fieldset>
  )
}
