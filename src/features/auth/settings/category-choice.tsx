import { categoryOptions } from '@/domain/cutoffs/category-options'
import { t } from '@/language/text'
import { usePreferences, useSetPreference } from '@/own/preferences/use-preferences'
import { FilterSelect } from '@/ui/list/filter-select'

/** For which category the results of tests show past cut-offs; "Prefer not to say" shows none and asks no more. */
export function CategoryChoice() {
  const { category } = usePreferences()
  const set = useSetPreference()
  return (
    <>
      <p className="mb-4 text-muted">
        {t('Results of tests show the past cut-offs of this category. We show your category to nobody else.')}
      </p>
      <div className="flex max-w-xs">
        <FilterSelect
          label={t('Your category')}
          value={category ?? ''}
          options={categoryOptions(category)}
          onChoose={(chosen) => chosen !== '' && void set('category', chosen)}
        />
      </div>
    </>
  )
}
