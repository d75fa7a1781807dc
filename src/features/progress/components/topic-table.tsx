import { Fragment, useId, useState } from 'react'
import { paths } from '@/config/paths'
import { categoryName } from '@/domain/category-name'
import { formatPace } from '@/domain/durations'
import { fewestToJudge, type TopicFigures } from '@/domain/learning/analysis'
import { languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { Trans } from '@/language/trans'
import { Button, ButtonLink, type ButtonLook } from '@/ui/button'
import { Card } from '@/ui/card'
import { ShareBar } from '@/ui/chart/share-bar'

/** Topics that stand there before more are asked for. */
const firstShown = 8
/** Questions of a practice of one topic. */
const practiceCount = 10

const timeOf = ({ secondsEach }: TopicFigures) => (secondsEach === null ? '-' : formatPace(secondsEach))

function PractiseTopic({ name, look }: { name: string; look: ButtonLook }) {
  return (
    <ButtonLink
      to={paths.practiceOf({ topics: [name], source: 'new', count: practiceCount })}
      look={look}
      className="max-sm:px-2.5"
    >
      <span>
        <Trans
          message={'Practise <s>{name}</s>'}
          values={{ name: categoryName(name) }}
          parts={{ s: <span className="sr-only" /> }}
        />
      </span>
    </ButtonLink>
  )
}

function TopicRow({ topic, look }: { topic: TopicFigures; look: ButtonLook }) {
  const { topic: name, right, answered, accuracy } = topic
  return (
    <tr className="border-t border-line @max-[20rem]:flex @max-[20rem]:flex-wrap @max-[20rem]:justify-between">
      <th scope="row" className="py-3 pr-2 pl-4 text-left font-medium wrap-anywhere sm:pl-6">
        <span lang={languageOf(categoryName(name))}>{categoryName(name)}</span>
        <ShareBar share={(accuracy ?? 0) / 100} tone="info" className="mt-2 max-w-60" />
        {topic.secondsEach !== null && (
          <span className="mt-1.5 block text-sm font-normal text-muted sm:hidden">
            {t('{time} per answer', { time: timeOf(topic) })}
          </span>
        )}
      </th>
      <td className="px-2 py-3 text-right whitespace-nowrap">
        {accuracy === null ? '-' : `${accuracy}%`}
        <span className="block text-sm text-muted">
          {answered === 0 ? t('none answered') : t('{right} of {answered}', { right, answered })}
        </span>
      </td>
      <td className="px-3 py-3 text-right whitespace-nowrap max-sm:hidden">{timeOf(topic)}</td>
      <td className="py-3 pr-3 pl-1 text-right sm:pr-6">
        <PractiseTopic name={name} look={look} />
      </td>
    </tr>
  )
}

/** How each topic goes, what needs practice most above. @param nameless how many questions are in no topic */
export function TopicTable({ topics, nameless }: { topics: readonly TopicFigures[]; nameless: number }) {
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? topics : topics.slice(0, firstShown)
  const firstUnknown = topics.findIndex(({ answered }) => answered < fewestToJudge)
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {t('Practise next')}
      </h2>
      <p className="mt-1.5 text-detail text-muted">
        {topics.length === 0
          ? t('The questions of these attempts have no topic.')
          : t('Weakest topics first.')}
      </p>
      {topics.length > 0 && (
        <Card className="mt-4 overflow-hidden">
          <table className="w-full text-detail">
            <caption className="sr-only">{t('Correct answers and time by topic')}</caption>
            <thead className="text-sm text-muted">
              <tr className="@max-[20rem]:flex @max-[20rem]:flex-wrap @max-[20rem]:justify-between">
                <th scope="col" className="py-3 pr-2 pl-4 text-left font-medium sm:pl-6">
                  {t('Topic')}
                </th>
                <th scope="col" className="px-2 py-3 text-right font-medium">
                  {t('Correct')}
                </th>
                <th scope="col" className="px-3 py-3 text-right font-medium max-sm:hidden">
                  {t('Time per answer')}
                </th>
                <th scope="col" className="py-3 pr-3 pl-1 sm:pr-6">
                  <span className="sr-only">{t('Practice')}</span>
                </th>
              </tr>
            </thead>
            <tbody className="tabular-nums">
              {shown.map((topic, index) => (
                <Fragment key={topic.topic}>
                  {index > 0 && index === firstUnknown && (
                    <tr className="border-t border-line">
                      <th
                        colSpan={4}
                        scope="colgroup"
                        className="px-4 pt-5 pb-2 text-left text-sm font-medium text-muted sm:px-6"
                      >
                        {t('Too few answers to compare')}
                      </th>
                    </tr>
                  )}
                  <TopicRow topic={topic} look={index === 0 ? 'primary' : 'outline'} />
                </Fragment>
              ))}
            </tbody>
          </table>
        </Card>
      )}
      {topics.length > firstShown && !isWhole && (
        <Button className="mt-4" onClick={() => setWhole(true)}>
          {t('Show all {count} topics', { count: topics.length })}
        </Button>
      )}
      {topics.length > 0 && nameless > 0 && (
        <p className="mt-3 text-sm text-muted">
          {t('{count, plural, one {# question has} other {# questions have}} no topic.', { count: nameless })}
        </p>
      )}
    </section>
  )
}
