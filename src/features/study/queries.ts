import { keepPreviousData, type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import { packagesQuery } from '@/content/categories/queries'
import { oncePerDay } from '@/content/kept'
import { packageQuery } from '@/content/test-series/queries'
import { isTestSeriesProduct } from '@/domain/purchase/product'
import { readReceipts } from '@/features/payments'
import { visitor } from '@/lib/device/visitor'
import { inOrderOfPlan, type OpenPackage } from './next-test'

/** Packages that are looked into for the next test. */
const lookedInto = 2

/** The test series that a student has bought; none when nobody can say. */
async function boughtSeries(client: QueryClient, owner: string) {
  if (owner === visitor) return []
  const receipts = await readReceipts(client, owner).catch(() => [])
  return receipts.flatMap(({ productId, productName, categoryId }) =>
    isTestSeriesProduct(productId) && categoryId ? [{ packageId: categoryId, title: productName }] : [],
  )
}

async function openPackages(
  client: QueryClient,
  owner: string,
  wish: { exam: string; latest: string | null },
): Promise<OpenPackage[]> {
  const bought = await boughtSeries(client, owner)
  const isOwned = bought.length > 0
  const onShow = isOwned ? [] : await client.fetchQuery(oncePerDay(packagesQuery))
  const named = isOwned ? bought : onShow.map(({ id, title }) => ({ packageId: id, title }))
  const open: OpenPackage[] = []
  for (const { packageId, title } of inOrderOfPlan(named, wish).slice(0, lookedInto)) {
    const known = onShow.find(({ id }) => id === packageId)
    const found = await client.fetchQuery(oncePerDay(packageQuery(packageId, known))).catch(() => null)
    if (!found) continue
    const { free, premium } = found.tests
    const tests = isOwned ? [...free, ...premium] : free
    open.push({ packageId, title, isOwned, tests: tests.map(({ id, title: name }) => ({ id, title: name })) })
  }
  return open
}

/**
 * The packages that the next test is taken from, `inOrderOfPlan`: those that the student owns, else the free tests of any.
 * It reads purchases, and the packages once a day. @throws AppError
 */
export function openPackagesQuery(owner: string, wish: { exam: string; latest: string | null } | null) {
  return queryOptions({
    queryKey: ['plan', owner, 'packages', wish],
    queryFn: wish === null ? skipToken : ({ client }) => openPackages(client, owner, wish),
    networkMode: 'always',
    retry: false,
    // Another exam changes the next test, and nothing else of what shows.
    placeholderData: keepPreviousData,
    staleTime: 10 * 60_000,
  })
}
