/** What the hosted service would bill, counted where a call is answered. */

/** Numbers of documents. */
interface Usage {
  /** Given or looked for; one at least a query, one for each thousand that an aggregation has gone through. */
  readonly reads: number
  /** Looked up by the rules to judge a call. */
  readonly ruleReads: number
  readonly writes: number
  readonly deletes: number
}

/** By collection, with `{}` for each id: `users/{}/attempts`. */
export type UsageOfCollections = Readonly<Record<string, Usage>>

const nothing: Usage = { reads: 0, ruleReads: 0, writes: 0, deletes: 0 }

function sum(left: Usage, right: Usage): Usage {
  return {
    reads: left.reads + right.reads,
    ruleReads: left.ruleReads + right.ruleReads,
    writes: left.writes + right.writes,
    deletes: left.deletes + right.deletes,
  }
}

const kindOf = (collection: string): string =>
  collection
    .split('/')
    .map((segment, index) => (index % 2 === 0 ? segment : '{}'))
    .join('/')

/** What one call is billed. */
export type Bill = ReturnType<typeof createBill>

export function createBill() {
  const usage: Record<string, Usage> = {}
  return {
    usage,
    /** @param collection Path of the collection, as `users/u1/attempts`. */
    note: (collection: string, kind: keyof Usage, documents = 1) => {
      const name = kindOf(collection)
      usage[name] = sum(usage[name] ?? nothing, { ...nothing, [kind]: documents })
    },
  }
}

/** As the header `x-billed` says it: `reads=2 ruleReads=0 writes=1 deletes=0`. */
export function billLine({ usage }: Bill): string {
  const total = Object.values(usage).reduce(sum, nothing)
  return Object.entries(total)
    .map(([kind, documents]) => `${kind}=${documents}`)
    .join(' ')
}

export type Ledger = ReturnType<typeof createLedger>

/** Keeps what each caller was billed since the service has started. */
export function createLedger() {
  const accounts = new Map<string, Record<string, Usage>>()
  return {
    add: (who: string, { usage }: Bill): void => {
      const account = accounts.get(who) ?? {}
      accounts.set(who, account)
      for (const [name, more] of Object.entries(usage)) account[name] = sum(account[name] ?? nothing, more)
    },
    of: (who: string): UsageOfCollections => accounts.get(who) ?? {},
  }
}
