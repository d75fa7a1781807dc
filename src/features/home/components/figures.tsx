import { publishedFigures } from '@/content/published-counts'
import { FigureList } from '@/ui/figure-list'

/** How much there is to learn from (docs/decisions/038). */
export function Figures() {
  const { figures, note } = publishedFigures()
  if (figures.length === 0) return null
  return (
    <section aria-label="In our library" className="page-column">
      <FigureList figures={figures} note={note} />
    </section>
  )
}
