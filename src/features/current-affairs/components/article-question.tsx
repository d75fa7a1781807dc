import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { paths } from '@/config/paths'
import type { CurrentAffair } from '@/content/current-affairs/schema'
import { categoryName } from '@/domain/category-name'
import { t } from '@/language/text'
import { OnApproach } from '@/loading/on-approach'
import { ButtonLink } from '@/ui/button'
import { BriefQuestionCard } from '@/ui/question/brief-question-card'
import { questionFor, quizTopicOf, topicQuestionsQuery } from '../model/article-question'

const noChoice = {
  chosen: null,
  isChecked: false,
  onChoose: () => undefined,
  onCheck: () => undefined,
  next: null,
}

function TestYourself({ children }: { children: ReactNode }) {
  return (
    <section aria-label={t('Test yourself')} className="mt-8 max-w-3xl">
      {children}
    </section>
  )
}

/** Reserves the space of the question. */
function Waiting({ topic }: { topic: string }) {
  return (
    <TestYourself>
      <BriefQuestionCard lead={categoryName(topic)} question={null} {...noChoice} />
    </TestYourself>
  )
}

function Question({ article, topic }: { article: CurrentAffair; topic: string }) {
  const { data, isError } = useQuery(topicQuestionsQuery(topic))
  const card = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  const [isChecked, setChecked] = useState(false)
  if (!data && !isError) return <Waiting topic={topic} />
  const question = questionFor(article, data ?? [])
  if (!question) return null
  return (
    <TestYourself>
      <BriefQuestionCard
        ref={card}
        lead={categoryName(topic)}
        question={question}
        chosen={chosen}
        isChecked={isChecked}
        onChoose={setChosen}
        onCheck={() => {
          setChecked(true)
          // The pressed button goes away.
          card.current?.focus({ preventScroll: true })
        }}
        next={
          <ButtonLink to={paths.practiceOf({ topics: [topic], count: 5, mode: 'study' })} look="primary">
            {t('5 more on this topic')}
          </ButtonLink>
        }
      />
    </TestYourself>
  )
}

/** After an article, one question of its topic, then the way to more of them. It is read when it comes near the screen. */
export function ArticleQuestion({ article }: { article: CurrentAffair }) {
  const topic = quizTopicOf(article)
  if (topic === null) return null
  return (
    <OnApproach waiting={<Waiting topic={topic} />}>
      {/* An answer belongs to one article, not to the next one. */}
      <Question key={article.id} article={article} topic={topic} />
    </OnApproach>
  )
}
