import { skipToken, useQuery } from '@tanstack/react-query'
import { readPicture } from '../papers/picture-files'

/** A picture as an address that needs nothing else. */
const dataAddress = (picture: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    const fail = () => reject(new Error('The picture cannot be shown.'))
    reader.addEventListener('load', () =>
      typeof reader.result === 'string' ? resolve(reader.result) : fail(),
    )
    reader.addEventListener('error', fail)
    reader.readAsDataURL(picture)
  })

const isOnWeb = (path: string) => /^https?:/i.test(path)

/** The address of a picture of Storage, by way of the desk. Nothing is read for null, or for an address on the web. */
export const useStoredPicture = (path: string | null) =>
  useQuery({
    queryKey: ['picture', path],
    queryFn: path === null || isOnWeb(path) ? skipToken : async () => dataAddress(await readPicture(path)),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** A picture of Storage, which reaches the page by way of the desk. */
export function StoredPicture({ path, alt, className }: { path: string; alt: string; className?: string }) {
  const { data, error } = useStoredPicture(path)
  if (isOnWeb(path)) return <p className="text-sm text-muted wrap-anywhere">The picture is at {path}</p>
  if (error) return <p className="text-sm text-error">{error.message}</p>
  return data && <img src={data} alt={alt} className={className} />
}
