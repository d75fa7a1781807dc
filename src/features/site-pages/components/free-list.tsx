import { Check } from 'lucide-react'
import { paths } from '@/config/paths'
import { ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'

const free = [
  'The first tests of every test series',
  'Every mock test, with its answers explained',
  'Quizzes in twelve subjects',
  'Current affairs and the daily dose',
  'Job notices with their deadlines',
  'Free PDFs and most of the videos',
] as const

/** What costs nothing, and stays so. */
export function FreeList() {
  return (
    <Card className="flex flex-col gap-x-10 gap-y-6 p-5 sm:p-7 lg:flex-row lg:items-center">
      <div className="lg:w-72 lg:flex-none">
        <h2 className="text-xl">Free</h2>
        <p className="mt-1.5 text-detail text-muted">
          No card, no trial that ends. Most of it without an account.
        </p>
        <ButtonLink to={paths.contentTestSeries} look="primary" className="mt-5 max-sm:w-full">
          Take a Free Test
        </ButtonLink>
      </div>
      <ul className="grid flex-1 gap-x-8 gap-y-2.5 sm:grid-cols-2">
        {free.map((line) => (
          <li key={line} className="flex gap-3">
            <Check size={18} aria-hidden className="mt-1 flex-none text-success" />
            {line}
          </li>
        ))}
      </ul>
    </Card>
  )
}
