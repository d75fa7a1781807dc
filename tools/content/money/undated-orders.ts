/** Orders whose document has no moment in `createdAt`: a damaged one, which no list by date has. */
import { type Database, everyPage, type WireDocument } from '../database'
import { orderRowFields } from './order-row'

const pageSize = 1000

/** Costs two counts while there is none, which is nearly always; else it reads all orders. In the order of their ids. */
export async function undatedOrders(
  database: Database,
  only: readonly string[] = orderRowFields,
): Promise<WireDocument[]> {
  const [all, dated] = await Promise.all([database.count('orders'), database.count('orders', 'createdAt')])
  if (all === dated) return []
  const documents = await everyPage(
    (last) => database.page('orders', pageSize, last?.path.slice('orders/'.length), only),
    pageSize,
  )
  return documents.filter(({ fields: { createdAt } }) => !createdAt || !('timestampValue' in createdAt))
}
