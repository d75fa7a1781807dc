import type { Question } from '@/domain/question'
import { optionLetter } from '@/ui/question/option-list'
import { QuestionPicture } from '@/ui/question/question-picture'
import { QuestionText } from '@/ui/question/question-text'

const shown = 2

/** The first two questions without their answers. */
export function SampleQuestions({ questions }: { questions: readonly Question[] }) {
  return (
    <>
      <h2 className="text-lg">Sample questions</h2>
      <ol className="mt-4 grid gap-6">
        {questions.slice(0, shown).map((question, index) => (
          <li key={question.id}>
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
