import { createDeviceFlag } from '@/lib/device/device-flag'
import { useDeviceFlag } from '@/lib/hooks/use-device-flag'

/** How this device shows the pages of any document. `night`: light letters on dark paper. `spreads`: two side by side. */
const settings = {
  night: createDeviceFlag('reading-night'),
  spreads: createDeviceFlag('reading-spreads'),
} as const

/** Whether a way of reading is on, remembered by this device, and how to change it. */
export const useReadingSetting = (setting: keyof typeof settings) => useDeviceFlag(settings[setting])
