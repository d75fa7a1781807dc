import { useQuery } from '@tanstack/react-query'
import { Button, ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'
import { showAlert } from '@/ui/dialog/alert-store'
import { DeskPage } from '../desk-page'
import { formatMoment } from '../format'
import { ContentList } from '../forms/content-list'
import { ShownRead } from '../shown-read'
import { useRead } from '../use-action'
import { type Collection, collectionNames, titleOf } from './paper-state'
import { unsavedPapers } from './paper-store'
import { dropChanges } from './use-paper'

const collections = Object.keys(collectionNames) as Collection[]

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

/** Every quiz, mock test and live test. */
export function PapersPage() {
  const reads = {
    quizzes: useRead('listContent', { collection: 'quizzes' }),
    mock_tests: useRead('listContent', { collection: 'mock_tests' }),
    live_tests: useRead('listContent', { collection: 'live_tests' }),
  }
  const waiting = collections.map((one) => reads[one]).find(({ data }) => data === undefined) ?? reads.quizzes
  const rows = collections
    .flatMap((collection) =>
      (reads[collection].data ?? []).map(({ id, ...row }) => ({
        ...row,
        address: `/papers/${collection}/${encodeURIComponent(id)}`,
        kind: collectionNames[collection],
      })),
    )
    .toSorted((a, b) => a.title.localeCompare(b.title))
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
        read={waiting}
        what="the papers"
        renderData={() => (
          <ContentList
            rows={rows}
            kinds={Object.values(collectionNames)}
            pages="Pages of papers"
            unlike="No paper is like this"
          />
        )}
      />
    </DeskPage>
  )
}
