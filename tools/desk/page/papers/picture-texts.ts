/** Descriptions of pictures in the texts of a question's form: `![what it shows](path)`. */
import type { Language } from '@/domain/rich-text'
import type { QuestionForm } from './question-form'
import type { Words } from './words'

const figures = /!\[([^\]]*)\]\(([^)\s]+)\)/g

type Texts = Pick<QuestionForm, 'text' | 'options' | 'explanation'>
const wordsIn = ({ text, options, explanation }: Texts): Words[] => [text, ...options, explanation]

/** Each picture once for each language that shows it, in the order of the form. */
export function describedPictures(form: Texts, languages: readonly Language[]) {
  const all = languages.flatMap((language) =>
    wordsIn(form).flatMap((words) =>
      [...(words[language] ?? '').matchAll(figures)].map(([, alt = '', image = '']) => ({
        language,
        image,
        alt,
      })),
    ),
  )
  return all.filter(
    ({ language, image }, index) =>
      all.findIndex((one) => one.language === language && one.image === image) === index,
  )
}

/** The texts with another description of a picture in one language. */
export function withDescription(form: Texts, language: Language, image: string, alt: string): Texts {
  const described = (words: Words): Words => {
    const text = words[language]
    if (text === undefined) return words
    const replaced = text.replace(figures, (whole, _: string, name: string) =>
      name === image ? `![${alt.replace(/[[\]\n]/g, '')}](${name})` : whole,
    )
    return { ...words, [language]: replaced }
  }
  return {
    text: described(form.text),
    options: form.options.map(described),
    explanation: described(form.explanation),
  }
}
