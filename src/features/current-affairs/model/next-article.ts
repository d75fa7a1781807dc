interface Dated {
  readonly date: Date | null
}

/**
 * The article to read after `article`: the newest older one, so that a student who goes on never returns to what they
 * have just read; after the oldest, the newest.
 * @param related the newest first
 */
export function nextArticle<Article extends Dated>(
  { date }: Dated,
  related: readonly Article[],
): Article | undefined {
  const older = related.find((other) => date !== null && other.date !== null && other.date < date)
  return older ?? related[0]
}
