import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { readReceipts, receiptsQuery, refreshPurchases } from './purchase-query'
import { purchaseRepository } from './purchase-repository'
import { type Receipt, receiptSchema } from './purchase-schema'

const receipt = (fields: object): Receipt =>
  receiptSchema.parse({ productId: 'testseries_x', productName: 'Mock tests', isActive: true, ...fields })

it('after a purchase and after a refund other screens are told what the account says now', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })
  const { queryKey } = receiptsQuery('ravi')
  client.setQueryData(queryKey, [])
  const read = vi.spyOn(purchaseRepository, 'receipts').mockResolvedValueOnce([receipt({})])
  expect(await readReceipts(client, 'ravi')).toEqual([])
  await refreshPurchases(client, 'ravi')
  expect(await readReceipts(client, 'ravi')).toEqual([receipt({})])
  expect(await readReceipts(client, 'ravi')).toEqual([receipt({})])
  expect(read).toHaveBeenCalledOnce()

  read.mockResolvedValueOnce([receipt({ isActive: false, endedBy: 'refund' })])
  await refreshPurchases(client, 'ravi')
  expect(await readReceipts(client, 'ravi')).toEqual([])
})
