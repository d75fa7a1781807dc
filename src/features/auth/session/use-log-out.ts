import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { startSession } from './start-session'

/** Logs out and goes home; home even when logging out fails (spec section 2, profile overlay). */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    try {
      const { logOut } = await startSession()
      await logOut()
    } catch (error) {
      console.info('Logout failed', error)
    }
    await navigate(paths.home)
  }
}
