interface Resolvers<T> {
  promise: Promise<T>
  resolve: (value: T | PromiseLike<T>) => void
  reject: (reason: unknown) => void
}

/** A promise that is settled from outside. */
export function withResolvers<T>(): Resolvers<T> {
  let settlers: Omit<Resolvers<T>, 'promise'> | undefined
  const promise = new Promise<T>((resolve, reject) => {
    settlers = { resolve, reject }
  })
  // A promise calls its function before its constructor returns.
  if (!settlers) throw new TypeError('The promise has no resolvers')
  return { promise, ...settlers }
}

// What pdf.js asks of every browser and brings to none: Chrome before 119 and Safari before 17.4 are without it.
if (!('withResolvers' in Promise)) {
  Object.defineProperty(Promise, 'withResolvers', {
    value: withResolvers,
    configurable: true,
    writable: true,
  })
}
