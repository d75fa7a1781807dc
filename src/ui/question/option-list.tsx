import { Strikethrough, Undo2 } from 'lucide-react'
import { type ReactNode, useContext, useId } from 'react'
import { optionLetter } from '@/domain/question/answer'
import { chosenOptions, kindOf } from '@/domain/question/kinds'
import type { Question } from '@/domain/question/question'
import { blocksOf, figuresOf, inLanguage, type RichText } from '@/domain/rich-text'
import { t } from '@/language/text'
import { classNames } from '../class-names'
import { QuestionText } from './question-text'
import { ReadingLanguages } from './reading-languages'
import { useRichRenderer } from './rich-renderer'

/** Options that a student has struck out. They can still be chosen. */
export interface OptionStrikes {
  /** Zero-based. */
  readonly struck: readonly number[]
  readonly onStrike: (option: number) => void
}

/** Props of the component that answers a question, whatever its kind. */
export interface AnswerProps {
  /** Id of the element with the question's text, the accessible name. */
  labelledBy: string
  question: Pick<Question, 'kind' | 'options'>
  /** A number, which its kind defines (`domain/question/kinds`); null when there is none. */
  answer: number | null
  onAnswer: (answer: number | null) => void
  /** Adds or removes one option, where several may be right. */
  onToggle: (option: number) => void
  /** The options that the student struck out; absent where options cannot be struck out. */
  strikes?: OptionStrikes | undefined
}

/** Whether an option is a picture and nothing else. */
function isFigure(option: RichText): boolean {
  const figures = figuresOf(option).length
  return figures > 0 && figures === blocksOf(option).length
}

/** The grid for options that are all pictures: side by side, wide ones always two in a row. */
function figureGrid(options: readonly RichText[]): string | null {
  if (options.length === 0 || !options.every(isFigure)) return null
  const isWide = options.flatMap(figuresOf).some(({ width, height }) => width > 2 * height)
  return classNames('@3xs:grid-cols-2', !isWide && '@xl:grid-cols-4')
}

/** Buttons that enlarge an option's figures. They are outside its label, so a press does not choose the option. */
function OptionFigures({ option, letter }: { option: RichText; letter: string }) {
  const { shown } = useContext(ReadingLanguages)
  const figures = shown.flatMap((language) => figuresOf(inLanguage(option, language).text))
  const rich = useRichRenderer(figures.length > 0)
  const different = new Map(figures.map((figure) => [figure.image, figure]))
  return rich ? (
    <span className="absolute top-1 right-1">
      {[...different.values()].map(({ image, alt }) => (
        <rich.EnlargeButton key={image} image={image} alt={`${letter}, ${alt}`} place="corner" />
      ))}
    </span>
  ) : null
}

/**
 * The options of one question, as a radio group, or as check boxes where several may be right. Fully controlled: it holds
 * no choice of its own, and a click only calls `onAnswer`, or `onToggle` where several may be right. A second press of a
 * finger or the mouse on the one chosen option takes it back (null).
 */
