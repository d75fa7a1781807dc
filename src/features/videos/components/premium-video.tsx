import { Lock } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { loginMessages } from '@/config/login-messages'
import { paths } from '@/config/paths'
import type { Video } from '@/content/videos/schema'
import { ButtonLink } from '@/ui/button'
import { MessagePanel } from '@/ui/panels'

/** A paid video for somebody who is signed out (spec sections 2 and 8). */
export function PremiumVideo({ video }: { video: Video }) {
  const { pathname } = useLocation()
  return (
    <MessagePanel
      headingLevel="h1"
      icon={<Lock size={26} aria-hidden />}
      title="Premium Content"
      actions={
        <>
          <ButtonLink
            to={paths.login}
            state={{ from: pathname, message: loginMessages.paidVideos }}
            look="primary"
          >
            Login
          </ButtonLink>
          <ButtonLink to={paths.contentVideos}>Back to Videos</ButtonLink>
        </>
      }
    >
      <p className="font-medium text-text">{video.name}</p>
      <p className="mt-1">{loginMessages.paidVideo}</p>
    </MessagePanel>
  )
}
