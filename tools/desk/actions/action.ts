/** What the desk can do. Each action is a function of the content tool, called with what the page sends. */
import * as z from 'zod'
import type { Console } from '../../content/console'
import type { Target } from '../../content/target'
import type { Uploads } from '../server/uploads'

/** What an action works with. */
export interface Desk {
  target: Target
  /** null: the local backend. */
  project: string | null
  /** Files that the page has sent. */
  uploads: Uploads
  /** Shown in the page while the action runs. A question is answered with yes: the page has asked. */
  console: Console
}

export interface Action<Input, Output> {
  /** @param input what the page sent @throws Error with a sentence for the operator */
  run: (input: unknown, desk: Desk) => Promise<Output>
  /** Of the page's calls; there is no such value. */
  readonly input?: Input
}

/**
 * @param schema of the input
 * @param run returns plain JSON; an Error's message is shown to the operator
 */
export function action<Schema extends z.ZodType, Output>(
  schema: Schema,
  run: (input: z.infer<Schema>, desk: Desk) => Promise<Output>,
): Action<z.input<Schema>, Output> {
  return { run: (input, desk) => run(z.parse(schema, input), desk) }
}

/** The input of an action that needs none. */
export const nothing = z.object({})
