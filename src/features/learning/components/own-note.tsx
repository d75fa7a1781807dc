import { useState } from 'react'
import { cardLimits, type QuestionCard } from '@/domain/learning/card'
import type { QuestionRef } from '@/domain/question/ref'
import { t } from '@/language/text'
import { useChangeCard } from '@/own/cards/query'
import { TextAreaField } from '@/ui/form/field'
import { useKeptWhileTyped } from '@/ui/form/use-kept-while-typed'

/** The student's own words on a question, kept while they are typed. */
export function OwnNote({ question, card }: { question: QuestionRef; card: QuestionCard | undefined }) {
  const { setNote } = useChangeCard()
  const kept = card?.note?.value ?? ''
  /** What is typed and not kept yet; null for nothing. */
  const [draft, setDraft] = useState<string | null>(null)
  const [isTold, setTold] = useState(false)
  const keep = () => {
    if (draft === null) return
    if (draft !== kept) {
      setNote(question, draft)
      setTold(true)
    }
    setDraft(null)
  }
  useKeptWhileTyped(draft, keep)
  const text = draft ?? kept
  return (
    <div>
      <TextAreaField
        label={t('Your note')}
        placeholder={t('What to remember next time')}
        value={text}
        maxLength={cardLimits.note}
        className="min-h-20!"
        onChange={(event) => setDraft(event.target.value)}
        onBlur={keep}
      />
      <p className="mt-1.5 flex justify-between gap-4 text-caption text-muted tabular-nums">
        <span role="status">{isTold && draft === null && t('Saved.')}</span>
        <span>{t('{length} of {most}', { length: text.length, most: cardLimits.note })}</span>
      </p>
    </div>
  )
}
