import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams, useSearchParams } from 'react-router-dom'
import { DeskPage } from '../desk-page'
import { ShownRead } from '../shown-read'
import { PaperEditor } from './paper-editor'
import { type Collection, collectionNames } from './paper-state'
import { StoredView } from './stored-view'
import { loadPaper } from './use-paper'

const isCollection = (name: string): name is Collection => name in collectionNames

function Loaded({
  collection,
  id,
  editor,
}: {
  collection: Collection | 'draft'
  id: string
  /** Names the editor, which stays when its paper gets an address. */
  editor: string
}) {
  const read = useQuery({
    queryKey: ['paper being edited', editor],
    queryFn: () => loadPaper(collection, id),
    // What is on the screen is the editor's from here on.
    staleTime: 'static',
    gcTime: 0,
  })
  if (read.data) return <PaperEditor loaded={read.data} />
  return (
    <DeskPage title="Paper">
      <ShownRead read={read} what="the paper" renderData={() => null} />
    </DeskPage>
  )
}

/** One paper: its questions, what is wrong with them, and the form of its test. */
export function PaperPage() {
  const { collection = '', id = '' } = useParams()
  const [search] = useSearchParams()
  const { state: arrival } = useLocation()
  if (isCollection(collection) && search.has('stored')) return <StoredView collection={collection} id={id} />
  if (isCollection(collection) || collection === 'draft') {
    const editor = (arrival as { editor?: string } | null)?.editor ?? `${collection}/${id}`
    return <Loaded key={editor} collection={collection} id={id} editor={editor} />
  }
  return <p role="alert">There is no such page.</p>
}
