import { useQuery } from '@tanstack/react-query'
import { ExternalLink, PlayCircle } from 'lucide-react'
import { useState } from 'react'
import { resourceAccessQuery } from '@/content/resources/queries'
import type { Resource } from '@/content/resources/schema'
import { webLink } from '@/lib/web-link'
import { Button } from '@/ui/button'
import { showAlert } from '@/ui/dialog/alert-store'
import { ExternalActionLink } from '@/ui/item/external-action-link'
import { DownloadAction } from './download-action'
import { FilmDialog } from './film-dialog'

const look = 'max-sm:flex-1'

/** A bought film plays here; any other video or link is a real link, so its address is read before it is pressed; a failed read is tried again. */
function AccessAction({ resource, userId }: { resource: Resource; userId: string }) {
  const open = webLink(resource.address)
  const access = useQuery({ ...resourceAccessQuery(userId, resource.id), enabled: open === null })
  const [playing, setPlaying] = useState(false)
  const found = open !== null ? { kind: 'web' as const, url: open } : (access.data ?? null)
  const label = (
    <>
      <ExternalLink size={18} aria-hidden />
      Access <span className="sr-only">{resource.title}</span>
    </>
  )
  if (found?.kind === 'web') {
    return (
      <ExternalActionLink href={found.url} className={look}>
        {label}
      </ExternalActionLink>
    )
  }
  if (found?.kind === 'film') {
    return (
      <>
        <Button className={look} aria-haspopup="dialog" onClick={() => setPlaying(true)}>
          <PlayCircle size={18} aria-hidden />
          Access <span className="sr-only">{resource.title}</span>
        </Button>
        {playing && (
          <FilmDialog
            title={resource.title}
            path={found.path}
            userId={userId}
            onClose={() => setPlaying(false)}
          />
        )}
      </>
    )
  }
  const missing = `No link available for "${resource.title}". Please contact support.`
  return (
    <Button
      className={look}
      disabled={access.isFetching}
      onClick={() => void (access.isError ? access.refetch() : showAlert(missing))}
    >
      {access.isError ? 'Try Again' : label}
    </Button>
  )
}

/** What an owner can do with a resource: Download for PDFs, Access for the others (spec section 2). */
export function ResourceAction({ resource, userId }: { resource: Resource; userId: string }) {
  return resource.kind === 'pdf' ? (
    <DownloadAction resource={resource} userId={userId} />
  ) : (
    <AccessAction resource={resource} userId={userId} />
  )
}
