import { useQuery } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import type { QuestionRef } from '@/domain/question/ref'
import { t } from '@/language/text'
import { cardsQuery, sendCardsSoon, useChangeCard } from '@/own/cards/query'
import { useOwner } from '@/session'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'

/** The quiet button below a question that saves it, or removes it again: the Mistakes page lists saved questions. */
export function StarQuestion({ question, className }: { question: QuestionRef; className?: string }) {
  const owner = useOwner()
  const { setStar } = useChangeCard()
  const { data: isSaved = false } = useQuery({
    ...cardsQuery(owner),
    select: (cards) => cards.get(question)?.star?.value ?? false,
  })
  const toggle = () => {
    if (owner === null) return
    setStar(question, !isSaved)
    sendCardsSoon(owner)
  }
  return (
    <Button
      look="quiet"
      className={classNames('-ml-3 px-3! text-sm! font-medium!', isSaved && 'text-secondary!', className)}
      onClick={toggle}
    >
      <Star size={16} aria-hidden fill={isSaved ? 'currentColor' : 'none'} />
      {isSaved ? t('Question saved') : t('Save question')}
    </Button>
  )
}
