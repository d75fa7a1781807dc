/** firebase.json: how the hosting serves the build, and whether its policy lets the app do what it does. */
import * as z from 'zod'
import type { AppEnv } from '../../src/config/env-schema'
import { readPolicy } from '../../tools/build/hosting-headers.mjs'
import type { Check } from './check'

const headerRule = z.object({
  source: z.string(),
  headers: z.array(z.object({ key: z.string(), value: z.string() })),
})
const rewrite = z.looseObject({ source: z.string().optional(), destination: z.string().optional() })
const hostingSchema = z.object({
  public: z.string(),
  ignore: z.array(z.string()).default([]),
  cleanUrls: z.boolean().default(false),
  trailingSlash: z.boolean().optional(),
  rewrites: z.array(rewrite).default([]),
  headers: z.array(headerRule).default([]),
})

export type Hosting = z.infer<typeof hostingSchema>

/** @throws ZodError when firebase.json has no hosting of the known shape */
export function parseHosting(firebaseJson: unknown): Hosting {
  return z.object({ hosting: hostingSchema }).parse(firebaseJson).hosting
}

const headersOf = (hosting: Hosting, source: string) =>
  Object.fromEntries(
    hosting.headers
      .filter((rule) => rule.source === source)
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  )

const security: Readonly<Record<string, RegExp>> = {
  'Content-Security-Policy': /default-src 'self'/,
  'Strict-Transport-Security': /max-age=\d{7,}/,
  'X-Content-Type-Options': /^nosniff$/,
  'X-Frame-Options': /^DENY$/,
  'Referrer-Policy': /./,
  'Permissions-Policy': /camera=\(\)/,
}

export function checkHosting(hosting: Hosting): Check {
  const faults: string[] = []
  const all = headersOf(hosting, '**')
  if (hosting.public !== 'dist') faults.push(`hosting.public is ${hosting.public}, and the build is in dist.`)
  if (!hosting.ignore.includes('**/.*'))
    faults.push('hosting.ignore must name **/.*, or files of the build itself are uploaded.')
  if (!hosting.cleanUrls) faults.push('hosting.cleanUrls must be true: /about is about.html.')
  if (hosting.trailingSlash !== false)
    faults.push('hosting.trailingSlash must be false: a page has one address.')
  if (hosting.rewrites.at(-1)?.destination !== '/app.html') {
    faults.push('the last rewrite must lead to /app.html, or only the prerendered pages open.')
  }
  for (const [name, pattern] of Object.entries(security)) {
    if (!pattern.test(all[name] ?? '')) faults.push(`the header ${name} is missing, or too weak, for **.`)
  }
  if (all['Cache-Control'] !== 'no-cache')
    faults.push('Cache-Control of ** must be no-cache: pages and sw.js change.')
  if (!/max-age=31536000.*immutable/.test(headersOf(hosting, '/assets/**')['Cache-Control'] ?? '')) {
    faults.push(
      'Cache-Control of /assets/** must be immutable for a year: their names change with their content.',
    )
  }
  return { title: 'firebase.json serves pages, assets and security headers as it should', faults }
}

/** What the Firebase SDK calls. */
const services = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
  'https://firebasestorage.googleapis.com',
]

/** The policy of every answer, directive by directive. */
export function policyOf(hosting: Hosting): Map<string, string[]> {
  return readPolicy(headersOf(hosting, '**')['Content-Security-Policy'] ?? '')
}

/** Whether the policy allows every place that this configuration makes the app call, and nothing careless. */
export function checkPolicy(hosting: Hosting, env: AppEnv): Check {
  const policy = policyOf(hosting)
  const faults: string[] = []
  const mustAllow = (directive: string, origin: string, why: string) => {
    if (!(policy.get(directive) ?? []).includes(origin)) {
      faults.push(`Content-Security-Policy: ${directive} lacks ${origin}, ${why}.`)
    }
  }
  for (const service of services) mustAllow('connect-src', service, 'which the app reads from')
  mustAllow(
    'script-src',
    new URL(env.VITE_CHECKOUT_SCRIPT_URL).origin,
    'the checkout (VITE_CHECKOUT_SCRIPT_URL)',
  )
  const api = new URL(env.VITE_API_BASE_URL).origin
  if (api !== env.VITE_SITE_URL)
    mustAllow('connect-src', api, 'the order/verify endpoint (VITE_API_BASE_URL)')
  else if (!hosting.rewrites.some(({ source }) => source?.startsWith('/api'))) {
    faults.push('VITE_API_BASE_URL is on the site itself, and no rewrite leads /api/** to the endpoint.')
  }
  const sync = env.VITE_AUTH_TOKEN_SYNC_URL
  if (sync) mustAllow('connect-src', new URL(sync).origin, 'VITE_AUTH_TOKEN_SYNC_URL')
  for (const host of env.VITE_PDF_HOSTS) mustAllow('connect-src', `https://${host}`, 'VITE_PDF_HOSTS')
  mustAllow('img-src', 'https://firebasestorage.googleapis.com', 'where the pictures are')
  for (const host of env.VITE_IMAGE_HOSTS) mustAllow('img-src', `https://${host}`, 'VITE_IMAGE_HOSTS')
  for (const directive of ['script-src', 'style-src', 'connect-src', 'img-src']) {
    const careless = (policy.get(directive) ?? []).filter((source) =>
      /^(\*|https?:|'unsafe-.*')$/.test(source),
    )
    for (const source of careless) faults.push(`Content-Security-Policy: ${directive} allows ${source}.`)
  }
  return { title: 'the Content-Security-Policy allows what this configuration needs, and no more', faults }
}
