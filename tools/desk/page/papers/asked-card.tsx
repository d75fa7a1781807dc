import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import type { OutputOf } from '../call'

export type Asked = NonNullable<OutputOf<'readPaperFile'>['asked']>

/** What a file can be read as in two ways. */
export function AskedCard({
  name,
  asked,
  onAnswer,
}: {
  name: string | null
  asked: Asked
  onAnswer: (choice: string) => void
}) {
  return (
    <Card className="p-5">
      <h2 className="text-lg">A question about {name}</h2>
      <p className="mt-2 whitespace-pre-line">{asked.text}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {asked.choices.map(({ id, text }) => (
          <Button key={id} onClick={() => onAnswer(id)}>
            {text}
          </Button>
        ))}
      </div>
    </Card>
  )
}
