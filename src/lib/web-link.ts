/** The address if it is an absolute http(s) one; null for everything else (javascript:, data:, a bare word). */
export function webLink(address: string | null | undefined): string | null {
  const text = address?.trim()
  if (!text || !/^https?:\/\//i.test(text)) return null
  return URL.canParse(text) ? text : null
}
