/** What comes back from a form that is saved: also when somebody else has saved it meanwhile. */
import { type LastChange, lastChangeOf } from '../../content/audit'
import { ChangedMeanwhile } from '../../content/database'
import type { Saved, Versions } from '../../content/forms/form'
import type { Target } from '../../content/target'

export type SavedForm =
  | { status: 'saved' | 'checked' | 'refused'; saved: Saved }
  /** Somebody has changed it since it was opened. Nothing was written. `by` is null where the audit list does not know. */
  | { status: 'changed'; by: LastChange | null }

/**
 * Runs a save and names its outcome.
 * @param versions of the documents that the form was read from
 */
export async function saving(
  target: Target,
  versions: Versions | undefined,
  dryRun: boolean,
  save: () => Promise<Saved>,
): Promise<SavedForm> {
  try {
    const saved = await save()
    if (saved.problems.some(({ severity }) => severity === 'error')) return { status: 'refused', saved }
    return { status: dryRun ? 'checked' : 'saved', saved }
  } catch (error) {
    if (!(error instanceof ChangedMeanwhile)) throw error
    return { status: 'changed', by: await lastChangeOf(target, Object.keys(versions ?? {})) }
  }
}
