/** How much of a test or quiz is answered, as a bar; the words stand beside it. */
export function ProgressLine({ answered, total }: { answered: number; total: number }) {
  const share = total > 0 ? Math.min(100, (answered / total) * 100) : 0
  return (
    <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-raised">
      <div className="h-full rounded-full bg-secondary" style={{ width: `${share}%` }} />
    </div>
  )
}
