/** The whole desk: its target, its page and its server. */
import { openTarget } from '../../content/target'
import { actions } from '../actions'
import { buildPage, pageDir } from './desk-page'
import { readPage } from './page-files'
import { startDesk } from './server'

/**
 * @param project null: the local backend
 * @param builtPage the folder of a page that is built already; null builds it
 * @throws Error with one sentence when the port is taken, or a project has no key
 */
export async function startDeskFor(options: {
  project: string | null
  port: number
  builtPage: string | null
  say: (line: string) => void
}): Promise<{ close: () => Promise<void> }> {
  const { project, port, builtPage, say } = options
  const target = openTarget(project, say)
  if (builtPage === null) {
    say('Building the desk …')
    await buildPage()
  }
  try {
    return await startDesk({
      target,
      project,
      actions,
      page: readPage(builtPage ?? pageDir),
      port,
      onAddress: (address) => say(`\nOpen a window of the desk (${target.label}), once:\n  ${address}\n`),
    })
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (isTaken)
      throw new Error(`Port ${port} is taken: is the desk open already? Or choose --port.`, { cause: error })
    throw error
  }
}
