import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readPicture } from '../papers/picture-files'

/** A picture of Storage, which reaches the page by way of the desk. */
export function StoredPicture({ path, alt, className }: { path: string; alt: string; className?: string }) {
  const isOnWeb = /^https?:/i.test(path)
  const { data, error } = useQuery({
    queryKey: ['picture', path],
    queryFn: () => readPicture(path),
    enabled: !isOnWeb,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!data) return undefined
    const url = URL.createObjectURL(data)
    setAddress(url)
    return () => URL.revokeObjectURL(url)
  }, [data])
  if (isOnWeb) return <p className="text-sm text-muted wrap-anywhere">The picture is at {path}</p>
  if (error) return <p className="text-sm text-error">{error.message}</p>
  return address && <img src={address} alt={alt} className={className} />
}
