import type { Paper } from '@/domain/paper'
import { optionLetter } from '@/domain/question/answer'
import { t } from '@/language/text'
import { QuestionPicture } from '@/ui/question/question-picture'
import { SetBefore } from '@/ui/question/question-set'
import { QuestionText } from '@/ui/question/question-text'

const shown = 2

/** The first two questions without their answers. */
export function SampleQuestions({ paper }: { paper: Paper }) {
  const questions = paper.questions.slice(0, shown)
  return (
    <>
      <h2 className="text-lg">{t('Sample questions')}</h2>
      <ol className="mt-4 grid gap-6">
        {questions.map((question, index) => (
          <li key={question.id}>
            <SetBefore paper={paper} shown={questions} question={question} />
            <QuestionText text={question.text} lead={`${index + 1}. `} className="font-medium" />
            <QuestionPicture image={question.image} number={index + 1} />
            <ol className="mt-2.5 grid gap-1.5 text-muted">
              {question.options.map((option, place) => (
                <li key={optionLetter(place)} className="flex gap-2.5">
                  <span className="w-4 flex-none font-semibold">{optionLetter(place)}</span>
                  <QuestionText as="span" text={option} className="min-w-0" />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </>
  )
}
