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

export const carouselRepository = createCarouselRepository(storage)
