import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** What the browsers that we serve since Chrome 90 and Safari 15 do not all know, by what is to be told of it. */
const missing: ReadonlyArray<readonly [name: string, pattern: RegExp]> = [
  // One of them anywhere in a file, and Safari before 16.4 runs none of it.
  ['a lookbehind', /\(\?<[=!]/],
  ['a regular expression with the flag v or d', /\/[gimsuy]*[vd][gimsuy]*\.(?:test|exec)\(/],
  ['a class with a static block', /\bstatic\s*\{/],
  ['.at()', /\.at\(/],
  ['.findLast() or .findLastIndex()', /\.findLast(?:Index)?\(/],
  ['.toSorted(), .toReversed(), .toSpliced() or .with()', /\.(?:toSorted|toReversed|toSpliced|with)\(/],
  ['a method of a set of its own', /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/],
  [
    'a method of an iterator',
    /\.(?:values|keys|entries)\(\)\s*\.(?:map|filter|find|some|every|reduce|take)\(/,
  ],
  ['.isWellFormed() or .toWellFormed()', /\.(?:is|to)WellFormed\(/],
  ['.requestSubmit() or .checkVisibility()', /\.(?:requestSubmit|checkVisibility)\(/],
  ['structuredClone()', /\bstructuredClone\b/],
  ['Object.groupBy(), Map.groupBy() or Object.hasOwn()', /\b(?:Object|Map)\.(?:groupBy|hasOwn)\b/],
  ['Array.fromAsync()', /\bArray\.fromAsync\b/],
  ['Promise.withResolvers() or Promise.try()', /\bPromise\.(?:withResolvers|try)\b/],
  ['AbortSignal.timeout() or AbortSignal.any()', /\bAbortSignal\.(?:timeout|any)\b/],
  ['crypto.randomUUID()', /\brandomUUID\b/],
  ['RegExp.escape() or Error.isError()', /\b(?:RegExp\.escape|Error\.isError)\b/],
]

/** What a source text asks of a browser that an old one has not. */
function tooNewIn(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  return missing.filter(([, pattern]) => pattern.test(code)).map(([name]) => name)
}

it('an old browser knows everything that the app calls', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.includes('/testing/'))
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((file) =>
    tooNewIn(readFileSync(file, 'utf8')).map((name) => `${file} has ${name}`),
  )
  expect(found).toEqual([])
})

it.each([
  ['const money = /(?<=₹)\\d+/', 'a lookbehind'],
  ['text.split(/(?<!·) /)', 'a lookbehind'],
  ['/[\\p{L}--[a-z]]/v.test(word)', 'a regular expression with the flag v or d'],
  ['class A {\n  static {\n  }\n}', 'a class with a static block'],
  ['const last = runs.at(-1)', '.at()'],
  ['steps\n  .findLast((step) => step < zoom)', '.findLast() or .findLastIndex()'],
  ['items.toSorted(byDate)', '.toSorted(), .toReversed(), .toSpliced() or .with()'],
  ['found.isSubsetOf(known)', 'a method of a set of its own'],
  ['[...map.values().map(read)]', 'a method of an iterator'],
  ['text.isWellFormed()', '.isWellFormed() or .toWellFormed()'],
  ['form.requestSubmit()', '.requestSubmit() or .checkVisibility()'],
  ['structuredClone(state)', 'structuredClone()'],
  ['Object.groupBy(items, kindOf)', 'Object.groupBy(), Map.groupBy() or Object.hasOwn()'],
  ['Object.hasOwn(names, id)', 'Object.groupBy(), Map.groupBy() or Object.hasOwn()'],
  ['await Array.fromAsync(pages)', 'Array.fromAsync()'],
  ['Promise.withResolvers<void>()', 'Promise.withResolvers() or Promise.try()'],
  ['fetch(url, { signal: AbortSignal.timeout(10) })', 'AbortSignal.timeout() or AbortSignal.any()'],
  ['crypto.randomUUID()', 'crypto.randomUUID()'],
  ['new RegExp(RegExp.escape(word))', 'RegExp.escape() or Error.isError()'],
])('%s is told', (source, name) => {
  expect(tooNewIn(source)).toEqual([name])
})

it('what they know, a lookahead, a named group and a comment are none', () => {
  expect(tooNewIn('/(?<year>\\d{4})(?!-)/u.exec(text)')).toEqual([])
  expect(tooNewIn('Object.values(names).map(read); Object.entries(names).flat().includes(1)')).toEqual([])
  expect(tooNewIn('// Not .at(-1), which came later.\n/** Nor structuredClone(). */\nlist[0]')).toEqual([])
  expect(tooNewIn('[...items].sort(byDate).reverse(); text.replaceAll(a, b)')).toEqual([])
})
