import { ButtonLink } from '@/ui/button'
import { DeskPage } from '../desk-page'
import { ContentList } from '../forms/content-list'
import { ShownRead } from '../shown-read'
import { useRead } from '../use-action'

const kinds = ['Test package', 'Pack of files'] as const

/** Everything that is sold. */
export function PackagesPage() {
  const packages = useRead('listPackages', {})
  const packs = useRead('listContent', { collection: 'paid_resource_categories' })
  const rows = [
    ...(packages.data ?? []).map((row) => ({
      ...row,
      kind: kinds[0],
      address: `/packages/package/${encodeURIComponent(row.id)}`,
    })),
    ...(packs.data ?? []).map((row) => ({
      ...row,
      kind: kinds[1],
      address: `/packages/pack/${encodeURIComponent(row.id)}`,
    })),
  ].toSorted((a, b) => a.title.localeCompare(b.title))
  return (
    <DeskPage
      title="Packages and packs"
      hint="A package has tests. A pack has PDFs and films."
      actions={
        <>
          <ButtonLink to="/packages/new-package" look="primary">
            New package
          </ButtonLink>
          <ButtonLink to="/packages/new-pack" look="primary">
            New pack
          </ButtonLink>
        </>
      }
    >
      <ShownRead
        read={packages}
        what="the packages"
        renderData={() => (
          <ShownRead
            read={packs}
            what="the packs"
            renderData={() => <ContentList rows={rows} kinds={kinds} />}
          />
        )}
      />
    </DeskPage>
  )
}
