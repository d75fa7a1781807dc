import type { Paper } from '@/domain/paper'
import type { BegunSitting } from '@/domain/sitting/sitting-state'
import { begunWith } from '@/domain/testing/sitting-samples'
import type { Attempt } from '../attempt'

export function attemptOf(paper: Paper, sitting: BegunSitting = begunWith(paper), id = 'a1'): Attempt {
  return { id, testKey: 'series/p/t', scope: 'all', paper, sitting }
}

/** For the tests of the screens that show attempts. */
export type { Fetched } from '../account/attempt-sync'
export { attemptStore } from '../device/attempt-store'
