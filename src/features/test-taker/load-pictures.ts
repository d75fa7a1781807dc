import type { Paper } from '@/domain/paper'
import { publicFileUrl } from '@/lib/firebase/public-file'

function loadPicture(address: string): Promise<unknown> {
  const picture = new Image()
  picture.src = address
  // A picture that does not come shows the logo in its place; the test can be taken without it.
  return picture.decode().catch(() => undefined)
}

/** Fetches the pictures of all questions: the network may be gone before the test ends. Never rejects. */
export async function loadPictures({ questions }: Paper): Promise<void> {
  await Promise.all(questions.flatMap(({ image }) => publicFileUrl(image) ?? []).map(loadPicture))
}
