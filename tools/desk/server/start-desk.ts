/** The whole desk: its target, its page and its server. */
import { openTarget } from '../../content/target'
import { actions } from '../actions'
import { buildPage, pageDir } from './desk-page'
import { readPage } from './page-files'
import { startDesk } from './server'

/**
 * @param project null: the local backend
 * @throws Error with one sentence when the port is taken, or a project has no key
 */
export async function startDeskFor(options: {
  project: string | null
  port: number
  say: (line: string) => void
}): Promise<{ close: () => Promise<void> }> {
  const { project, port, say } = options
  const target = openTarget(project, say)
  say('Building the desk …')
  await buildPage()
  try {
    return await startDesk({
      target,
      project,
      actions,
      page: readPage(pageDir),
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
