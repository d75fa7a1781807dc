import { showFraction } from '@/domain/fraction'
import type { Paper } from '@/domain/paper'
import { sumMarks } from '@/domain/question/marking'
import { type ExtraTime, formatClock } from '@/domain/sitting/extra-time'
import { languagesOfQuestions } from '@/domain/test-layout'
import { languageNote, namesOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { MetaLine } from '@/ui/list/item-card'
import { markingGroups } from '../model/marking-groups'

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="-mt-px -ml-px flex flex-col-reverse justify-end border-t border-l border-line px-4 py-3.5 max-sm:last:odd:col-span-full">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-heading text-xl font-semibold tabular-nums">{value}</dd>
    </div>
  )
}

/** Number of questions, time, marks and, where there are any, the sections with theirs. */
export function PaperFacts({ paper, extra }: { paper: Paper; extra: ExtraTime }) {
  const { questions, minutes, sections } = paper
  const marks = sumMarks(questions.map(({ scheme }) => ({ marking: scheme, outcome: 'correct' })))
  const groups = markingGroups(paper)
  const languages = languagesOfQuestions(questions, paper.languages)
  return (
    <>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7rem,34%)),1fr))] overflow-hidden rounded-control border border-line sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none">
        <Fact
          label={t('{count, plural, one {Question} other {Questions}}', { count: questions.length })}
          value={String(questions.length)}
        />
        <Fact label={t('Time')} value={minutes > 0 ? formatClock(minutes, extra) : t('No limit')} />
        {marks && <Fact label={t('Maximum marks')} value={showFraction(marks.possible)} />}
        {languageNote('', languages) && <Fact label={t('Language')} value={namesOf(languages)} />}
        {sections.length > 0 && (
          <Fact
            label={t('{count, plural, one {Section} other {Sections}}', { count: sections.length })}
            value={String(sections.length)}
          />
        )}
      </dl>
      {sections.length > 0 && (
        <div className="mt-5 overflow-x-auto">
          <table className="w-full text-left text-detail">
            <thead className="text-sm text-muted">
              <tr>
                <th className="py-2 pr-4 font-medium">{t('Section')}</th>
                <th className="py-2 pr-4 font-medium">{t('Questions')}</th>
                {minutes > 0 && <th className="py-2 font-medium">{t('Time')}</th>}
              </tr>
            </thead>
            <tbody className="tabular-nums">
              {sections.map(({ id, name, minutes: own }) => (
                <tr key={id} className="border-t border-line">
                  <td className="py-2.5 pr-4">{name}</td>
                  <td className="py-2.5 pr-4">{questions.filter(({ section }) => section === id).length}</td>
                  {minutes > 0 && (
                    <td className="py-2.5 whitespace-nowrap">
                      {own === null ? t('Shared time') : formatClock(own, extra)}
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {groups.length > 0 && (
        <ul className="mt-5 grid gap-1.5">
          {groups.map((facts) => (
            <li key={facts.join()}>
              <MetaLine facts={facts} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
