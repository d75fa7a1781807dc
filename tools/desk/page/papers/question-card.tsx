import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from 'lucide-react'
import { memo, useId } from 'react'
import { Link } from 'react-router-dom'
import { keyText, kindOf } from '@/domain/question/kinds'
import { toggleOption } from '@/domain/question/kinds/several'
import { Button, IconButton } from '@/ui/button'
import { Card } from '@/ui/card'
import { Chip } from '@/ui/chip'
import { showAlert } from '@/ui/dialog/alert-store'
import { AnswerInput } from '@/ui/question/answer-input'
import { QuestionPicture } from '@/ui/question/question-picture'
import { QuestionLanguages, QuestionText } from '@/ui/question/question-text'
import { ReviewedAnswer } from '@/ui/question/reviewed-question'
import { correctionAddress } from '../questions/addresses'
import { DescribePictures } from './describe-pictures'
import type { NewPicture, PaperQuestion } from './paper-state'
import { ProblemList } from './problem-list'
import { type EditorChoices, QuestionEditor } from './question-editor'
import { optionsOfAnswer, type QuestionForm } from './question-form'
import { hasUndescribed, type JsonObject, optionKey, rawOf, shownQuestion } from './question-value'
import { editId, headingId, type ShownProblem } from './shown-problems'

export interface QuestionActions {
  open: (uid: string) => void
  close: (uid: string) => void
  type: (uid: string, form: QuestionForm) => void
  change: (uid: string, value: JsonObject) => void
  /** Closes the form with what was typed. */
  done: (uid: string, value: JsonObject) => void
  move: (uid: string, by: -1 | 1) => void
  remove: (uid: string) => void
  addBelow: (uid: string) => void
  picture: (picture: NewPicture) => void
}

/** The question as students see it, with its key as the chosen answer: a press on an option changes it. */
function Preview({
  question: { uid, value },
  number,
  test,
  isLocked,
  onChange,
}: {
  question: PaperQuestion
  number: number
  test: string | null
  isLocked: boolean
  onChange: (uid: string, value: JsonObject) => void
}) {
  const labelId = useId()
  const { question, answer, key } = shownQuestion(value, number - 1)
  const canPress = question.options.length > 1 && typeof value.key !== 'string'
  const setAnswer = (next: number | null) => {
    if (next !== null) onChange(uid, optionKey(value, optionsOfAnswer(question.kind ?? 'single', next)))
  }
  return (
    <QuestionLanguages question={question}>
      <QuestionText id={labelId} text={question.text} className="mt-3 text-reading" />
      <QuestionPicture image={question.image} number={number} />
      <div className="mt-4">
        {isLocked && <ReviewedAnswer outcome={{ question, chosen: null, outcome: 'unanswered' }} />}
        {!isLocked && canPress && kindOf(question).hasOptions && (
          <AnswerInput
            labelledBy={labelId}
            question={question}
            answer={answer}
            onAnswer={setAnswer}
            onToggle={(option) => setAnswer(toggleOption(answer, option))}
          />
        )}
      </div>
      <p className="mt-3 text-detail text-muted">
        {key === null ? 'No key: press the right option.' : `Key: ${key}.`}{' '}
        {isLocked && test !== null && (
          <Link className="text-secondary underline" to={correctionAddress(test, question.id)}>
            Correct the key
          </Link>
        )}
        {typeof value.key === 'string' && ` Corrected to ${keyText(question, question.correctAnswer)}.`}
      </p>
      {!isLocked && question.explanation && (
        <QuestionText
          text={question.explanation}
          lead={<strong className="font-semibold text-text">Explanation: </strong>}
          className="mt-4 border-l-2 border-line pl-4 text-detail text-muted"
        />
      )}
    </QuestionLanguages>
  )
}

/** One question of a paper: as students see it or as a form, with what is wrong with it. */
export const QuestionCard = memo(function QuestionCard({
  question,
  number,
  isLast,
  test,
  isLocked,
  problems,
  choices,
  actions,
}: {
  question: PaperQuestion
  /** Its place, from 1. */
  number: number
  isLast: boolean
  /** What a correction calls the test; null while it is not stored. */
  test: string | null
  isLocked: boolean
  problems: readonly ShownProblem[]
  choices: EditorChoices
  actions: QuestionActions
}) {
  const { uid, value, file, place, form } = question
  const raw = rawOf(value)
  const section = choices.sections.find(({ id }) => id === raw?.section)?.name ?? raw?.section
  const askRemove = async () => {
    if (await showAlert(`Delete question ${number}?`, ['Keep', 'Delete'])) actions.remove(uid)
  }
  return (
    <Card className="p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-2.5">
        <h2 id={headingId(uid)} tabIndex={-1} className="scroll-mt-24 font-sans text-base tracking-normal">
          Question {number}
        </h2>
        {section && <Chip>{section}</Chip>}
        {raw?.topic && <Chip>{raw.topic}</Chip>}
        {isLocked && <Chip tone="success">Published</Chip>}
        {place && (
          <span className="text-sm text-muted">
            {place} of {file}
          </span>
        )}
      </div>
      <ProblemList problems={problems} />
      {form ? (
        <QuestionEditor
          form={form}
          value={value}
          number={number}
          choices={choices}
          isLocked={isLocked}
          onType={(next) => actions.type(uid, next)}
          onDone={(next) => actions.done(uid, next)}
          onCancel={() => (Object.keys(value).length === 0 ? actions.remove(uid) : actions.close(uid))}
          onPicture={actions.picture}
        />
      ) : (
        <>
          <Preview
            question={question}
            number={number}
            test={test}
            isLocked={isLocked}
            onChange={actions.change}
          />
          {hasUndescribed(value) && (
            <DescribePictures
              value={value}
              languages={choices.languages}
              onDone={(next) => actions.done(uid, next)}
            />
          )}
          <div className="mt-4 flex flex-wrap items-center gap-2 border-t border-line pt-4">
            <Button id={editId(uid)} onClick={() => actions.open(uid)} aria-label={`Edit question ${number}`}>
              <Pencil size={17} aria-hidden />
              Edit
            </Button>
            <span className="ml-auto flex">
              <IconButton
                aria-label={`Add a question below question ${number}`}
                onClick={() => actions.addBelow(uid)}
              >
                <Plus size={18} aria-hidden />
              </IconButton>
              <IconButton
                aria-label={`Move question ${number} up`}
                disabled={number === 1}
                onClick={() => actions.move(uid, -1)}
              >
                <ArrowUp size={18} aria-hidden />
              </IconButton>
              <IconButton
                aria-label={`Move question ${number} down`}
                disabled={isLast}
                onClick={() => actions.move(uid, 1)}
              >
                <ArrowDown size={18} aria-hidden />
              </IconButton>
              <IconButton
                aria-label={`Delete question ${number}`}
                disabled={isLocked}
                onClick={() => void askRemove()}
              >
                <Trash2 size={18} aria-hidden />
              </IconButton>
            </span>
          </div>
        </>
      )}
    </Card>
  )
})
