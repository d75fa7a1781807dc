/** The door of the preferences: how a student studies, on this device and in the account. */
import { queryClient } from '@/lib/query-client'
import { readAnew } from './preferences-query'
import { preferencesSync } from './preferences-sync'

export { ExtraTimeChoice } from './components/extra-time-choice'
export { ExtraTimeSelect } from './components/extra-time-select'
export { preferenceLimits } from './model/preferences'
export { preferencesQuery } from './preferences-query'
export { usePreferences, useSetPreference } from './use-preferences'

/** Tells the account what was set without a network. @throws AppError when it cannot be asked */
export const syncPreferences = async (userId: string): Promise<void> => {
  await preferencesSync.sync(userId)
  await readAnew(queryClient, userId)
}
