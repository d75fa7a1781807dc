import { Check } from 'lucide-react'
import { Suspense } from 'react'
import { Link, Outlet } from 'react-router-dom'
import { legal } from '@/config/legal'
import { paths } from '@/config/paths'
import { ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'
import { PageTitle } from '@/ui/page-title'
import { PriceListsSkeleton } from '../components/price-frame'
import { useIsInBrowser } from '../use-is-in-browser'

const free = [
  'The first tests of every test series',
  'Every mock test, with its answers explained',
  'Quizzes in twelve subjects',
  'Current affairs and the daily dose',
  'Job notices with their deadlines',
  'Free PDFs and most of the videos',
] as const

/** What is free. */
function FreeList() {
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

const answers = [
  {
    title: 'One price, paid once',
    text: 'Prices include all taxes. No subscription, nothing renews, nothing is added at the end.',
  },
  {
    title: 'Opens at once',
    text: 'Pay by UPI, card or net banking. What you bought opens on every device you sign in on.',
  },
  {
    title: 'Your money back',
    text: `If it did not open or was charged twice: always. If it was the wrong one: within ${legal.refund.askWithin} days.`,
  },
] as const

/** /pricing: what is free, and what is for sale at today's prices, which the browser reads. */
export function PricingPage() {
  const isInBrowser = useIsInBrowser()
  return (
    <div className="page-column py-10 sm:py-14">
      <PageTitle
        title="Pricing"
        description="What is free, and what a test series or a PDF pack costs: one price in rupees, taxes included, paid once."
      />
      <h1 className="text-3xl sm:text-4xl">Pricing</h1>
      <p className="mt-3 mb-8 max-w-[38em] text-muted sm:text-lg">
        Start free. Pay only for the test series or the notes that you want, one at a time.
      </p>
      <FreeList />
      <div className="mt-4 grid items-start gap-4 sm:mt-5 sm:gap-5 lg:grid-cols-2">
        <Suspense fallback={<PriceListsSkeleton />}>
          {isInBrowser ? <Outlet /> : <PriceListsSkeleton />}
        </Suspense>
      </div>
      <dl className="mt-10 grid gap-6 border-t border-line pt-8 sm:grid-cols-3 sm:gap-8">
        {answers.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1.5 text-detail text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 text-detail text-muted">
        More in the{' '}
        <Link to={paths.refundPolicy} className="text-secondary underline">
          refund policy
        </Link>{' '}
        and the{' '}
        <Link to={paths.terms} className="text-secondary underline">
          terms of use
        </Link>
        .
      </p>
    </div>
  )
}
