import { academy } from '@/config/academy'
import { prices } from '@/config/limits'
import type { Offer } from '@/content/offer'

/**
 * What is sold as schema.org's Product. Search engines refuse one without a price, and one that cannot be bought here.
 * @param offer `rupees` null: not on sale now
 * @param path of the page that sells it
 * @param site origin of the site; without it the offer has no address
 */
export function offerData(
  { name, description, image, rupees }: Pick<Offer, 'name' | 'description' | 'image' | 'rupees'>,
  path: string,
  site: string | undefined,
) {
  if (rupees === null) return null
  return {
    '@type': 'Product',
    name,
    ...(description && { description }),
    ...(image && { image: [image] }),
    brand: { '@type': 'Brand', name: academy.name },
    offers: {
      '@type': 'Offer',
      price: rupees,
      priceCurrency: prices.currency,
      availability: 'https://schema.org/InStock',
      ...(site && { url: new URL(path, site).href }),
    },
  }
}
