import { serverTimestamp } from 'firebase/firestore/lite'

/** An attempt that runs, as the app writes it first. */
export const runningAttempt = () => ({
  testKey: 'series/banking/full-1',
  scope: 'all',
  title: 'Full 1',
  startedAt: 1000,
  questionCount: 2,
  questionIds: 'q1\nq2',
  options: '1,',
  flags: '10',
  milliseconds: '4000,0',
  revisions: '2,0',
  current: 0,
  exits: 0,
  countedTo: 5000,
  clock: 6000,
  deadline: 601_000,
  open: null as unknown,
  follows: 0,
  revision: 2,
  updatedAt: serverTimestamp() as unknown,
  status: 'in_progress',
  submittedAt: null as number | null,
  endedBy: null as string | null,
  score: null as unknown,
})
