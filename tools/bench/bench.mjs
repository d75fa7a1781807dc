/**
 * `npm run bench`: speed on a slow phone: an answer in a test of 200 questions, the results of 500, a list of 100, the first
 * page of a book of 200, and a search in 5,000 entries. `npm run bench -- lists reading` measures these alone.
 */
import { exam } from './exam.mjs'
import { withStack } from './harness.mjs'
import { lists } from './lists.mjs'
import { reading } from './reading.mjs'
import { search } from './search.mjs'
import { markdownTable } from './table.mjs'

const benches = { exam, lists, reading, search }
const named = process.argv.slice(2)
const unknown = named.filter((name) => !(name in benches))
if (unknown.length > 0) throw new Error(`${unknown.join(', ')} is none of ${Object.keys(benches).join(', ')}`)

await withStack(async (site) => {
  for (const [name, measure] of Object.entries(benches)) {
    if (named.length > 0 && !named.includes(name)) continue
    console.log(`\n${markdownTable([[name, 'measured'], ...(await measure(site))])}`)
  }
})
