import { forgetOwner } from '@/lib/device-store'

/** Deletes what the device keeps for a student until they sign out. Never rejects. */
export async function forgetOnDevice(id: string): Promise<void> {
  try {
    await forgetOwner(id)
  } catch (error) {
    console.info('What the device keeps could not be deleted', error)
  }
}
