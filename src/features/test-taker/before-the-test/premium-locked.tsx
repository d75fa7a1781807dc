import { Lock } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { loginMessages } from '@/config/login-messages'
import { paths } from '@/config/paths'
import type { TestSeriesPackage } from '@/content/categories/schema'
import type { Paper } from '@/domain/paper'
import { t } from '@/language/text'
import { lazyPage, preloadPage } from '@/loading/lazy-page'
import { useSession } from '@/session'
import { ButtonLink } from '@/ui/button'
import { TestSkeleton } from '../exam-screen/test-skeleton'
import { TestMessage, TestNotice } from './test-message'

// Only this screen needs purchases: a student who may take the test does not load them.
const WithPurchase = lazyPage(() => import('@/features/payments'), 'WithPurchase')

export const loadPurchases = () => preloadPage(WithPurchase)

interface Locked {
  title: string
  item: TestSeriesPackage
  embedded: Paper | null
  back: string
  children: (paper: Paper) => ReactNode
}

/**
 * A premium test that the rules refused: says so and leads to the package. An older document holds a copy of the paper
 * (`embedded`), which opens for an owner; without one an owner reads that there is no such test.
 */
export function PremiumLocked({ title, item, embedded, back, children }: Locked) {
  return (
    <Suspense fallback={<TestSkeleton />}>
      <WithPurchase productId={item.productId}>
        {(status) => {
          if (status === 'checking') return <TestSkeleton />
          if (status !== 'purchased') return <Offer title={title} item={item} />
          return embedded ? children(embedded) : <TestMessage title={t('Test not found')} back={back} />
        }}
      </WithPurchase>
    </Suspense>
  )
}

/** The ways to a premium test: login for a visitor, and its package. */
function Offer({ title, item }: Pick<Locked, 'title' | 'item'>) {
  const session = useSession()
  const { pathname, search } = useLocation()
  const toPackage = paths.testSeriesPackage(item.id)
  const isVisitor = session.status === 'signed-out'
  return (
    <TestNotice
      icon={<Lock size={26} aria-hidden />}
      title={isVisitor ? loginMessages.paidContent : t('This is a premium test')}
      actions={
        <>
          {isVisitor && (
            <ButtonLink
              to={paths.login}
              state={{ from: pathname + search, message: loginMessages.paidContent }}
              look="primary"
            >
              {t('Login')}
            </ButtonLink>
          )}
          <ButtonLink to={toPackage} look={isVisitor ? 'outline' : 'primary'}>
            {t('See the package')}
          </ButtonLink>
        </>
      }
    >
      {t('{test} belongs to {series}. Buy this series to open it.', { test: title, series: item.title })}
    </TestNotice>
  )
}
