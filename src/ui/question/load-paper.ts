import { useCallback, useEffect, useState } from 'react'
import type { Paper } from '@/domain/paper'
import { figuresOf, isRich } from '@/domain/rich-text'
import { isClosedFile, publicFileUrl } from '@/lib/firebase/public-file'
import { loadRichRenderer } from './rich-renderer'

type Questions = Pick<Paper, 'questions' | 'sets'>

const textsOf = ({ questions, sets = [] }: Questions) => [
  ...questions.flatMap(({ text, options, explanation }) => [text, ...options, explanation ?? '']),
  ...sets.map(({ text }) => text),
]

async function loadPicture(image: string): Promise<unknown> {
  if (isClosedFile(image)) {
    const rich = await loadRichRenderer().catch(() => null)
    return rich?.loadClosedPicture(image)
  }
  const address = publicFileUrl(image)
  if (!address) return undefined
  const picture = new Image()
  picture.src = address
  // A picture that does not come shows the logo in its place; the test can be taken without it.
  return picture.decode().catch(() => undefined)
}

/** What a paper names as its pictures, each once. */
function imagesOf(paper: Questions): string[] {
  const images = [...paper.questions, ...textsOf(paper).flatMap(figuresOf)]
  return [...new Set(images.flatMap(({ image }) => image ?? []))]
}

/** The addresses of all pictures of a paper, each once. */
export const picturesOf = (paper: Questions): string[] =>
  imagesOf(paper).flatMap((image) => publicFileUrl(image) ?? [])

/**
 * Fetches what a paper needs beside its words: the network may be gone before it ends. Pictures may fail.
 * @param onDrawable called when all but the pictures has come
 * @throws when what draws its formulas, tables and figures cannot be loaded
 */
export async function loadPaper(paper: Questions, onDrawable?: () => void): Promise<void> {
  const texts = textsOf(paper)
  const pictures = imagesOf(paper).map(loadPicture)
  if (texts.some(isRich)) await loadRichRenderer()
  // A plain paper can be sat without enlarging its pictures.
  else if (pictures.length > 0) await loadRichRenderer().catch(() => undefined)
  onDrawable?.()
  await Promise.all(pictures)
}

/**
 * Loads a paper that is already on the screen, or about to be; it does not wait for the pictures. What failed is loaded
 * again when the network is back.
 * @returns `whole` at once where its texts are plain; `failed` with what tries again
 */
export function useLoadedPaper(
  paper: Questions,
): { status: 'loading' | 'whole' } | { status: 'failed'; retry: () => void } {
  const isPlain = !textsOf(paper).some(isRich)
  const [loaded, setLoaded] = useState<'loading' | 'whole' | 'failed'>(isPlain ? 'whole' : 'loading')
  const ask = useCallback(() => {
    loadPaper(paper, () => setLoaded('whole')).catch(() => setLoaded('failed'))
  }, [paper])
  useEffect(ask, [ask])
  useEffect(() => {
    if (loaded !== 'failed') return undefined
    addEventListener('online', ask)
    return () => removeEventListener('online', ask)
  }, [loaded, ask])
  if (loaded !== 'failed') return { status: loaded }
  const retry = () => {
    setLoaded('loading')
    ask()
  }
  return { status: 'failed', retry }
}
