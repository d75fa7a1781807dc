import { useQuery, useQueryClient } from '@tanstack/react-query'
import { BadgeCheck, LockKeyhole } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { loginMessages } from '@/config/login-messages'
import { paths } from '@/config/paths'
import { categoryResourcesQuery } from '@/content/packs/queries'
import type { PaidCategory } from '@/content/packs/schema'
import { rupeesOf } from '@/domain/price'
import { languageNote } from '@/domain/text-language'
import { LoginActions } from '@/features/content-hub'
import { PaymentNotice, type PurchaseStatus, useCheckout } from '@/features/payments'
import { t } from '@/language/text'
import { formatRupees } from '@/lib/money'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { classNames } from '@/ui/class-names'
import { MetaLine } from '@/ui/list/item-card'
import { packSentence } from '../model/resource-facts'
import { FirstPageDialog } from './first-page'
import { NextBook } from './next-book'

function BuyButton({
  category,
  price,
  status,
}: {
  category: PaidCategory
  price: number
  status: PurchaseStatus
}) {
  const checkout = useCheckout()
  const { productId, name } = category
  const busy = checkout.busy || status === 'checking' || status === 'unknown'
  return (
    <Button
      // A student who may own it already is not urged to pay.
      look={status === 'unproven' ? 'outline' : 'primary'}
      className="w-full"
      // Not disabled: the focus would be lost while the checkout is on its way, and has to come back here.
      aria-disabled={busy}
      onClick={() => !busy && void checkout.buy({ productId, name, price })}
    >
      {busy ? t('Checking...') : t('Buy Now {price}', { price: formatRupees(price).replace(' ', '') })}
    </Button>
  )
}

/** Who has bought it is not asked to buy while that is looked up; the room is kept. */
const unlessKnown = (status: PurchaseStatus) => (status === 'unknown' || status === 'checking') && 'invisible'

/** What the pack holds (docs/decisions/060); its two lines are kept while that is read. */
function PackSentence({ category }: { category: PaidCategory }) {
  const { data = [] } = useQuery(categoryResourcesQuery(useQueryClient(), category))
  return <p className="min-h-12 text-detail text-muted">{packSentence(data)}</p>
}

/** Opens a sample: the first page of the first book that has a picture of it. It reserves its place while it loads. */
function SamplePage({ category }: { category: PaidCategory }) {
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery(categoryResourcesQuery(useQueryClient(), category))
  const sample = data?.find(({ firstPage }) => firstPage !== null)
  if (data && !sample) return null
  return (
    <div className="min-h-11">
      {sample?.firstPage && (
        <>
          <Button className="w-full" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('See a sample page')}
          </Button>
          {isOpen && (
            <FirstPageDialog resource={sample} picture={sample.firstPage} onClose={() => setOpen(false)} />
          )}
        </>
      )}
    </div>
  )
}

/** Instead of the purchase, for a visitor: the price, and that buying needs an account. */
export function PackForVisitor({ category }: { category: PaidCategory }) {
  const price = rupeesOf(category.price)
  return (
    <Card className="grid gap-3 p-5 sm:p-6">
      <h2 className="flex items-center gap-2.5 text-lg">
        <LockKeyhole size={20} aria-hidden className="text-muted" />
        {t('Login Required')}
      </h2>
      <PackSentence category={category} />
      {price !== null && (
        <p>
          <span className="font-heading text-3xl font-semibold tabular-nums">{formatRupees(price)}</span>
          <span className="ml-2 text-sm text-muted">
            <MetaLine facts={[t('one payment'), languageNote(category.title, category.languages)]} />
          </span>
        </p>
      )}
      <p className="text-detail">{loginMessages.paidPdfs}</p>
      <LoginActions message={loginMessages.paidPdfs} />
      <SamplePage category={category} />
    </Card>
  )
}

function Offer({ category, status }: { category: PaidCategory; status: PurchaseStatus }) {
  const price = rupeesOf(category.price)
  if (price === null) return <p className="text-detail">{t('This pack is not on sale now.')}</p>
  return (
    <>
      <BuyButton category={category} price={price} status={status} />
      <p className={classNames('text-center text-sm text-muted', unlessKnown(status))}>
        <MetaLine facts={[t('One payment'), languageNote(category.title, category.languages)]} />
      </p>
    </>
  )
}

/** What stands between a student and the pack, or that nothing does (spec section 2, paid category detail). */
export function PackPurchase({
  category,
  ownerId,
  status,
}: {
  category: PaidCategory
  /** The signed-in student. */
  ownerId: string
  status: PurchaseStatus
}) {
  if (status === 'purchased') {
    return (
      <Card className="grid gap-3 border-success-line bg-success-tint p-5 sm:p-6">
        <div className="-my-2 flex items-center justify-between gap-4">
          <h2 className="flex items-center gap-2.5 text-lg text-success">
            <BadgeCheck size={22} aria-hidden />
            {t('Access Granted!')}
          </h2>
          <Link
            to={paths.receipt(category.productId)}
            className="inline-flex min-h-11 items-center text-sm underline underline-offset-4 hover:text-success"
          >
            {t('Receipt')}
          </Link>
        </div>
        <NextBook category={category} ownerId={ownerId} />
        <p className="text-detail text-muted">{t('All PDFs of this pack can be viewed and downloaded.')}</p>
      </Card>
    )
  }
  if (status === 'confirming') {
    return (
      <Card className="p-6">
        <PaymentNotice status="confirming" what="pack" name={category.name} />
      </Card>
    )
  }
  if (status === 'unproven') {
    return (
      <Card className="grid gap-4 p-6">
        <PaymentNotice status="unproven" what="pack" name={category.name} />
        <div className="grid gap-3 border-t border-line pt-4">
          <p className="text-sm text-muted">{t('Not bought yet?')}</p>
          <Offer category={category} status={status} />
        </div>
      </Card>
    )
  }
  return (
    <Card className="grid gap-3 p-5 sm:p-6">
      <div className={classNames('grid gap-3', unlessKnown(status))}>
        <h2 className="flex items-center gap-2.5 text-lg">
          <LockKeyhole size={20} aria-hidden className="text-muted" />
          {t('Unlock Premium Access')}
        </h2>
        <PackSentence category={category} />
      </div>
      <Offer category={category} status={status} />
      <div className={classNames(unlessKnown(status))}>
        <SamplePage category={category} />
      </div>
    </Card>
  )
}
