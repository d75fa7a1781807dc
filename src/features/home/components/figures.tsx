import { academy } from '@/config/academy'

const figures = [
  { figure: academy.claims.mockTests, label: 'mock tests' },
  { figure: '12', label: 'subjects of quizzes' },
  { figure: 'Daily', label: 'current affairs' },
  { figure: `Since ${academy.claims.since}`, label: 'with students' },
] as const

/** What the academy claims (spec section 1). */
export function Figures() {
  return (
    <div className="page-column">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line lg:grid-cols-4">
        {figures.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end bg-surface px-4 py-5 sm:px-6">
            <dt className="text-muted max-sm:text-detail">{label}</dt>
            <dd className="font-heading text-2xl leading-tight font-semibold tabular-nums sm:text-section">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
