import { formatTimeTaken } from '@/domain/durations'
import { Card } from '@/ui/card'
import type { QuestionResult } from '../model/results'
import { topicRows } from '../model/topics'

/** How each topic went, the weakest first; nothing when no question has one. */
export function TopicTable({ questions }: { questions: readonly QuestionResult[] }) {
  const rows = topicRows(questions)
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="topics">
      <h2 id="topics" className="mt-10 text-2xl">
        By Topic
      </h2>
      <Card className="mt-4 overflow-x-auto">
        <table className="w-full text-left text-[15px]">
          <thead className="text-sm text-muted">
            <tr>
              <th className="px-4 py-3 font-medium sm:px-6">Topic</th>
              <th className="px-3 py-3 text-right font-medium">Right</th>
              <th className="px-3 py-3 text-right font-medium max-sm:hidden">Wrong</th>
              <th className="px-3 py-3 text-right font-medium max-sm:hidden">Skipped</th>
              <th className="px-3 py-3 text-right font-medium">Time each</th>
            </tr>
          </thead>
          <tbody className="tabular-nums">
            {rows.map((row) => (
              <tr key={row.topic} className="border-t border-line">
                <th scope="row" className="px-4 py-3 font-medium sm:px-6">
                  {row.topic}
                </th>
                <td className="px-3 py-3 text-right whitespace-nowrap">
                  {`${row.correct} of ${row.total}`}
                  <span className="ml-2 text-muted">{`${row.percentage}%`}</span>
                </td>
                <td className="px-3 py-3 text-right max-sm:hidden">{row.wrong}</td>
                <td className="px-3 py-3 text-right max-sm:hidden">{row.unanswered}</td>
                <td className="px-3 py-3 text-right whitespace-nowrap">{formatTimeTaken(row.seconds)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </section>
  )
}
