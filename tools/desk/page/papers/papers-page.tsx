import { useQuery } from '@tanstack/react-query'
import { Button, ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'
import { showAlert } from '@/ui/dialog/alert-store'
import type { OutputOf } from '../call'
import { DeskPage } from '../desk-page'
import { formatMoment } from '../format'
import { ContentList, type ListedRow } from '../forms/content-list'
import { ShownRead } from '../shown-read'
import { testKinds, testName } from '../test-names'
import { useRead } from '../use-action'
import { collectionNames, titleOf } from './paper-state'
import { unsavedPapers } from './paper-store'
import { dropChanges } from './use-paper'

const collections = { quiz: 'quizzes', 'mock test': 'mock_tests', 'live test': 'live_tests' } as const

/** A test of a package is made and changed with its package; one that is in no package cannot be opened. */
function rowsOf({ kind, id, package: own, ...row }: OutputOf<'listTests'>[number]): ListedRow[] {
  const listed = { ...row, title: testName({ ...row, package: own }), kind: testKinds[kind] }
  if (kind !== 'test of a package')
    return [{ ...listed, address: `/papers/${collections[kind]}/${encodeURIComponent(id)}` }]
  if (own === null) return []
  return [{ ...listed, address: `/packages/package/${encodeURIComponent(own.id)}` }]
}

/** Papers with changes that are on this device alone. */
function Unsaved() {
  const { data = [], refetch } = useQuery({ queryKey: ['unsaved papers'], queryFn: unsavedPapers })
  if (data.length === 0) return null
  const drop = async (key: string, title: string) => {
    if (!(await showAlert(`Drop the unsaved changes of “${title}”?`, ['Keep them', 'Drop']))) return
    await dropChanges(key)
    await refetch()
  }
  return (
    <section aria-labelledby="unsaved" className="mt-6">
      <h2 id="unsaved" className="text-lg">
        Not saved yet
      </h2>
      <ul className="mt-3 grid gap-3">
        {data.map(({ paper, at }) => (
          <li key={paper.key}>
            <Card className="flex flex-wrap items-center justify-between gap-3 p-5">
              <div className="min-w-0 wrap-anywhere">
                <p className="font-medium">{titleOf(paper)}</p>
                <p className="text-sm text-muted">
                  {collectionNames[paper.collection]} · changed {formatMoment(at)} on this device
                </p>
              </div>
              <div className="flex gap-2">
                <ButtonLink to={`/papers/${paper.key}`}>Continue</ButtonLink>
                <Button look="quiet" onClick={() => void drop(paper.key, titleOf(paper))}>
                  Drop
                </Button>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Every quiz and test, the newest change first. */
export function PapersPage() {
  const read = useRead('listTests', {})
  return (
    <DeskPage
      title="Papers"
      actions={
        <ButtonLink to="/papers/new" look="primary">
          Add a paper
        </ButtonLink>
      }
    >
      <Unsaved />
      <ShownRead
        read={read}
        what="the papers"
        renderData={(tests) => (
          <ContentList
            rows={tests.flatMap(rowsOf).toSorted((a, b) => b.changedAt.localeCompare(a.changedAt))}
            kinds={Object.values(testKinds)}
            pages="Pages of papers"
            unlike="No paper is like this"
          />
        )}
      />
    </DeskPage>
  )
}
