import type { Paper } from '@/domain/paper'
import { liveTestRepository, openPaper } from './repository'

/** The paper of a live test: with its keys once they are published, before that for whoever has begun it. @throws AppError */
export async function readLive(
  id: string,
  liveTests: Pick<typeof liveTestRepository, 'find' | 'whole' | 'sealed' | 'opening'> = liveTestRepository,
): Promise<Paper | null> {
  const test = await liveTests.find(id)
  if (!test) return null
  const whole = await liveTests.whole(test)
  if (whole) return whole
  const [sealed, key] = await Promise.all([liveTests.sealed(id), liveTests.opening(id)])
  return sealed && key ? openPaper(sealed, key, test) : null
}

/** The paper of a live test with its keys; null before they are published. @throws AppError */
export async function readPublished(id: string): Promise<Paper | null> {
  const test = await liveTestRepository.find(id)
  return test && liveTestRepository.whole(test)
}
