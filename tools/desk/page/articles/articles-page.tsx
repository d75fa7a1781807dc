import { ButtonLink } from '@/ui/button'
import { DeskPage } from '../desk-page'
import { ContentList } from '../forms/content-list'
import { ShownRead } from '../shown-read'
import { useRead } from '../use-action'
import { kindNames, kinds } from './kinds'

/** Everything that students read and watch for free. */
export function ArticlesPage() {
  const read = useRead('listArticles', {})
  return (
    <DeskPage title="Articles and notices">
      <nav aria-label="New" className="mt-4 grid grid-cols-3 gap-2 sm:flex sm:flex-wrap">
        {Object.entries(kinds).map(([collection, { name }]) => (
          <ButtonLink key={collection} className="max-sm:px-2" to={`/articles/${collection}`}>
            New {name.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}
          </ButtonLink>
        ))}
      </nav>
      <ShownRead
        read={read}
        what="the articles and notices"
        renderData={(rows) => (
          <ContentList
            kinds={kindNames}
            rows={rows.map((row) => ({
              ...row,
              kind: kinds[row.collection].name,
              address: `/articles/${row.collection}/${encodeURIComponent(row.id)}`,
            }))}
          />
        )}
      />
    </DeskPage>
  )
}
