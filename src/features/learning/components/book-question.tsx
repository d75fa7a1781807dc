import type { BookEntry } from '@/domain/learning/mistake-book'
import type { Paper } from '@/domain/paper'
import type { AnswerOutcome } from '@/domain/question/marking'
import { useLoadedPaper } from '@/ui/question/load-paper'
import { QuestionPicture } from '@/ui/question/question-picture'
import { SetBefore } from '@/ui/question/question-set'
import { QuestionLanguages, QuestionText } from '@/ui/question/question-text'
import { LanguageSwitch } from '@/ui/question/reading-languages'
import { ReviewedAnswer } from '@/ui/question/reviewed-question'

const outcomes: Record<NonNullable<BookEntry['outcome']>, AnswerOutcome> = {
  wrong: 'wrong',
  skipped: 'unanswered',
}

/**
 * A question with its answer and explanation, in the languages of the `PaperLanguages` around it.
 * @param paper with that question alone
 */
export function BookQuestion({
  paper,
  outcome,
  hidesText,
}: {
  paper: Paper
  outcome: BookEntry['outcome']
  /** Its whole text is already above it. */
  hidesText: boolean
}) {
  useLoadedPaper(paper)
  const [question] = paper.questions
  if (!question) return null
  return (
    <>
      <LanguageSwitch className="mb-4" />
      <SetBefore paper={paper} shown={paper.questions} question={question} />
      <QuestionLanguages question={question}>
        {!hidesText && <QuestionText text={question.text} className="text-reading" />}
        <QuestionPicture image={question.image} number={1} />
        <ReviewedAnswer
          outcome={{ question, chosen: null, outcome: outcome === null ? 'unanswered' : outcomes[outcome] }}
        />
      </QuestionLanguages>
    </>
  )
}
