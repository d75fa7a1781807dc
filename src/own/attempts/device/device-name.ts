import { randomId } from '@/lib/random-id'

const key = 'device-name'
let unstored: string | null = null

/** A random name of this device, which tells a live test's sheet where it is sat; without storage one of this page. */
export function deviceName(): string {
  if (unstored !== null) return unstored
  try {
    const known = localStorage.getItem(key)
    if (known !== null) return known
    const name = randomId()
    localStorage.setItem(key, name)
    return name
  } catch {
    unstored = randomId()
    return unstored
  }
}
