import type { SeriesTest } from '@/content/test-series/schema'
import { t } from '@/language/text'
import { Card } from '@/ui/card'
import type { TestProgress } from '../model/test-progress'
import { TestRow, TestSection } from './test-row'

/** The tests of a package that everybody may take. */
export function FreeTests({
  tests,
  packageId,
  progressOf,
}: {
  tests: readonly SeriesTest[]
  packageId: string
  /** By test id; null while it is not known. */
  progressOf: (testId: string) => TestProgress | null
}) {
  return (
    <TestSection title={t('Free Trial Tests')} count={tests.length}>
      <Card className="overflow-hidden">
        <ul className="divide-y divide-line">
          {tests.map((test) => (
            <TestRow
              key={`${test.seriesId}/${test.id}`}
              test={test}
              packageId={packageId}
              progress={progressOf(test.id)}
            />
          ))}
        </ul>
      </Card>
    </TestSection>
  )
}
