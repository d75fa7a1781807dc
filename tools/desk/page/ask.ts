/** Questions before something is lost or changes for students. Each resolves to whether to go on. */
import { showAlert } from '@/ui/dialog/alert-store'

export const askToDrop = () =>
  showAlert('Drop your unsaved changes? They cannot be brought back.', ['Keep them', 'Drop'])

/** @param title as students know it */
export const askToTakeOff = (title: string) =>
  showAlert(`Take “${title}” off the site? Students do not see it until you publish it again.`, [
    'Cancel',
    'Take off',
  ])
