import { useSyncExternalStore } from 'react'
import type { DeviceFlag } from '../device/device-flag'

/** Whether a choice is on, and how to change it. */
export const useDeviceFlag = ({
  isOn,
  subscribe,
  toggle,
}: DeviceFlag): readonly [isOn: boolean, toggle: () => void] => [
  useSyncExternalStore(subscribe, isOn),
  toggle,
]
