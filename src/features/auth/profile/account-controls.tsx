import { Suspense, useState } from 'react'
import { paths } from '@/config/paths'
import { t } from '@/language/text'
import { DialogFailed } from '@/loading/dialog-failed'
import { lazyPage } from '@/loading/lazy-page'
import { useLogOut, useSession } from '@/session/use-session'
import { Button, ButtonLink } from '@/ui/button'
import { avatarLetter } from './avatar-letter'

// It belongs to every page with a header, so no page waits for its forms.
const ProfileOverlay = lazyPage(() => import('./profile-overlay'), 'ProfileOverlay', DialogFailed)

const visitorLinks = (
  <>
    <ButtonLink to={paths.login} look="quiet" className="max-sm:hidden">
      {t('Login')}
    </ButtonLink>
    <ButtonLink
      to={paths.register}
      look="primary"
      className="whitespace-nowrap max-sm:px-3 max-sm:text-sm max-[379px]:hidden @max-[20rem]:hidden sm:px-4"
    >
      {t('Get Started')}
    </ButtonLink>
  </>
)

/** Login and Get Started for a visitor; avatar and Logout for a student. */
export function AccountControls() {
  const session = useSession()
  const logOut = useLogOut()
  const [profileOpen, setProfileOpen] = useState(false)
  return (
    <>
      {session.status === 'signed-in' ? (
        <>
          <button
            type="button"
            aria-label={t('Open profile')}
            aria-haspopup="dialog"
            className="grid size-11 place-items-center rounded-full border border-edge/70 font-semibold hover:bg-raised"
            onClick={() => setProfileOpen(true)}
          >
            {avatarLetter(session.user)}
          </button>
          <Button look="quiet" className="max-sm:hidden md:-mr-5" onClick={() => void logOut()}>
            {t('Logout')}
          </Button>
        </>
      ) : (
        visitorLinks
      )}
      {profileOpen && (
        <Suspense>
          <ProfileOverlay onClose={() => setProfileOpen(false)} onLogOut={() => void logOut()} />
        </Suspense>
      )}
    </>
  )
}
