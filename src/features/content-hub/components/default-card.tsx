import { ChevronRight, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { loginMessages } from '@/config/login-messages'
import { paths } from '@/config/paths'
import type { ContentItem } from '@/content/content-item'
import { categoryName } from '@/domain/category-name'
import { isPaid, type Price } from '@/domain/price'
import { languageNote, languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { formatShortDate } from '@/lib/dates'
import { formatRupees } from '@/lib/money'
import { useSession } from '@/session'
import { Chip } from '@/ui/chip'
import { cardLinkClass, ItemCard, MetaLine } from '@/ui/list/item-card'

/** Paid, with its price where one is known; that an item is free is one of its facts. */
function PaidBadge({ price }: { price: Price }) {
  if (price.kind === 'free') return null
  return (
    <Chip tone="gold">
      {price.kind === 'price' ? t('Paid ({price})', { price: formatRupees(price.rupees) }) : t('Paid')}
    </Chip>
  )
}

/** The title of a paid item for a visitor: it leads to login, and back (spec section 6). */
function LoginLink({ title }: { title: string }) {
  const { pathname, search } = useLocation()
  return (
    <Link
      to={paths.login}
      state={{ from: pathname + search, message: loginMessages.paidContent }}
      lang={languageOf(title)}
      className={cardLinkClass}
    >
      {title}
    </Link>
  )
}

/**
 * The hub's default card: title, a Free / Paid / Important badge, description, date and category (spec section 2).
 * @param heading the title, as the link or button that opens the item. For a paid item a visitor gets a link to login.
 * @param facts stand before date and category
 * @param press what a press on the card does, to look at
 */
export function DefaultCard({
  item,
  heading,
  facts = [],
  press,
}: {
  item: ContentItem
  heading: ReactNode
  facts?: ReadonlyArray<string | null | false>
  press?: string
}) {
  const needsLogin = useSession().status === 'signed-out' && isPaid(item.price)
  return (
    <ItemCard
      heading={needsLogin ? <LoginLink title={item.title} /> : heading}
      {...(item.imageUrl ? { picture: item.imageUrl } : {})}
      meta={
        <>
          {item.isImportant ? (
            <Chip tone="gold">
              <Star size={13} aria-hidden fill="currentColor" />
              {t('Important')}
            </Chip>
          ) : (
            <PaidBadge price={item.price} />
          )}
          <MetaLine
            facts={[
              item.price.kind === 'free' && !item.isImportant && t('Free'),
              ...facts,
              item.date && formatShortDate(item.date),
              item.category && categoryName(item.category),
              languageNote(item.title, item.languages),
            ]}
          />
        </>
      }
      action={
        press &&
        !needsLogin && (
          <span aria-hidden className="flex min-h-11 items-center gap-1 pr-2 font-semibold whitespace-nowrap">
            {press}
            <ChevronRight size={17} />
          </span>
        )
      }
    >
      <p
        lang={item.text === null ? undefined : languageOf(item.text)}
        className="line-clamp-2 text-detail text-muted sm:line-clamp-3"
      >
        {item.text ?? t('No description available')}
      </p>
    </ItemCard>
  )
}
