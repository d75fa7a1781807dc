type LoadPath = (path: string) => void

const nobody: LoadPath = () => undefined
let load = nobody

/** Who loads the code of a path ahead: the app, which knows its routes. @returns what ends it */
export function answerLikelyNext(loadPath: LoadPath): () => void {
  load = loadPath
  return () => {
    load = nobody
  }
}

/** Says that the student is likely to go to this path next; with "save data" on, nothing comes of it. */
export function likelyNext(path: string): void {
  load(path)
}
