/** Some numbers in a row, as large as what they say is sure; nothing for none. */
export function FigureList({
  figures,
  note,
}: {
  figures: ReadonlyArray<{ figure: string; label: string }>
  /** Where they come from, and when. */
  note: string | null
}) {
  if (figures.length === 0) return null
  return (
    <>
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
    </>
  )
}
