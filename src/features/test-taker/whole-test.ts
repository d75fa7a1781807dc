import { publicFileUrl } from '@/lib/firebase/public-file'
import type { Paper } from './model/paper'

function loadPicture(address: string): Promise<unknown> {
  const picture = new Image()
  picture.src = address
  // A picture that does not come shows the logo in its place; the test can be taken without it.
  return picture.decode().catch(() => undefined)
}

/**
 * Fetches everything that a test will need to its end, because the network may be gone by then: dialogs, results, the
 * pictures of its questions; the exam screen itself is asked for by whoever shows it. Rejects when code is missing.
 */
export async function loadWholeTest({ questions }: Paper): Promise<void> {
  const pictures = questions.flatMap(({ image }) => publicFileUrl(image) ?? [])
  await Promise.all([
    import('./components/exam-dialog'),
    import('./pages/results-page'),
    ...pictures.map(loadPicture),
  ])
}
