import { Outlet } from 'react-router-dom'
import { useSession } from '@/session'
import { LandingPage } from './landing-page'

export { LandingStill } from './landing-page'

/** /: the landing page for visitors; for a student the dashboard (spec section 2). */
export function HomePage() {
  const session = useSession()
  // While the dashboard's code is on the way, the layout shows the shape of any page.
  return session.status === 'signed-in' ? <Outlet /> : <LandingPage />
}
