import { Outlet } from 'react-router-dom'

/** The tab bar over every content section; the route table puts other features' sections under it too. */
export function ContentTabsLayout() {
  return <Outlet />
}

/** The hub's own sections. */
export const contentHubRoutes = null
