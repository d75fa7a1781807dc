import { useQuery } from '@tanstack/react-query'
import { packagesQuery } from '@/content/categories/queries'
import { packCategoriesQuery } from '@/content/offer-queries'
import { language } from '@/language/languages'

/**
 * The title of a product in the language of the page, by the English name that a purchase is recorded under; the name itself
 * until the titles are known, and for a product that is not sold any more.
 */
export function useProductTitles(): (name: string) => string {
  const enabled = language !== 'en'
  const packages = useQuery({ ...packagesQuery, enabled })
  const packs = useQuery({ ...packCategoriesQuery, enabled })
  const products = [...(packages.data ?? []), ...(packs.data ?? [])]
  return (sold) => products.find(({ name }) => name === sold)?.title ?? sold
}
