import { optionLetter } from '@/domain/question/answer'
import { paletteState } from '@/domain/sitting/palette'
import { reachable } from '@/domain/sitting/sitting-sections'
import { t } from '@/language/text'
import { Modal } from '@/ui/dialog/modal'
import { QuestionPicture } from '@/ui/question/question-picture'
import { SetBefore } from '@/ui/question/question-set'
import { QuestionLanguages, QuestionText } from '@/ui/question/question-text'
import { LanguageSwitch } from '@/ui/question/reading-languages'
import { PaletteSign, paletteLabels } from '../../palette/palette-sign'
import type { ExamDialogProps } from './exam-dialog-props'

/** All questions at a glance, to read ahead; a number leads to its question. */
export function QuestionPaper({
  paper,
  sitting,
  onGo,
  onClose,
}: Pick<ExamDialogProps, 'paper' | 'sitting' | 'onGo' | 'onClose'>) {
  const [first, last] = reachable(sitting)
  const shown = paper.questions.slice(first, last + 1)
  const part = paper.sections[sitting.open?.section ?? -1]
  return (
    <Modal title={t('Question Paper')} size="detail" onClose={onClose}>
      <LanguageSwitch className="mb-5" />
      {part && <p className="mb-5 text-muted">{t('Open section: {name}', { name: part.name })}</p>}
      <ol className="divide-y divide-line">
        {shown.map((question, place) => {
          const index = first + place
          const state = sitting.questions[index]
          return (
            <li key={question.id} className="py-4">
              <SetBefore paper={paper} shown={shown} question={question} />
              <div className="flex gap-4">
                {state && (
                  <button
                    type="button"
                    aria-label={t('Go to question {number}, {state}', {
                      number: index + 1,
                      state: paletteLabels[paletteState(state)].toLowerCase(),
                    })}
                    className="size-11 flex-none self-start"
                    onClick={() => onGo(index)}
                  >
                    <PaletteSign state={paletteState(state)} className="size-11 text-sm">
                      {index + 1}
                    </PaletteSign>
                  </button>
                )}
                {/* The button stays outside, so that a screen reader finds questions that are not drawn yet. */}
                <div className="min-w-0 flex-1 [contain-intrinsic-height:auto_130px] [content-visibility:auto]">
                  <QuestionLanguages question={question}>
                    <QuestionText text={question.text} />
                    <QuestionPicture image={question.image} number={index + 1} />
                    <ul className="mt-2 grid gap-x-6 gap-y-1 text-detail text-muted sm:grid-cols-2">
                      {question.options.map((option, number) => (
                        <li key={optionLetter(number)} className="flex gap-2.5">
                          <span className="font-semibold">{optionLetter(number)}</span>
                          <QuestionText as="span" text={option} className="min-w-0" />
                        </li>
                      ))}
                    </ul>
                  </QuestionLanguages>
                </div>
              </div>
            </li>
          )
        })}
      </ol>
    </Modal>
  )
}
