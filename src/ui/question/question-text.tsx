import { createContext, type ReactNode, type Ref, useContext } from 'react'
import { listOf } from '@/domain/list-of'
import {
  inLanguage,
  isTranslated,
  type Language,
  plainText,
  type RichText,
  type Text,
} from '@/domain/rich-text'
import { languageNames, languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { classNames } from '../class-names'
import { ReadingLanguages } from './reading-languages'
import { useRichRenderer } from './rich-renderer'

/** Letters of the Indian scripts stand higher than Latin ones. */
const tallLetters = '[&:lang(te)]:leading-[1.9] [&:lang(hi)]:leading-[1.9]'

/** How a text is drawn: `brief` in a small place such as an option, `zooms` where its figures can be enlarged. */
interface Drawing {
  brief: boolean
  zooms: boolean
}

/** One language of a text. */
function OneText({ text, language, zooms }: { text: Text; language: Language | null; zooms: boolean }) {
  const isPlain = typeof text === 'string'
  const rich = useRichRenderer(!isPlain)
  const plain = isPlain ? text : plainText(text)
  return (
    <span
      lang={language ?? languageOf(plain)}
      className={classNames('block', tallLetters, !rich && 'whitespace-pre-line')}
    >
      {isPlain || !rich ? plain : <rich.RichBlocks blocks={text} zooms={zooms} />}
    </span>
  )
}

/** Languages of which a note above the question says already that it has none of its texts in them. */
const NotedLanguages = createContext<readonly Language[]>([])

/** A text in each language that is read; one that is missing is said, and shown in another. */
function TranslatedText({ text, brief, zooms }: { text: RichText } & Drawing) {
  const { shown: wanted } = useContext(ReadingLanguages)
  const noted = useContext(NotedLanguages)
  const shown = wanted.map((language) => ({ wanted: language, ...inLanguage(text, language) }))
  // Two languages that come to the same text show it once, as an option that is a number in both.
  const said = shown.map(({ text: own }) => JSON.stringify(own))
  const different = shown.filter((_, index) => said.indexOf(said[index] ?? '') === index)
  const between = brief ? 'mt-1' : 'mt-3 border-t border-line pt-3'
  return different.map(({ wanted: asked, text: own, language }, index) => (
    <span key={language} className={classNames('block', index > 0 && between)}>
      {language !== null && language !== asked && !noted.includes(asked) && (
        <span className="mb-1 block text-caption text-muted">
          {brief
            ? t('Not in {language, select, te {Telugu} hi {Hindi} other {English}}', { language: asked })
            : t(
                'Not available in {asked, select, te {Telugu} hi {Hindi} other {English}}. Shown in {shown, select, te {Telugu} hi {Hindi} other {English}}.',
                { asked, shown: language },
              )}
        </span>
      )}
      <OneText text={own} language={language} zooms={zooms} />
    </span>
  ))
}

/** Says once which of the chosen languages a question is not in at all, instead of at each of its texts. */
export function QuestionLanguages({
  question: { text, options },
  children,
}: {
  question: { text: RichText; options: readonly RichText[] }
  children: ReactNode
}) {
  const { shown } = useContext(ReadingLanguages)
  const texts = [text, ...options].filter(isTranslated)
  const missing =
    texts.length === 0 ? [] : shown.filter((language) => texts.every((own) => own[language] === undefined))
  return (
    <NotedLanguages value={missing}>
      {missing.length > 0 && (
        <p className="mb-3 w-fit rounded-control border border-info-line bg-info-tint px-3 py-1 text-sm text-info">
          {t('This question is not available in {languages}.', {
            languages: listOf(
              missing.map((language) => languageNames[language]),
              'or',
            ),
          })}
        </p>
      )}
      {children}
    </NotedLanguages>
  )
}

/**
 * A question, an option, an explanation or a passage, whatever it is made of, in the languages that are read
 * (docs/decisions/042). The only place where such texts are drawn.
 * @param as `span` for a text in a small place: an option, or within a heading
 * @param lead stands before the text: a letter, a number, a word
 * @param zooms false where a press on the text means something else, so that its figures have no button of their own
 */
export function QuestionText({
  text,
  as: Tag = 'p',
  lead,
  zooms = true,
  className,
  ...rest
}: {
  text: RichText
  as?: 'p' | 'span'
  lead?: ReactNode
  zooms?: boolean
  className?: string
  id?: string
  ref?: Ref<HTMLDivElement>
  tabIndex?: number
}) {
  if (typeof text === 'string') {
    return (
      <Tag
        lang={languageOf(text)}
        className={classNames('whitespace-pre-line', tallLetters, className)}
        {...rest}
      >
        {lead}
        {text}
      </Tag>
    )
  }
  // Tables and figures may not stand in a paragraph.
  return (
    <div className={className} {...rest}>
      {lead}
      {isTranslated(text) ? (
        <TranslatedText text={text} brief={Tag === 'span'} zooms={zooms} />
      ) : (
        <OneText text={text} language={null} zooms={zooms} />
      )}
    </div>
  )
}
