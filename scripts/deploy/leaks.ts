/** What must not be in a build: secrets, addresses of this machine, the seed's accounts, source maps. */
import type { Build, Check } from './check'

const patterns: [RegExp, string][] = [
  [/https?:\/\/(127\.0\.0\.1|localhost|\[::1\]):\d+/, 'an address of this machine'],
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'a private key'],
  [/"type":\s*"service_account"/, "a service account's key"],
  [/\b(sk|rk)_(live|test)_\w{8,}/, 'a secret key'],
  [/(Student|Member)@123/, "a demo account's password"],
  [/demo-pariksha/, "the local backend's project"],
]

/** Settings of the endpoint that never belong into the app, whatever file they stand in. */
const secretNames = [
  'PAYMENT_KEY_SECRET',
  'PAYMENT_WEBHOOK_SECRET',
  'RECONCILE_TOKEN',
  'RANK_TOKEN',
  'GOOGLE_APPLICATION_CREDENTIALS',
  'APP_CHECK_DEBUG_TOKEN',
]

/** What is ours in a file: feeds, and pages with documents, also have words of documents, which may tell of anything. */
function withoutDocuments(file: string, text: string): string {
  if (/^(current-affairs|jobs)\.xml$/.test(file)) return ''
  return file.endsWith('.html') && text.includes('id="edition"')
    ? text.replace(
        /<(title|main|script type="application\/(?:ld\+)?json")[\s\S]*?<\/(title|main|script)>|<meta [^>]*>/g,
        '',
      )
    : text
}

export function checkLeaks(build: Build, variables: Record<string, string | undefined>): Check {
  const faults: string[] = []
  const secrets = secretNames.flatMap((name) => {
    const value = variables[name]?.trim() ?? ''
    return value.length >= 8 ? [{ name, value }] : []
  })
  for (const file of build.files.filter((name) =>
    /\.(html|m?js|css|json|webmanifest|txt|xml|svg)$/.test(name),
  )) {
    const text = build.read(file)
    const own = withoutDocuments(file, text)
    for (const [pattern, what] of patterns) {
      const found = pattern.exec(own)
      if (found) faults.push(`${file} holds ${what}${what.startsWith('an address') ? ` (${found[0]})` : ''}.`)
    }
    for (const { name, value } of secrets)
      if (text.includes(value)) faults.push(`${file} holds the value of ${name}.`)
  }
  return { title: 'no secret, no address of this machine, nothing of the seed in the build', faults }
}

export function checkSourceMaps(build: Build): Check {
  const faults = build.files.flatMap((file) => {
    if (file.endsWith('.map')) return [`${file} is a source map.`]
    return /\.(m?js|css)$/.test(file) && /[#@] sourceMappingURL=(?!data:)\S+\.map/.test(build.read(file))
      ? [`${file} names a source map.`]
      : []
  })
  return { title: 'no source maps', faults }
}
