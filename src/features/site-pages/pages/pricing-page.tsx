import { Check } from 'lucide-react'
import { Suspense } from 'react'
import { Link, Outlet } from 'react-router-dom'
import { legal } from '@/config/legal'
import { paths } from '@/config/paths'
import { t } from '@/language/text'
import { Trans } from '@/language/trans'
import { useIsInBrowser } from '@/lib/hooks/use-in-browser'
import { ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'
import { PageTitle } from '@/ui/page-title'
import { PriceListsSkeleton } from '../components/price-frame'

const free = [
  t('The first tests of every test series'),
  t('Every mock test, with its answers explained'),
  t('Quizzes in twelve subjects'),
  t('Current affairs and the daily dose'),
  t('Job notices with their deadlines'),
  t('Free PDFs and most of the videos'),
] as const

/** What is free. */
function FreeList() {
  return (
    <Card className="flex flex-col gap-x-10 gap-y-5 p-5 sm:p-7 lg:flex-row lg:items-center">
      <div className="lg:w-72 lg:flex-none">
        <h2 className="text-xl">{t('Free')}</h2>
        <p className="mt-1.5 text-detail text-muted">
          {t('No card needed. Most of it works without an account.')}
        </p>
        <ButtonLink to={paths.contentTestSeries} look="primary" className="mt-4 max-sm:w-full">
          {t('Take a Free Test')}
        </ButtonLink>
      </div>
      <ul className="grid flex-1 gap-x-8 gap-y-1.5 max-sm:text-detail sm:grid-cols-2">
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
    title: t('One price, paid once'),
    text: t('Prices include all taxes. No subscription, no extra charges.'),
  },
  {
    title: t('Opens immediately'),
    text: t('Pay by UPI, card or net banking. Your purchase opens on every device where you sign in.'),
  },
  {
    title: t('Your money back'),
    text: t(
      'Always, if your purchase did not open or we charged you twice. Within {days} days, if you bought the wrong one.',
      { days: legal.refund.askWithin },
    ),
  },
] as const

/** /pricing: what is free, and what is for sale at today's prices, which the browser reads. */
export function PricingPage() {
  const isInBrowser = useIsInBrowser()
  return (
    <div className="page-column py-7 sm:py-9">
      <PageTitle
        title={t('Pricing')}
        description={t(
          'See what is free and what a test series or a PDF pack costs: one price in rupees, paid once, taxes included.',
        )}
      />
      <h1 className="text-page sm:text-page-wide">{t('Pricing')}</h1>
      <p className="mt-3 mb-8 max-w-[38em] text-muted sm:text-lg">
        {t('Start free. Pay only for the test series or notes you want.')}
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
        <Trans
          message="Read more in the <refund>refund policy</refund> and the <terms>terms of use</terms>."
          parts={{
            refund: <Link to={paths.refundPolicy} className="text-secondary underline" />,
            terms: <Link to={paths.terms} className="text-secondary underline" />,
          }}
        />
      </p>
    </div>
  )
}
