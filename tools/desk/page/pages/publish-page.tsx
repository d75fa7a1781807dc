import { CircleCheck } from 'lucide-react'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { DeskPage } from '../desk-page'
import { formatMoment } from '../format'
import { ShownRead } from '../shown-read'
import { useChange, useRead } from '../use-action'

/** What a running action says, for everybody. */
function Progress({ lines }: { lines: readonly string[] }) {
  return (
    <Card role="log" aria-label="Progress" className="mt-6 grid gap-1 p-5 text-detail wrap-anywhere">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added
        <p key={index}>{line}</p>
      ))}
    </Card>
  )
}

/** What was changed since the site's pages were built, and the button that builds them anew. */
export function PublishPage() {
  const read = useRead('sinceLastPublish', {})
  const publish = useChange('publish')
  return (
    <DeskPage
      title="Publish"
      hint="What you publish in a form is on the site at once, in its lists and its search. Publish now also builds the pages that search engines and first visitors get, and draws the daily quiz. It takes a few minutes."
      actions={
        <Button look="primary" disabled={publish.isPending} onClick={() => publish.mutate({})}>
          {publish.isPending ? 'Publishing …' : 'Publish now'}
        </Button>
      }
    >
      {publish.lines.length > 0 && <Progress lines={publish.lines} />}
      {publish.error && (
        <p role="alert" className="mt-4 text-error">
          {publish.error.message}
        </p>
      )}
      {publish.isSuccess && (
        <p role="status" className="mt-4 flex items-center gap-3">
          <CircleCheck aria-hidden className="flex-none text-success" />
          The pages are built and checked. The last lines say how they get to the students.
        </p>
      )}
      <h2 className="mt-9 text-lg">Changes since the last build</h2>
      <ShownRead
        read={read}
        what="the changes"
        renderData={({ publishedAt, changes }) => (
          <>
            <p className="mt-1 text-muted">
              {publishedAt === null
                ? 'The pages were not built from here yet.'
                : `The pages were built ${formatMoment(publishedAt)}.`}
            </p>
            {changes.length === 0 ? (
              <p className="mt-4">
                Nothing was changed at the desk. Publish now to bring edits of the console into lists, search
                and pages.
              </p>
            ) : (
              <ul className="mt-4 grid gap-3">
                {changes.map(({ id, what, at, operator, names }) => (
                  <li key={id}>
                    <Card className="p-4 wrap-anywhere">
                      <p className="font-medium">{what}</p>
                      <p className="text-sm text-muted">
                        {[formatMoment(at), operator, names.slice(0, 3).join(', ')]
                          .filter(Boolean)
                          .join(' · ')}
                      </p>
                    </Card>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      />
    </DeskPage>
  )
}
