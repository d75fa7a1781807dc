/** What search engines ask for first: robots.txt, and the list of the site's pages. */

/**
 * Every page may be read: one that is not to be listed says so itself, which an engine can only see by reading it.
 * @param {string | undefined} site origin of the site; without it there is no sitemap to point at
 */
export function robots(site) {
  const rules = ['User-agent: *', 'Disallow: /api/']
  return `${[...rules, ...(site ? ['', `Sitemap: ${site}/sitemap.xml`] : [])].join('\n')}\n`
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** @param {string} site @param {readonly string[]} paths */
export function sitemap(site, paths) {
  const urls = paths.map((path) => `  <url><loc>${escaped(site + path)}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}
