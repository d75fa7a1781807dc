/** Each thing that deploy:check looks at, right and wrong; the whole of it is run by hand and before a deployment. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { headScript } from '../../tools/build/head-script'
import { checkAcademy } from './academy'
import { checkRules } from './backend-files'
import { type Build, report } from './check'
import { checkConfiguration } from './configuration'
import { checkHosting, checkPolicy, parseHosting, policyOf } from './hosting'
import { checkLeaks, checkSourceMaps } from './leaks'
import { checkPages, checkServiceWorker, checkSiteFiles } from './pages'
import { checkByCommand } from './run-command'

const variables = {
  VITE_FIREBASE_API_KEY: 'AIzaExample',
  VITE_FIREBASE_AUTH_DOMAIN: 'my-academy.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'my-academy',
  VITE_FIREBASE_STORAGE_BUCKET: 'my-academy.appspot.com',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
  VITE_API_BASE_URL: 'https://pay.my-academy.in/api',
  VITE_CHECKOUT_SCRIPT_URL: 'https://checkout.razorpay.com/v1/checkout.js',
  VITE_PAYMENT_KEY_ID: 'rzp_live_abc',
  VITE_SITE_URL: 'https://my-academy.in',
  VITE_APP_ENV: 'production',
  VITE_APP_CHECK_KEY: '6Lc-site-key',
}
const site = variables.VITE_SITE_URL

function build(files: Record<string, string>): Build {
  return { dir: 'dist', files: Object.keys(files).sort(), read: (file) => files[file] ?? '' }
}

const envOf = (changes: Record<string, string> = {}) => {
  const { env } = checkConfiguration({ ...variables, ...changes })
  if (!env) throw new Error('the configuration of this test is incomplete')
  return env
}

describe('the configuration', () => {
  test('of a real project passes', () => {
    expect(checkConfiguration(variables)).toMatchObject({ faults: [], notes: [] })
  })

  test.each([
    [{ VITE_USE_LOCAL_BACKEND: 'true' }, /VITE_USE_LOCAL_BACKEND is true/],
    [{ VITE_FIREBASE_PROJECT_ID: 'demo-pariksha' }, /no real project/],
    [{ VITE_API_BASE_URL: 'http://127.0.0.1:8787/api' }, /VITE_API_BASE_URL is on this machine/],
    [{ VITE_AUTH_TOKEN_SYNC_URL: 'http://localhost:9000' }, /VITE_AUTH_TOKEN_SYNC_URL is on this machine/],
    [
      { VITE_AUTH_TOKEN_SYNC_URL: 'http://sync.my-academy.in' },
      /VITE_AUTH_TOKEN_SYNC_URL must begin with https/,
    ],
    [{ VITE_API_BASE_URL: 'http://pay.my-academy.in/api' }, /must begin with https/],
    [{ VITE_PAYMENT_KEY_ID: 'local_key_id' }, /local provider's/],
    [{ VITE_APP_DEBUG: 'true' }, /debug panels/],
    [{ VITE_APP_CHECK_KEY: '' }, /VITE_APP_CHECK_KEY is missing/],
    [{ VITE_FIREBASE_APP_ID: '' }, /VITE_FIREBASE_APP_ID is missing/],
  ])('%o fails', (changes, sentence) => {
    const { faults } = checkConfiguration({ ...variables, ...changes })
    expect(faults).toEqual([expect.stringMatching(sentence)])
  })

  test('may be launched without App Check by who says so', () => {
    const accepted = { ...variables, VITE_APP_CHECK_KEY: '', LAUNCH_WITHOUT_APP_CHECK: 'true' }
    expect(checkConfiguration(accepted).faults).toEqual([])
  })

  test('what runs the local backend fails on every count', () => {
    const example = Object.fromEntries(
      readFileSync('.env.example', 'utf8')
        .split('\n')
        .flatMap((line) => [/^(VITE_\w+)=(.*)$/.exec(line)?.slice(1) ?? []])
        .filter((pair) => pair.length === 2),
    )
    expect(checkConfiguration(example).faults.length).toBeGreaterThanOrEqual(6)
  })
})

describe('who the academy is', () => {
  const contact = readFileSync('src/config/who-we-are.ts', 'utf8')
  const legal = readFileSync('src/config/legal.ts', 'utf8')
  const filledIn = legal
    .replace("gstin: ''", "gstin: '36ABCDE1234F1Z5'")
    .replace("name: ''", "name: 'Sita Devi'")
    .replace('grievance@pariksha-academy.example', 'grievance@my-academy.in')
    .replace('5550 0124', '2345 0124')

  test('is refused while the GSTIN or the grievance officer is missing or the example’s', () => {
    expect(checkAcademy(contact, legal).faults).toEqual([
      'src/config/legal.ts does not have your gstin yet.',
      'src/config/legal.ts does not have your name yet.',
      'src/config/legal.ts does not have your email yet.',
      'src/config/legal.ts does not have your phone yet.',
    ])
  })

  test('passes once they are filled in; the example’s contact is a note', () => {
    const { faults, notes } = checkAcademy(contact, filledIn)
    expect(faults).toEqual([])
    expect(notes).toHaveLength(1)
    expect(
      checkAcademy(contact.replaceAll('5550', '2345').replaceAll('.example', '.in'), filledIn).notes,
    ).toEqual([])
  })
})

describe('firebase.json', () => {
  const raw: { hosting: Record<string, unknown> } = JSON.parse(readFileSync('firebase.json', 'utf8'))
  const hosting = parseHosting(raw)
  const changed = (changes: object) => parseHosting({ hosting: { ...raw.hosting, ...changes } })

  test('of this project passes', () => {
    expect(checkHosting(hosting).faults).toEqual([])
  })

  test('without rewrites, clean addresses or headers fails', () => {
    const { faults } = checkHosting(changed({ rewrites: [], headers: [], cleanUrls: false }))
    expect(faults).toEqual(expect.arrayContaining([expect.stringContaining('/app.html')]))
    expect(faults.join('\n')).toMatch(/cleanUrls[\s\S]*Content-Security-Policy[\s\S]*immutable/)
  })

  test('must allow the endpoint, wherever this configuration says it is', () => {
    const elsewhere = checkPolicy(hosting, envOf())
    expect(elsewhere.faults).toEqual([expect.stringContaining('connect-src lacks https://pay.my-academy.in')])
    const onSite = envOf({ VITE_API_BASE_URL: `${site}/api` })
    expect(checkPolicy(hosting, onSite).faults).toEqual([expect.stringContaining('no rewrite leads /api/**')])
    const run = { source: '/api/**', run: { serviceId: 'pariksha-api' } }
    expect(checkPolicy(changed({ rewrites: [run] }), onSite).faults).toEqual([])
  })

  test('must allow the hosts of pictures that this configuration names', () => {
    const env = envOf({ VITE_IMAGE_HOSTS: 'i.ytimg.com, pictures.my-academy.in' })
    expect(checkPolicy(hosting, env).faults).toContain(
      'Content-Security-Policy: img-src lacks https://pictures.my-academy.in, VITE_IMAGE_HOSTS.',
    )
  })

  test('that allows any inline script, or pictures from anywhere, fails', () => {
    const value = "default-src 'self'; script-src 'self' 'unsafe-inline' https:; img-src https:"
    const careless = changed({
      headers: [{ source: '**', headers: [{ key: 'Content-Security-Policy', value }] }],
    })
    expect(checkPolicy(careless, envOf()).faults).toEqual(
      expect.arrayContaining([
        "Content-Security-Policy: script-src allows 'unsafe-inline'.",
        'Content-Security-Policy: script-src allows https:.',
        'Content-Security-Policy: img-src allows https:.',
      ]),
    )
  })

  test('names the hash of the one inline script of every page', () => {
    const page = { 'app.html': `<script>${headScript}</script>${pages['app.html']}` }
    const { faults } = checkPages(build(page), site, policyOf(hosting).get('script-src') ?? [])
    expect(faults.filter((fault) => fault.includes('inline'))).toEqual([])
  })
})

const html =
  '<head><title>A</title><meta name="description" content="B"/><meta property="og:title" content="A">' +
  '<link rel="canonical" href="https://my-academy.in/"></head><div id="root" data-prerendered="/"><h1>A</h1></div>'
const pages = {
  'index.html': html,
  'about.html': html,
  'contact.html': html,
  'terms.html': html,
  'privacy.html': html,
  'refund-policy.html': html,
  'pricing.html': html,
  'app.html': '<div id="root" data-prerendered="frame"></div>',
}

describe('the pages', () => {
  test('that are whole pass, with data in them', () => {
    const withData = { ...pages, 'index.html': `${html}<script type="application/ld+json">{}</script>` }
    expect(checkPages(build(withData), site, []).faults).toEqual([])
  })

  test('that are missing, empty or full of code fail', () => {
    const { 'privacy.html': _, ...rest } = pages
    const bad = {
      ...rest,
      'about.html': '<div id="root"></div>',
      'app.html': `${pages['app.html']}<script>go()</script>`,
    }
    const { faults } = checkPages(build(bad), site, ["'self'"])
    expect(faults).toContain('privacy.html is missing.')
    expect(faults).toContain('about.html: it is not prerendered.')
    expect(faults).toContain('about.html: it has no canonical address.')
    expect(faults.at(-1)).toMatch(
      /^app\.html: the policy blocks its inline script; script-src lacks 'sha256-/,
    )
  })

  test('are named in the sitemap, and the sitemap in robots.txt, when the site has an address', () => {
    const files = {
      'robots.txt': `Sitemap: ${site}/sitemap.xml`,
      'sitemap.xml': `<loc>${site}/</loc>`,
      'og.png': '',
    }
    expect(checkSiteFiles(build(files), site).faults).toEqual([])
    expect(checkSiteFiles(build(files), undefined).faults).toHaveLength(2)
    expect(
      checkSiteFiles(build({ ...files, 'sitemap.xml': '<loc>https://other.in/</loc>' }), site).faults,
    ).toEqual(['sitemap.xml names https://other.in/, which is not on https://my-academy.in.'])
    expect(checkSiteFiles(build({}), site).faults).toEqual(['robots.txt is missing.'])
  })
})

test('the service worker lists every screen, and nothing that is not there', () => {
  const files = {
    'index.html': '',
    'app.html': '',
    'assets/a.js': '',
    'assets/pdf-1.js': '',
    'manifest.webmanifest': '',
  }
  const listing = (...urls: string[]) => urls.map((url) => `{url:"${url}",revision:null}`).join()
  const worker = (...urls: string[]) =>
    checkServiceWorker(build({ ...files, 'sw.js': listing(...urls) })).faults
  expect(worker('index.html', 'app.html', 'assets/a.js')).toEqual([])
  expect(worker('index.html', 'app.html', 'assets/old.js')).toEqual([
    'sw.js lists assets/old.js, which is not in the build.',
    'sw.js does not list assets/a.js.',
  ])
})

test.each([
  ['fetch("http://127.0.0.1:8080/v1")', {}, /an address of this machine/],
  ['-----BEGIN PRIVATE KEY-----', {}, /a private key/],
  ['login("student@demo.test", "Student@123")', {}, /demo account/],
  [
    'const s = "whsec-abcdef"',
    { PAYMENT_WEBHOOK_SECRET: 'whsec-abcdef' },
    /the value of PAYMENT_WEBHOOK_SECRET/,
  ],
])('a build that holds %s is found out', (text, env, sentence) => {
  expect(checkLeaks(build({ 'assets/a.js': text }), env).faults).toEqual([expect.stringMatching(sentence)])
  // The SDK's own word for "this machine" is no address.
  expect(checkLeaks(build({ 'assets/a.js': 'new URL("http://localhost")' }), env).faults).toEqual([])
})

test('what a document says of addresses is no leak; what the page around it says is one, and so is a secret anywhere', () => {
  const page = (head: string, text: string) =>
    build({
      'quiz/a.html': `<head>${head}</head><main><p>${text}</p></main><script type="application/json" id="edition">["${text}"]</script>`,
      'jobs.xml': `<item>${text}</item>`,
    })
  const address = 'http://localhost:8080'
  expect(checkLeaks(page('', address), {}).faults).toEqual([])
  expect(checkLeaks(page(address, ''), {}).faults).toEqual([
    `quiz/a.html holds an address of this machine (${address}).`,
  ])
  expect(
    checkLeaks(page('', 'token-of-24-letters'), { APP_CHECK_DEBUG_TOKEN: 'token-of-24-letters' }).faults,
  ).toEqual([
    'jobs.xml holds the value of APP_CHECK_DEBUG_TOKEN.',
    'quiz/a.html holds the value of APP_CHECK_DEBUG_TOKEN.',
  ])
})

test('source maps are found, as files and as names', () => {
  const files = { 'assets/a.js.map': '{}', 'assets/a.js': '//# sourceMappingURL=a.js.map', 'assets/b.js': '' }
  expect(checkSourceMaps(build(files)).faults).toEqual([
    'assets/a.js names a source map.',
    'assets/a.js.map is a source map.',
  ])
})

test('the rules of this project compile; rules that are not there do not', () => {
  expect(checkRules('.').faults).toEqual([])
  expect(checkRules('docs').faults).toEqual(['firestore.rules is missing.', 'storage.rules is missing.'])
})

test('a command that fails tells its last words', () => {
  const failing = ['node', '-e', 'console.error("no"); process.exit(3)'] as const
  expect(report(checkByCommand('it runs', failing, {}))).toBe('✗ it runs\n    no')
  expect(checkByCommand('it runs', ['node', '-e', ''], {}).faults).toEqual([])
})
