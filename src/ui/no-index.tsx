/** Keeps search engines away from a page that is one student's own, or no page at all. */
export function NoIndex() {
  return <meta name="robots" content="noindex" />
}
