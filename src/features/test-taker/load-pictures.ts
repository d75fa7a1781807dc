import type { Paper } from '@/domain/paper'
import { publicFileUrl } from '@/lib/firebase/public-file'
import { loadCalculator } from './components/calculator-tool'

function loadPicture(address: string): Promise<unknown> {
  const picture = new Image()
  picture.src = address
  // A picture that does not come shows the logo in its place; the test can be taken without it.
  return picture.decode().catch(() => undefined)
}

/**
 * Fetches what a paper needs beside its text, the pictures of all questions and the calculator: the network may be gone
 * before the test ends. @throws when the calculator's code cannot be loaded
 */
export async function loadPictures(paper: Paper): Promise<void> {
  const pictures = paper.questions.flatMap(({ image }) => publicFileUrl(image) ?? [])
  await Promise.all([loadCalculator(paper), ...pictures.map(loadPicture)])
}
