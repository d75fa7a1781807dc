/** What is stored after a save, with what was typed while it ran. */
import { isMap } from '@/domain/stored-fields'

/** Where an item of the list was when it was sent; `uid` names items of a form that have no id yet. */
const placeIn = (sent: readonly unknown[], item: unknown) =>
  sent.findIndex((one) => one === item || (isMap(one) && isMap(item) && one.uid && one.uid === item.uid))

function mergeLists(sent: readonly unknown[], stored: readonly unknown[], now: readonly unknown[]) {
  // The items cannot be told apart.
  if (sent.length !== stored.length) return now
  return now.map((item, index) => {
    const own = placeIn(sent, item)
    const place = own < 0 && now.length === sent.length ? index : own
    return place < 0 ? item : mergeSaved(sent[place], stored[place], item)
  })
}

/**
 * @param sent what the save has sent
 * @param stored the same as it is stored: with new ids, versions and places of pictures
 * @param now the same as it is on the screen by now
 * @returns `now` with what the save has given it; exactly `stored` where nothing was changed meanwhile
 */
export function mergeSaved<Value>(sent: Value, stored: Value, now: Value): Value
export function mergeSaved(sent: unknown, stored: unknown, now: unknown): unknown {
  if (now === sent) return stored
  if (Array.isArray(sent) && Array.isArray(stored) && Array.isArray(now)) return mergeLists(sent, stored, now)
  if (!isMap(sent) || !isMap(stored) || !isMap(now)) return now
  const names = new Set([...Object.keys(now), ...Object.keys(stored)])
  const merged = [...names].flatMap((name) => {
    const isRemoved = now[name] === undefined && sent[name] !== undefined
    const value = mergeSaved(sent[name], stored[name], now[name])
    return isRemoved || value === undefined ? [] : [[name, name === 'uid' ? now[name] : value] as const]
  })
  return Object.fromEntries(merged)
}
