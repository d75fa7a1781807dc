/** Pictures of questions that not everybody may read: their bytes are asked for with the student's token (docs/decisions/063). */

import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { t } from '@/language/text'
import { readPaidFile } from '@/lib/firebase/paid-file'
import { isClosedFile, publicFileUrl, storageMediaUrl } from '@/lib/firebase/public-file'
import { studentToken } from '@/lib/identity-needed'
import { queryClient } from '@/lib/query-client'
import { classNames } from '../../class-names'
import { Picture } from '../../picture'

const dataUrl = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    // Read as a data URL, the result is a text.
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.readAsDataURL(blob)
  })

/** As an address that a page can show; from the copy of a downloaded test where there is one. Goes at sign-out. */
const pictureQuery = (path: string) => ({
  queryKey: ['picture', path],
  queryFn: async () => {
    const kept = await globalThis.caches?.match(storageMediaUrl(path), { ignoreVary: true })
    return dataUrl(
      await (kept?.blob() ?? readPaidFile(path, studentToken, t('The picture could not be loaded.'))),
    )
  },
  // The name of a picture changes with it. A long test shows its last one also when the network has gone.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

/** Fetches a picture before it is shown. Never rejects. */
export async function loadClosedPicture(path: string): Promise<void> {
  await queryClient.prefetchQuery(pictureQuery(path))
}

/** What shows the picture that a question names: `src`, or what stands in its place meanwhile. */
export function useQuestionPicture(image: string | null) {
  const isClosed = image !== null && isClosedFile(image)
  const { data, isError, refetch } = useQuery(
    { ...pictureQuery(image ?? ''), enabled: isClosed },
    queryClient,
  )
  if (!isClosed) return { src: publicFileUrl(image) }
  return { src: data ?? null, missing: { onRetry: isError ? () => void refetch() : null } }
}

/** The picture that a question names; meanwhile, or where it does not come, a line in its place. */
export function ShownPicture({
  image,
  ...rest
}: Omit<ComponentProps<typeof Picture>, 'src'> & { image: string }) {
  const { src, missing } = useQuestionPicture(image)
  if (src || !missing) return <Picture isNeeded {...rest} src={src} />
  const { onRetry } = missing
  return (
    <span
      role="status"
      className={classNames(
        'grid place-items-center p-3 text-center text-sm text-muted',
        rest.className,
        'bg-raised!',
      )}
      style={rest.style}
    >
      {onRetry ? t('The picture could not be loaded.') : t('Loading picture')}
      {onRetry && (
        <button
          type="button"
          className="min-h-11 px-2 font-semibold text-secondary underline"
          onClick={onRetry}
        >
          {t('Retry')}
        </button>
      )}
    </span>
  )
}
