import { useState } from 'react'
import { ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'
import { QuestionText } from '@/ui/question/question-text'
import { PaperLanguages } from '@/ui/question/reading-languages'
import { ReviewedAnswer } from '@/ui/question/reviewed-question'
import { DeskPage } from '../desk-page'
import { ShownRead } from '../shown-read'
import { useRead } from '../use-action'
import { Pager } from './pager'
import { type Collection, languagesIn, openedPaper, titleOf } from './paper-state'
import { shownQuestion } from './question-value'

const pageSize = 20

/** A paper as it is stored, beside the changes that this device has of it. */
export function StoredView({ collection, id }: { collection: Collection; id: string }) {
  const read = useRead('openPaper', { collection, id })
  const [page, setPage] = useState(0)
  const back = <ButtonLink to={`/papers/${collection}/${id}`}>Back to your version</ButtonLink>
  return (
    <DeskPage title="The stored version" hint="As it is now. Nothing can be changed here." actions={back}>
      <ShownRead
        read={read}
        what="the paper"
        renderData={(stored) => {
          const paper = openedPaper(collection, id, stored)
          const first = page * pageSize
          return (
            <PaperLanguages paper={{ languages: languagesIn(paper.fields) }} owner="desk">
              <h2 className="mt-6 text-lg">{titleOf(paper)}</h2>
              <Pager
                label="Pages of questions"
                page={page}
                size={pageSize}
                count={paper.questions.length}
                onPage={setPage}
              />
              <ol className="mt-4 grid gap-4">
                {paper.questions.slice(first, first + pageSize).map(({ uid, value }, index) => {
                  const { question } = shownQuestion(value, first + index)
                  return (
                    <li key={uid}>
                      <Card className="p-5">
                        <h3 className="font-sans text-base tracking-normal">Question {first + index + 1}</h3>
                        <QuestionText text={question.text} className="mt-3" />
                        <ReviewedAnswer outcome={{ question, chosen: null, outcome: 'unanswered' }} />
                      </Card>
                    </li>
                  )
                })}
              </ol>
            </PaperLanguages>
          )
        }}
      />
    </DeskPage>
  )
}
