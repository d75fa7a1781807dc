/** The operator's tool as typed, on the local backend of one test file. */
import { runContentTool } from '../../../tools/content/run'
import type { SiteBuilder } from '../../../tools/content/site-builder'
import { openTarget } from '../../../tools/content/target'
import type { SeededBackend } from './seeded-backend'

export function setUpContentTool(backend: SeededBackend) {
  const services = () => ({
    firestoreUrl: `http://127.0.0.1:${backend.ports().firestore}`,
    authUrl: `http://127.0.0.1:${backend.ports().auth}/identitytoolkit.googleapis.com`,
    storageUrl: `http://127.0.0.1:${backend.ports().storage}`,
  })

  /**
   * @param line words between spaces, or the words themselves
   * @param answer what the operator says when asked, null where nobody can be asked
   */
  async function run(
    line: string | readonly string[],
    answer: string | null = null,
    changed: { firestoreUrl?: string } = {},
    site?: SiteBuilder,
  ) {
    const out: string[] = []
    const err: string[] = []
    const questions: string[] = []
    const code = await runContentTool(
      typeof line === 'string' ? line.split(' ') : line,
      {
        out: (text) => out.push(text),
        err: (text) => err.push(text),
        ask: async (question) => {
          questions.push(question)
          return answer
        },
      },
      (project, log) => openTarget(project, log, undefined, { ...services(), ...changed }),
      site,
    )
    return { code, out, err, questions, last: out.at(-1) }
  }
  return { run, services }
}
