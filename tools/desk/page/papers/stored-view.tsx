import { ButtonLink } from '@/ui/button'
import { DeskPage } from '../desk-page'
import { ShownRead } from '../shown-read'
import { useRead } from '../use-action'
import { type Collection, openedPaper, titleOf } from './paper-state'
import { QuestionsToRead } from './questions-to-read'

/** A paper as it is stored, beside the changes that this device has of it. */
export function StoredView({ collection, id }: { collection: Collection; id: string }) {
  const read = useRead('openPaper', { collection, id })
  const back = <ButtonLink to={`/papers/${collection}/${id}`}>Back to your version</ButtonLink>
  return (
    <DeskPage title="The stored version" hint="As it is now. Nothing can be changed here." actions={back}>
      <ShownRead
        read={read}
        what="the paper"
        renderData={(stored) => {
          const paper = openedPaper(collection, id, stored)
          return (
            <>
              <h2 className="mt-6 text-lg">{titleOf(paper)}</h2>
              <QuestionsToRead fields={paper.fields} questions={paper.questions} />
            </>
          )
        }}
      />
    </DeskPage>
  )
}
