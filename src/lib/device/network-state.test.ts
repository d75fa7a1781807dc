import { beforeEach, expect, test } from 'vitest'
import { getNetworkState, reportReached, reportUnreached } from './network-state'

beforeEach(reportReached)

test('a request that fails and one that succeeds tell how the network is', () => {
  reportUnreached(null)
  expect(getNetworkState()).toEqual({ status: 'offline', keptFrom: null })
  reportReached()
  expect(getNetworkState()).toEqual({ status: 'online' })
})

test('of several copies on the screen the oldest is told', () => {
  reportUnreached(500)
  reportUnreached(200)
  reportUnreached(null)
  reportUnreached(900)
  expect(getNetworkState()).toEqual({ status: 'offline', keptFrom: 200 })
})
