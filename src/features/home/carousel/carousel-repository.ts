import { type FirebaseStorage, getDownloadURL, list, ref } from 'firebase/storage'
import { readLimits } from '@/config/limits'
import { storage } from '@/lib/firebase/storage'
import { type CarouselImage, pictureName } from './carousel-image'

/** Pictures only: whatever else lies in the folder is no slide. */
const isPicture = (fileName: string) => /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(fileName)

/** The Storage folder `Carousel` (spec sections 2 and 7). */
export function createCarouselRepository(files: FirebaseStorage) {
  return {
    /**
     * Its pictures in the order of their names, each with its download address. One whose address cannot be had is
     * left out, with one console.warn.
     * @throws the SDK's error when the folder cannot be listed.
     */
    async list(): Promise<CarouselImage[]> {
      const folder = await list(ref(files, 'Carousel'), { maxResults: readLimits.carouselImages })
      const pictures = folder.items.filter(({ name }) => isPicture(name))
      const images = await Promise.all(
        pictures.map((file) =>
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

/** Milliseconds after which a failure is forgotten, and asked for again by the next look at the page. */
const forgottenAfterMs = 30_000

let asked: Promise<readonly CarouselImage[]> | null = null

/** The folder's pictures, asked for once a visit; a failure reads as none. */
export function carouselImages(): Promise<readonly CarouselImage[]> {
  asked ??= carouselRepository.list().catch((error: unknown) => {
    console.warn('The carousel could not be loaded', error)
    setTimeout(() => {
      asked = null
    }, forgottenAfterMs)
    return []
  })
  return asked
}
