/** What goes on with a student's work, in one piece. */
export { ContinuePage } from './continue-page'
export { DashboardPage } from './dashboard-page'