export function OptionList({ labelledBy, question, answer, onAnswer, onToggle, strikes }: AnswerProps) {
  const name = useId()
  const { options } = question
  const several = kindOf(question).hasSeveral
  const marked = chosenOptions(question, answer)
  const grid = figureGrid(options)
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles are named
    <div
      role={several ? 'group' : 'radiogroup'}
      aria-labelledby={labelledBy}
      className={classNames('grid gap-3', grid)}
    >
      {several && (
        <p className="col-span-full text-sm text-muted">
          {t('One or more options are right. Choose all of them.')}
        </p>
      )}
      {options.map((option, index) => {
        const isChosen = marked.includes(index)
        // A chosen option is never shown as struck.
        const isStruck = !isChosen && (strikes?.struck.includes(index) ?? false)
        const hasFigure = figuresOf(option).length > 0
        return (
          <Option
            // The position is the key, because two options may have the same text.
            key={optionLetter(index)}
            look={classNames(
              grid && 'flex-col items-start! gap-2! px-2!',
              hasFigure && 'pt-2.5!',
              !grid && hasFigure && 'pr-14!',
            )}
            type={several ? 'checkbox' : 'radio'}
            name={name}
            letter={optionLetter(index)}
            chosen={isChosen}
            onChoose={() => (several ? onToggle(index) : onAnswer(index))}
            onTakeBack={isChosen && !several ? () => onAnswer(null) : undefined}
            isStruck={isStruck}
            onStrike={strikes && (() => strikes.onStrike(index))}
            inGrid={grid !== null}
            figures={<OptionFigures option={option} letter={optionLetter(index)} />}
          >
            <QuestionText
              as="span"
              text={option}
              zooms={false}
              className={classNames(
                grid ? 'w-full' : 'min-w-0 flex-1',
                isStruck && 'text-muted line-through',
              )}
              lead={<span className="sr-only">{optionLetter(index)}. </span>}
            />
          </Option>
        )
      })}
    </div>
  )
}

/** One option. On narrow phones, or with large text, its text gets most of the width. */
function Option({
  look,
  type,
  name,
  letter,
  chosen,
  onChoose,
  onTakeBack,
  isStruck,
  onStrike,
  inGrid,
  figures,
  children,
}: {
  look: string
  type: 'radio' | 'checkbox'
  name: string
  letter: string
  chosen: boolean
  onChoose: () => void
  onTakeBack: (() => void) | undefined
  isStruck: boolean
  onStrike: (() => void) | undefined
  /** The strike button is above the picture, next to the enlarge button, so that the picture gets the width. */
  inGrid: boolean
  /** Outside the label, so that a press does not choose the option. */
  figures: ReactNode
  children: ReactNode
}) {
  const label = (
    <div className="relative grid min-w-0 flex-1">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Delete takes an answer back in a test. */}
      <label
        className={classNames(
          'flex min-h-14 min-w-0 items-center gap-4 rounded-control border px-4 py-2 transition-colors @max-[20rem]:gap-2 @max-[20rem]:px-2 sm:px-4.5',
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-secondary',
          // The browser does this alone, so an option answers a press before the page's code has come.
          'group/option border-line bg-surface hover:border-edge has-checked:border-primary has-checked:bg-primary-tint',
          look,
        )}
        // The second click of a double click does not clear the answer, nor does a click by the keyboard.
        onClick={(event) => {
          if (!onTakeBack || event.detail !== 1) return
          event.preventDefault()
          onTakeBack()
        }}
      >
        <input type={type} name={name} className="sr-only" checked={chosen} onChange={onChoose} />
        <span
          aria-hidden
          className={classNames(
            'grid size-7 flex-none place-items-center border text-caption font-semibold',
            type === 'radio' ? 'rounded-lg' : 'rounded-sm',
            'border-edge/70 text-muted group-has-checked/option:border-primary group-has-checked/option:bg-primary group-has-checked/option:text-primary-on',
          )}
        >
          {letter}
        </span>
        {children}
        {isStruck && <span className="sr-only"> {t('(struck out)')}</span>}
      </label>
      {figures}
    </div>
  )
  if (!onStrike) return label
  return (
    <div className={inGrid ? 'relative grid' : 'flex items-center gap-1 max-sm:-mr-2'}>
      {label}
      <button
        type="button"
        aria-pressed={isStruck}
        aria-label={
          isStruck ? t('Bring back option {letter}', { letter }) : t('Strike out option {letter}', { letter })
        }
        // A chosen option cannot be struck out; the button stays in the layout, so that nothing moves.
        className={classNames(
          'grid size-11 flex-none place-items-center rounded-control text-muted/70 hover:bg-raised hover:text-text',
          inGrid && 'absolute top-1 right-12',
          chosen && 'invisible',
        )}
        onClick={onStrike}
      >
        {isStruck ? <Undo2 size={17} aria-hidden /> : <Strikethrough size={17} aria-hidden />}
      </button>
    </div>
  )
}
