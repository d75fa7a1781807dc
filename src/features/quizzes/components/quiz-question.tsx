import { useId } from 'react'
import type { Question } from '@/domain/question'
import { publicFileUrl } from '@/lib/firebase/public-file'
import { OptionList } from '@/ui/option-list'
import { Picture } from '@/ui/picture'

/** One question with its picture and options; text only, newlines kept. */
export function QuizQuestion({
  question,
  chosen,
  onChoose,
}: {
  question: Question
  chosen: number | null
  onChoose: (option: number) => void
}) {
  const id = useId()
  const image = publicFileUrl(question.image)
  return (
    <div>
      <h2
        id={id}
        className="font-sans text-lg leading-relaxed font-medium tracking-normal whitespace-pre-line text-left [text-wrap:wrap] sm:text-[19px]"
      >
        {question.text}
      </h2>
      {image && (
        <Picture
          src={image}
          alt="Figure of the question"
          width={720}
          height={360}
          eager
          className="mt-4 max-h-80 w-full rounded-control bg-raised object-contain"
        />
      )}
      <div className="mt-6">
        <OptionList labelledBy={id} options={question.options} chosen={chosen} onChoose={onChoose} />
      </div>
    </div>
  )
}
