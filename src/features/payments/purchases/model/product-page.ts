import { paths } from '@/config/paths'
import { isTestSeriesProduct } from '@/domain/purchase/product'

/** Where the content of a bought product is; without its category, the list that it stands in. */
export function productPage({
  productId,
  categoryId,
}: {
  productId: string
  categoryId: string | null
}): string {
  if (isTestSeriesProduct(productId)) {
    return categoryId === null ? paths.contentTestSeries : paths.testSeriesPackage(categoryId)
  }
  return categoryId === null ? paths.paidResources : paths.paidCategory(categoryId)
}
