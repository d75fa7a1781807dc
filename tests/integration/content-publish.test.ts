/** `content publish` on the seeded backend: every step in order, once, and what happens when one fails. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { doc, getDoc } from 'firebase/firestore/lite'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SiteBuilder } from '../../tools/content/site-builder'
import { setUpContentTool } from './testing/content-tool'
import { setUpSeededBackend } from './testing/seeded-backend'

const backend = setUpSeededBackend()
const tool = setUpContentTool(backend)

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const quiz = {
  title: 'Sums',
  categoryName: 'Arithmetic',
  published: true,
  questions: [
    { question: 'Two and two?', options: ['3', '4'], correctAnswer: 1, explanation: 'Count.', topic: 'Sums' },
  ],
}

/** A file of quizzes in the folder. @returns its path */
function quizzes(documents: object): string {
  const file = join(folder, 'quizzes.json')
  writeFileSync(file, JSON.stringify(documents))
  return file
}

const stored = async (path: string) => (await getDoc(doc(backend.admin(), path))).data()
/** Everything that a publication writes beside the documents, with when it was written. */
const derived = async () => [
  await stored('catalogues/quizzes'),
  await stored('question_index/head'),
  await stored('question_index/part-1'),
]

/** What stands in for the build of the site, and what it was asked for. */
const site = {
  done: [] as string[],
  failing: null as string | null,
  builder(): SiteBuilder {
    const step = (name: string) => async () => {
      if (name === this.failing) throw new Error(`${name} went wrong.`)
      this.done.push(name)
      return `${name} went well.`
    }
    return {
      prepare: step('prepare'),
      build: step('build'),
      verify: step('verify'),
      whatNext: ({ projectId }) => [`Deploy ${projectId}.`],
    }
  },
}
beforeEach(() => {
  site.done = []
  site.failing = null
})

const publish = (line: string, answer: string | null = null) =>
  tool.run(`publish ${line}`.trim(), answer, {}, site.builder())
const withoutSeconds = (lines: readonly string[]) =>
  lines.map((line) => line.replace(/ \(\d+\.\d s\)$/, ' (s)').replace(/ +/, ' '))

describe('publish', () => {
  test('checks, imports, lists, draws, builds and verifies, a line each, and says how to deploy', async () => {
    const { code, out, err } = await publish(`${quizzes({ sums: quiz })} --days 15`)
    expect([code, err]).toEqual([0, []])
    expect(withoutSeconds(out)).toEqual([
      'check 1 document in 1 file: 0 errors, 0 warnings. (s)',
      'prepare prepare went well. (s)',
      'import 1 document written to the local backend. (s)',
      expect.stringMatching(/^catalogues Catalogues written: .*quizzes \(\d+\).*\. \(s\)$/),
      expect.stringMatching(/^index The index has \d+ questions in \d+ parts?\. \(s\)$/),
      expect.stringMatching(/^daily (1 daily quiz written to the local backend|Each day from)/),
      'build build went well. (s)',
      'verify verify went well. (s)',
      'Deploy demo-pariksha.',
    ])
    expect(site.done).toEqual(['prepare', 'build', 'verify'])
    expect(await stored('quizzes/sums')).toMatchObject({ title: 'Sums' })
    expect((await stored('catalogues/quizzes'))?.documents).toContain('"Sums"')
  })

  test('again writes nothing, and builds anew', async () => {
    const file = quizzes({ sums: quiz })
    await publish(`${file} --days 15`)
    const before = await derived()
    const { code, out } = await publish(`${file} --days 15`)
    expect(code).toBe(0)
    expect(withoutSeconds(out).slice(2, 6)).toEqual([
      'import Nothing to write: the local backend has what the files say. (s)',
      'catalogues The catalogues are as they were. (s)',
      expect.stringMatching(/^index The index of \d+ questions is as it was\. \(s\)$/),
      expect.stringMatching(/^daily Each day from .* nothing to draw\. \(s\)$/),
    ])
    expect(await derived()).toEqual(before)
  })

  test('without a file updates what lists show and builds; --days 0 draws no daily quiz', async () => {
    await backend.put('quizzes/console', { ...quiz, title: 'Made in the console' })
    const { code, out } = await publish('--days 0')
    expect(code).toBe(0)
    expect(out.map((line) => line.split(' ')[0])).toEqual([
      'prepare',
      'catalogues',
      'index',
      'build',
      'verify',
      'Deploy',
    ])
    expect((await stored('catalogues/quizzes'))?.documents).toContain('Made in the console')
  })

  test('stops at a bad document with nothing written, and names what is wrong', async () => {
    const { code, out, err } = await publish(quizzes({ good: quiz, bad: { ...quiz, questions: [] } }))
    expect([code, out, site.done]).toEqual([1, [], []])
    expect(err[0]).toMatch(
      /^Stopped at check\. Done: nothing\. Not done: check, prepare, import, catalogues,/,
    )
    expect(err.join('\n')).toMatch(/error {3}.*quizzes\.json:\d+ bad/)
    expect(await stored('quizzes/good')).toBeUndefined()
  })

  test('writes nothing when a build would show another project', async () => {
    site.failing = 'prepare'
    const { code, err } = await publish(quizzes({ later: quiz }))
    expect([code, err.at(-1)]).toEqual([1, 'prepare went wrong.'])
    expect(await stored('quizzes/later')).toBeUndefined()
  })

  test('says what is done when the build fails, and finishes it the next time', async () => {
    site.failing = 'build'
    const file = quizzes({ late: { ...quiz, title: 'Late' } })
    const { code, out, err } = await publish(`${file} --days 0`)
    expect([code, site.done]).toEqual([1, ['prepare']])
    expect(err).toEqual([
      'Stopped at build. Done: check, prepare, import, catalogues, index. Not done: build, verify.',
      'Run the same command again after the repair; what is done already is left as it is. The reason:',
      'build went wrong.',
    ])
    expect(out.join('\n')).not.toContain('Deploy')
    expect((await stored('catalogues/quizzes'))?.documents).toContain('"Late"')
    site.failing = null
    expect((await publish(`${file} --days 0`)).code).toBe(0)
    expect(site.done).toEqual(['prepare', 'prepare', 'build', 'verify'])
  })

  test('a dry run compares, writes nothing and builds nothing', async () => {
    const { code, out } = await publish(`${quizzes({ dry: quiz })} --dry-run`)
    expect([code, out.at(-1), site.done]).toEqual([
      0,
      'Catalogues, index, daily quizzes, build and verification would follow.',
      [],
    ])
    expect(out).toContain('new     quizzes/dry')
    expect(await stored('quizzes/dry')).toBeUndefined()
  })
})
