/** Loads the code of a path ahead; the app, which knows its routes, puts itself here (`useLoadOnIntent`). */
export const likelyNext = {
  /** Says that the student is likely to go to this path next; with "save data" on, nothing comes of it. */
  load: (_path: string): void => undefined,
}
