/**
 * A queue for what must not overlap: each piece of work begins when the one before it has ended, well or not.
 * @returns runs `work` in its turn; the promise is its own, and fails as it does
 */
export function createTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}
