import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { Pack } from '@/content/packs/group-resources'
import { languageNote, languageOf } from '@/domain/text-language'
import { usePurchase } from '@/features/payments'
import { classNames } from '@/ui/class-names'
import { OwnedChip } from '@/ui/owned-chip'
import { Picture } from '@/ui/picture'
import { PriceChip } from '@/ui/price-chip'
import { packContents } from '../model/resource-facts'

/**
 * A pack in the grid: picture, name, price (or that it is owned).
 * @param beside whether the picture is beside the text on wide screens too
 */
export function PackCard({
  pack: { category, resources },
  eager,
  heading: Heading,
  beside,
}: {
  pack: Pack
  eager: boolean
  heading: 'h2' | 'h3'
  beside: boolean
}) {
  const owned = usePurchase(category.productId).status === 'purchased'
  const contents = packContents(resources)
  return (
    <Link
      to={paths.paidCategory(category.id)}
      state={{ category }}
      className={classNames(
        'flex h-full overflow-hidden rounded-card border border-line bg-surface transition-colors hover:border-edge',
        !beside && 'sm:flex-col',
      )}
    >
      <Picture
        inControl
        src={category.image}
        alt=""
        width={640}
        height={360}
        eager={eager}
        className={classNames('min-h-32 w-28 flex-none', !beside && 'sm:aspect-video sm:w-full')}
      />
      <div className="flex min-w-0 flex-1 flex-col p-4 sm:p-5">
        <Heading lang={languageOf(category.title)} className="text-base sm:text-lg">
          {category.title}
        </Heading>
        {contents && <p className="mt-1 text-sm text-muted">{contents}</p>}
        <div className="mt-auto flex flex-wrap items-center gap-x-2.5 pt-3 text-meta text-muted">
          {owned ? <OwnedChip /> : <PriceChip price={category.price} />}
          {languageNote(category.title, category.languages)}
        </div>
      </div>
    </Link>
  )
}
