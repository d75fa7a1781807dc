/**
 * An AppError that signing in may mend. It goes by the code alone: the lists that show it would otherwise bring the
 * whole catalogue, and with it the identity SDK, to pages without data.
 */
export function isLoginError(error: Error | null): boolean {
  return (
    error !== null &&
    'code' in error &&
    (error.code === 'unauthenticated' || error.code === 'permission-denied')
  )
}
