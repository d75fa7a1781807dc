import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router-dom'
import { DeskPage } from '../desk-page'
import { ShownRead } from '../shown-read'
import { PaperEditor } from './paper-editor'
import { type Collection, collectionNames } from './paper-state'
import { StoredView } from './stored-view'
import { loadPaper } from './use-paper'

const isCollection = (name: string): name is Collection => name in collectionNames

function Loaded({ collection, id }: { collection: Collection | 'draft'; id: string }) {
  const read = useQuery({
    queryKey: ['paper being edited', collection, id],
    queryFn: () => loadPaper(collection, id),
    // What is on the screen is the editor's from here on.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (read.data) return <PaperEditor key={`${collection}/${id}`} loaded={read.data} />
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
  if (isCollection(collection) && search.has('stored')) return <StoredView collection={collection} id={id} />
  if (isCollection(collection) || collection === 'draft')
    return <Loaded key={`${collection}/${id}`} collection={collection} id={id} />
  return <p role="alert">There is no such page.</p>
}
