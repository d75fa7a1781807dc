/** Large figures side by side, each with its meaning below, and where they come from. Nothing without figures. */
export function FigureList({
  label,
  figures,
  note,
  className = '',
}: {
  label: string
  figures: ReadonlyArray<{ figure: string; label: string }>
  note: string | null
  className?: string
}) {
  if (figures.length === 0) return null
  return (
    <section aria-label={label} className={className}>
      <dl className="flex flex-wrap gap-px overflow-hidden rounded-card border border-line bg-line">
        {figures.map(({ figure, label: meaning }) => (
          <div
            key={meaning}
            className="flex flex-[1_1_40%] flex-col-reverse justify-end bg-surface px-4 py-5 sm:px-6 lg:flex-[1_1_20%]"
          >
            <dt className="text-muted max-sm:text-detail">{meaning}</dt>
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
