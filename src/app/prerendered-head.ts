import { academy, claims, shownClaim } from '@/config/academy'
import { academyDetails } from '@/config/academy-details'
import { paths } from '@/config/paths'
import { siteUrl } from '@/config/site'
import { jsonInHtml } from '@/lib/json-in-html'
import { shareTags, tagParts } from './status/share-tags'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter)

/** What React wrote, as plain text again. */
const plain = (html: string) =>
  Object.entries(entities).reduceRight((text, [letter, entity]) => text.replaceAll(entity, letter), html)

const found = (head: string, pattern: RegExp) => {
  const html = pattern.exec(head)?.[1]
  return html === undefined ? null : plain(html)
}

const since = shownClaim(claims.since)

/** Who stands behind the site, as schema.org's EducationalOrganization. */
function organisationData(site: string | undefined) {
  return {
    '@context': 'https://schema.org',
    '@type': 'EducationalOrganization',
    name: academy.name,
    description: academy.description,
    ...(site && { url: site, logo: `${site}/icons/icon-512.png` }),
    email: academy.email,
    telephone: academy.phone,
    ...(since && { foundingDate: since }),
    address: academyDetails.address.join(', '),
    sameAs: Object.values(academyDetails.social),
  }
}

/** Whether React wrote the tag `key` itself; such a tag has priority, as in the browser. */
function isOwn(head: string, key: string): boolean {
  const { element, attribute } = tagParts(key)
  return head.includes(`<${element} ${attribute}="${key}"`)
}

/**
 * What a prerendered page's head needs beside what React rendered into it: the tags that `use-share-tags.ts` goes on
 * with in the browser, and on the landing page who the academy is. A page that asks not to be listed needs nothing.
 * @param head title, meta and link tags as React wrote them
 */
export function prerenderedHead(path: string, head: string): string {
  const title = found(head, /<title>(.*?)<\/title>/s) ?? academy.name
  const description = found(head, /<meta name="description" content="(.*?)"/s)
  if (head.includes('<meta name="robots" content="noindex"')) return ''
  const tags = Object.entries(shareTags({ title, description, path }, siteUrl))
    .filter(([key]) => !isOwn(head, key))
    .map(([key, value]) => {
      const { element, attribute, content } = tagParts(key)
      return `<${element} ${attribute}="${key}" ${content}="${escaped(value)}" data-share="${key}">`
    })
  const data = jsonInHtml(JSON.stringify(organisationData(siteUrl)))
  const organisation = path === paths.home ? `<script type="application/ld+json">${data}</script>` : ''
  return tags.join('') + organisation
}
