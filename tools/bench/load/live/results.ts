import { liveAttemptId } from '@/domain/live-test'
import { shufflePaper } from '@/domain/question/shuffle'
import type { Meter } from '../meter'
import { openPage } from './page'
import { liveTestId } from './set-up'
import type { LiveSeat } from './sit-live'

/** What the results page reads and writes once the keys are published (`withPublishedKeys`). */
export async function readResults(meter: Meter, { index, uid, signIn }: LiveSeat): Promise<void> {
  const page = openPage(await signIn(`device-${index}`), `device-${index}`)
  const id = liveAttemptId(liveTestId, uid)
  const attempt = await page.store.load(uid, id)
  if (!attempt) throw new Error(`${uid} has no attempt on the device`)
  await meter.step('live: results', async () => {
    const test = await page.liveTests.find(liveTestId)
    const whole = test && (await page.liveTests.whole(test))
    if (!whole) throw new Error('the keys are not published')
    await page.sync.log.set(uid, id, { revision: 0, writes: 0, done: false })
    const paper = { ...shufflePaper(whole, id), title: attempt.paper.title }
    await page.sync.push(uid, { ...attempt, paper }, Date.now())
  })
}
