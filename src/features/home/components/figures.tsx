import { publishedFigures } from '@/config/academy'

/** How much there is to learn from (docs/decisions/038). */
export function Figures() {
  const { figures, note } = publishedFigures()
  if (figures.length === 0) return null
  return (
    <section aria-label="In our library" className="page-column">
      <dl className="flex flex-wrap gap-px overflow-hidden rounded-card border border-line bg-line">
        {figures.map(({ figure, label }) => (
          <div
            key={label}
            className="flex flex-[1_1_40%] flex-col-reverse justify-end bg-surface px-4 py-5 sm:px-6 lg:flex-[1_1_20%]"
          >
            <dt className="text-muted max-sm:text-detail">{label}</dt>
            <dd className="font-heading text-2xl leading-tight font-semibold tabular-nums sm:text-section">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
      {note && <p className="mt-2.5 text-sm text-muted">{note}</p>}
    </section>
  )
}
