/** The minutes of a test in the head of its paper: "Time: 20 min", "Duration: 1 hour 30 minutes". */

const time = `(?:total )?(?:time|duration)(?: allowed| limit)?|సమయం|समय|अवधि`
const minute = String.raw`(\d{1,3})\s*(?:min(?:ute)?s?\b|నిమి[\p{L}\p{M}]*|मिनट)`
const hour = String.raw`(\d)\s*(?:hours?\b|hrs?\b|గంట[\p{L}\p{M}]*|घंट[\p{L}\p{M}]*)`
const head = new RegExp(
  String.raw`(?<!\p{L})(?:${time})\s*[:：–—=-]+\s*(?:${hour}\.?(?:\s*(?:and\s*)?${minute})?|${minute})\.?`,
  'giu',
)

/** @returns null where it is not certain; `isAll`: the text says nothing else */
export function headMinutes(text: string): { minutes: number; isAll: boolean } | null {
  const [found, ...more] = text.matchAll(head)
  if (!found || more.length > 0) return null
  const [whole, hours = '0', beyond = '0', alone = '0'] = found
  const minutes = Number(hours) * 60 + Number(beyond) + Number(alone)
  return minutes > 0 ? { minutes, isAll: whole.trim() === text.trim() } : null
}
