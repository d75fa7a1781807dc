import { type SeriesTest, splitTests } from '@/content/test-series/schema'
import { FreeTests } from '@/features/test-series/components/free-tests'
import { PremiumTests } from '@/features/test-series/components/premium-tests'
import { contentsOf } from '@/features/test-series/model/package-contents'
import { firstText } from '../forms/texts'
import type { PackageInForm } from './in-form'
import { ProductPreview } from './product-preview'

const shownTest = ({
  uid,
  title,
  minutes,
  access,
  questionCount,
}: PackageInForm['tests'][number]): SeriesTest => ({
  id: uid,
  seriesId: '',
  title: firstText(title) || 'Untitled Test',
  totalQuestions: questionCount ?? null,
  minutes,
  isPaid: access === 'premium',
  questions: null,
})

/** The page of a package with its tests, by the form. */
export function PackagePreview({ form }: { form: PackageInForm }) {
  const shown = form.tests.filter(({ isActive }) => isActive !== false)
  const tests = splitTests([{ id: '', tests: shown.map(shownTest) }])
  const unknown = () => null
  return (
    <ProductPreview {...form} contents={contentsOf(tests)}>
      {tests.free.length > 0 && <FreeTests tests={tests.free} packageId="" progressOf={unknown} />}
      {tests.premium.length > 0 && (
        <PremiumTests tests={tests.premium} packageId="" status="not-purchased" progressOf={unknown} />
      )}
    </ProductPreview>
  )
}
