import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Paper } from '@/domain/paper'
import { t } from '@/language/text'
import { useOneRun } from '@/lib/hooks/use-one-run'
import { randomId } from '@/lib/random-id'
import { newOwnTest } from '@/own/attempts'
import { notHere, paperOfRefs } from '@/own/papers/papers-of-tests'
import { loadPaper } from '@/ui/question/load-paper'
import { isSameDraft, minutesFor, type PracticeDraft } from '../model/practice-draft'
import { drawFor, missingOf, type QuestionPool, withSetsTogether } from '../model/question-pool'

/** Draws, where some questions of each turned out not to be there any more. */
const tries = 4

/** The paper of a new practice, null when none of its questions can be had; and how many were to be in it. */
async function draw(
  owner: string,
  pool: QuestionPool,
  { draft, title }: { draft: PracticeDraft; title: string },
): Promise<{ paper: Paper | null; wanted: number }> {
  const seed = randomId()
  const without = new Set<string>()
  let best: Paper | null = null
  let wanted = 0
  for (let left = tries; left > 0; left--) {
    const refs = drawFor(pool, draft, { seed, without })
    if (refs.length === 0) break
    wanted = Math.max(wanted, refs.length)
    const minutes = minutesFor(draft, refs.length)
    const paper = await paperOfRefs(owner, { title, minutes, refs })
    const had = paper?.questions.length ?? 0
    if (paper && had > (best?.questions.length ?? 0))
      best = { ...paper, minutes: minutesFor(draft, paper.questions.length) }
    if (had === refs.length) break
    for (const ref of missingOf(pool.index, refs, paper)) without.add(ref)
  }
  return { paper: best && withSetsTogether(best), wanted }
}

const notWhole = t('We could not load all questions. Check your internet connection and try again.')

/** What of a practice could be had, where that is less than its student was told. */
export interface ShortPractice {
  readonly draft: PracticeDraft
  readonly paper: Paper
  /** Questions that it was to have. */
  readonly wanted: number
}

/**
 * Puts a practice together and goes to it, unless the student has left the builder meanwhile: for another page, or by
 * signing out. One of fewer questions than were told begins at the next press, when the student has read so. A second
 * press while one is being put together counts for nothing.
 * @param shown what the builder asks for now
 */
export function useBeginPractice(owner: string, pool: QuestionPool, shown: PracticeDraft) {
  const navigate = useNavigate()
  const run = useOneRun()
  const [problem, setProblem] = useState<string | null>(null)
  const [lastShort, setLastShort] = useState<ShortPractice | null>(null)

  const shortOf = (draft: PracticeDraft): ShortPractice | null =>
    lastShort && isSameDraft(lastShort.draft, draft) ? lastShort : null

  // The builder stays until the next page is ready: a press meanwhile must not begin a second practice.
  const isOpened = useRef(false)
  const open = ({ mode }: PracticeDraft, paper: Paper) => {
    isOpened.current = true
    void navigate(newOwnTest(mode === 'study' ? 'study' : 'practice', paper))
  }

  /** @returns why it cannot begin; null when it does, or nobody waits for it */
  async function attempt(draft: PracticeDraft, title: string, isHere: () => boolean): Promise<string | null> {
    const { paper, wanted } = await draw(owner, pool, { draft, title })
    if (!paper) return notHere
    try {
      await loadPaper(paper)
    } catch {
      return notWhole
    }
    if (!isHere()) return null
    if (paper.questions.length < wanted) setLastShort({ draft, paper, wanted })
    else open(draft, paper)
    return null
  }

  return {
    problem,
    /** What of the practice that is shown could be had; null before a press, and where all could. */
    short: shortOf(shown),
    /** @param anew puts it together once more, also where it could begin with fewer questions */
    begin: (draft: PracticeDraft, title: string, anew = false): Promise<void> =>
      run(async (isHere) => {
        if (isOpened.current) return
        setProblem(null)
        const short = anew ? null : shortOf(draft)
        if (short) open(draft, short.paper)
        else setProblem(await attempt(draft, title, isHere))
      }),
  }
}
