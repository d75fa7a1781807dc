import { useState } from 'react'
import { Card } from '@/ui/card'
import { QuestionText } from '@/ui/question/question-text'
import { PaperLanguages } from '@/ui/question/reading-languages'
import { ReviewedAnswer } from '@/ui/question/reviewed-question'
import { Pager } from './pager'
import { languagesIn, type PaperState } from './paper-state'
import { shownQuestion } from './question-value'

const pageSize = 20

/** The questions of a paper with their keys, where nothing can be changed. */
export function QuestionsToRead({ fields, questions }: Pick<PaperState, 'fields' | 'questions'>) {
  const [page, setPage] = useState(0)
  const first = page * pageSize
  return (
    <PaperLanguages paper={{ languages: languagesIn(fields) }} owner="desk">
      <Pager
        label="Pages of questions"
        page={page}
        size={pageSize}
        count={questions.length}
        onPage={setPage}
      />
      <ol className="mt-4 grid gap-4">
        {questions.slice(first, first + pageSize).map(({ uid, value }, index) => {
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
}
