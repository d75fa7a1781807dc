/** What the hosted service would bill, as the local backend counts it. */

export interface Usage {
  /** Documents that Firestore gives or looks for; one at least a query. */
  reads: number
  /** Documents that the rules look up to judge a call. */
  ruleReads: number
  writes: number
  deletes: number
  /** Of Firestore's answers, before compression. */
  bytes: number
  /** Of files. */
  fileBytes: number
  endpointCalls: number
}

export const noUsage: Usage = {
  reads: 0,
  ruleReads: 0,
  writes: 0,
  deletes: 0,
  bytes: 0,
  fileBytes: 0,
  endpointCalls: 0,
}

export const usageKinds = Object.keys(noUsage) as (keyof Usage)[]

export function addUsage(total: Usage, more: Partial<Usage>, times = 1): Usage {
  return Object.fromEntries(
    usageKinds.map((kind) => [kind, total[kind] + (more[kind] ?? 0) * times]),
  ) as unknown as Usage
}

/** What a call of Firestore is billed, by the local backend's header `x-billed`, with the bytes of its answer. */
export function billed(header: string | null, answer: string): Usage {
  const counts = [...(header ?? '').matchAll(/(\w+)=(\d+)/g)].map(([, kind, count]) => [kind, Number(count)])
  return { ...noUsage, ...Object.fromEntries(counts), bytes: Buffer.byteLength(answer) }
}
