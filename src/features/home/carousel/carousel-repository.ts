import { queryOptions } from '@tanstack/react-query'
import { type FirebaseStorage, getDownloadURL, list, ref } from 'firebase/storage'
import { readLimits } from '@/config/limits'
import { scriptOf } from '@/domain/text-language'
import { type Language, language } from '@/language/languages'
import { storage } from '@/lib/firebase/storage'

/** One picture of the hero carousel. */
export interface CarouselImage {
  /** Its download address. */
  url: string
  /** Its caption; null when its file name has no words. */
  name: string | null
}

/**
 * The caption in a file's name: `1-the-real-exam-screen.svg` is `The real exam screen`. A number in front only orders the
 * pictures; a name without words, such as `1.svg`, is null. Captions in several languages stand after one another, with
 * `--` between them.
 * @returns the caption in the wanted language, else the first
 */
export function pictureName(fileName: string, wanted: Language = language): string | null {
  const captions = fileName
    .replace(/\.[^.]*$/, '')
    .replace(/^[\d\s_-]+/, '')
    .split('--')
    .map((caption) => caption.replace(/[\s_-]+/g, ' ').trim())
  const words = captions.find((caption) => caption && scriptOf(caption) === wanted) ?? captions[0]
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : null
}

/** Other files in the folder are no slides. */
const isPicture = (fileName: string) => /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(fileName)

/** The Storage folder `Carousel` (spec sections 2 and 7). */
export function createCarouselRepository(files: FirebaseStorage) {
  return {
    /**
     * Its pictures in the order of their names. Leaves out a picture without a download address, with one console.warn.
     * @throws the SDK's error when the folder cannot be listed.
     */
    async list(): Promise<CarouselImage[]> {
      const folder = await list(ref(files, 'Carousel'), { maxResults: readLimits.carouselImages })
      const images = await Promise.all(
        folder.items
          .filter(({ name }) => isPicture(name))
          .map((file) =>
            getDownloadURL(file).then(
              (url) => [{ url, name: pictureName(file.name) }],
              (error: unknown) => {
                console.warn(`${file.fullPath} has no download address`, error)
                return []
              },
            ),
          ),
      )
      return images.flat()
    },
  }
}

const carouselRepository = createCarouselRepository(storage)

/** The folder's pictures, read once a visit. */
export const carouselQuery = queryOptions({
  queryKey: ['carousel'],
  queryFn: () => carouselRepository.list(),
  staleTime: Number.POSITIVE_INFINITY,
})
