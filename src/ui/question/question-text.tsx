import { createElement, type ReactNode, type Ref, useContext } from 'react'
import {
  inLanguage,
  isTranslated,
  type Language,
  plainText,
  type RichText,
  type Text,
} from '@/domain/rich-text'
import { languageOf } from '@/domain/text-language'
import { classNames } from '../class-names'
import { ReadingLanguages } from './reading-languages'
import { useRichRenderer } from './rich-renderer'

const languageNames: Record<Language, string> = { en: 'English', te: 'Telugu', hi: 'Hindi' }

/** System letters of the Indian scripts stand higher than Latin ones. */
const tallLetters = '[&:lang(te)]:leading-[1.9] [&:lang(hi)]:leading-[1.85]'

/** One language of a text. */
function OneText({ text, language }: { text: Text; language: Language | null }) {
  const isPlain = typeof text === 'string'
  const renderer = useRichRenderer(!isPlain)
  const plain = isPlain ? text : plainText(text)
  return (
    <span
      lang={language ?? languageOf(plain)}
      className={classNames('block', tallLetters, !renderer && 'whitespace-pre-line')}
    >
      {isPlain || !renderer ? plain : createElement(renderer, { blocks: text })}
    </span>
  )
}

/** A text in each language that is read; one that is missing is said, and shown in another. */
function TranslatedText({ text }: { text: RichText }) {
  const wanted = useContext(ReadingLanguages)
  const shown = wanted.map((language) => ({ wanted: language, ...inLanguage(text, language) }))
  // Two languages that come to the same text show it once.
  const different = shown.filter(
    ({ language }, index) => shown.findIndex((one) => one.language === language) === index,
  )
  return different.map(({ wanted: asked, text: own, language }, index) => (
    <span key={language} className={classNames('block', index > 0 && 'mt-3 border-t border-line pt-3')}>
      {language !== null && language !== asked && (
        <span className="mb-1 block text-sm text-muted">
          {`Not available in ${languageNames[asked]}. Shown in ${languageNames[language]}.`}
        </span>
      )}
      <OneText text={own} language={language} />
    </span>
  ))
}

/**
 * A question, an option, an explanation or a passage, whatever it is made of, in the languages that are read
 * (docs/decisions/042). The only place where such texts are drawn.
 * @param lead stands before the text: a letter, a number, a word
 */
export function QuestionText({
  text,
  as: Tag = 'p',
  lead,
  className,
  ...rest
}: {
  text: RichText
  as?: 'p' | 'span'
  lead?: ReactNode
  className?: string
  id?: string
  ref?: Ref<HTMLDivElement>
  tabIndex?: number
}) {
  if (typeof text === 'string') {
    return (
      <Tag lang={languageOf(text)} className={classNames('whitespace-pre-line', className)} {...rest}>
        {lead}
        {text}
      </Tag>
    )
  }
  // Tables and figures may not stand in a paragraph.
  return (
    <div className={className} {...rest}>
      {lead}
      {isTranslated(text) ? <TranslatedText text={text} /> : <OneText text={text} language={null} />}
    </div>
  )
}
