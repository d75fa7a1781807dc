import { useSyncExternalStore } from 'react'
import {
  getNetworkState,
  getServerNetworkState,
  type NetworkState,
  subscribeToNetwork,
} from '../device/network-state'

/** Whether the network can be reached, as the requests of this page have found out. */
export const useNetworkState = (): NetworkState =>
  useSyncExternalStore(subscribeToNetwork, getNetworkState, getServerNetworkState)
