/** Bytes that the browser still gives this site; null where it does not say. Never rejects. */
export async function freeSpace(): Promise<number | null> {
  const { quota, usage } = (await globalThis.navigator?.storage?.estimate?.().catch(() => null)) ?? {}
  return quota === undefined || usage === undefined ? null : Math.max(0, quota - usage)
}
