import type { Language } from '@/domain/rich-text'
import { Field } from '@/ui/form/field'
import { undescribed } from '../../../content/formats/undescribed'
import { StoredPicture } from '../forms/stored-picture'
import { describedPictures, withDescription } from './picture-texts'
import type { QuestionForm } from './question-form'
import { languageNames } from './words-field'

/** Every picture of a question, with a box for what a student who cannot see it is told. */
export function PictureDescriptions({
  form,
  languages,
  onChange,
}: {
  form: QuestionForm
  languages: readonly Language[]
  onChange: (more: Partial<QuestionForm>) => void
}) {
  const pictures = describedPictures(form, languages)
  if (pictures.length === 0) return null
  return (
    <ul className="grid gap-4">
      {pictures.map(({ image, language, alt }, index) => (
        <li key={`${language} ${image}`} className="grid items-end gap-4 sm:grid-cols-[10rem_1fr]">
          <StoredPicture
            path={image}
            alt=""
            className="max-h-32 rounded-control border border-line bg-white object-contain"
          />
          <Field
            label={
              languages.length > 1
                ? `Description of picture ${index + 1}, ${languageNames[language]}`
                : `Description of picture ${index + 1}`
            }
            hint="For students who cannot see it: what it shows, without the answer."
            lang={language}
            value={alt === undescribed ? '' : alt}
            onChange={({ target }) => onChange(withDescription(form, language, image, target.value))}
          />
        </li>
      ))}
    </ul>
  )
}
