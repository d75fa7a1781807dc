import { t } from '@/language/text'

/** What can be done by keyboard in the viewer. */
export type ViewerAction =
  | 'previousPage'
  | 'nextPage'
  | 'firstPage'
  | 'lastPage'
  | 'zoomIn'
  | 'zoomOut'
  | 'fit'
  | 'find'
  | 'contents'
  | 'bookmark'
  | 'note'
  | 'marks'
  | 'night'
  | 'spreads'
  | 'help'
  | 'close'

interface Shortcut {
  action: ViewerAction
  /** Values of `KeyboardEvent.key`. */
  keys: readonly string[]
  /** As the list of shortcuts writes them. */
  shown: readonly string[]
  label: string
}

/** Every shortcut, in the order of the list that the viewer shows. */
export const shortcuts: readonly Shortcut[] = [
  { action: 'nextPage', keys: ['ArrowRight', 'n'], shown: ['→', 'N'], label: t('Next page') },
  { action: 'previousPage', keys: ['ArrowLeft', 'p'], shown: ['←', 'P'], label: t('Previous page') },
  { action: 'firstPage', keys: ['Home'], shown: ['Home'], label: t('First page') },
  { action: 'lastPage', keys: ['End'], shown: ['End'], label: t('Last page') },
  { action: 'zoomIn', keys: ['+', '='], shown: ['+'], label: t('Zoom in') },
  { action: 'zoomOut', keys: ['-'], shown: ['-'], label: t('Zoom out') },
  { action: 'fit', keys: ['0'], shown: ['0'], label: t('Fit to width, or the whole page') },
  { action: 'find', keys: ['/', 'f'], shown: ['/', 'Ctrl F'], label: t('Find in this document') },
  { action: 'contents', keys: ['c'], shown: ['C'], label: t('Contents') },
  { action: 'bookmark', keys: ['b'], shown: ['B'], label: t('Add or remove a bookmark') },
  { action: 'note', keys: ['a'], shown: ['A'], label: t('Note on this page') },
  { action: 'marks', keys: ['m'], shown: ['M'], label: t('Bookmarks and notes') },
  { action: 'night', keys: ['d'], shown: ['D'], label: t('Night or day colours') },
  { action: 'spreads', keys: ['s'], shown: ['S'], label: t('Two pages side by side, on a wide screen') },
  { action: 'help', keys: ['?'], shown: ['?'], label: t('Keyboard shortcuts') },
  { action: 'close', keys: ['Escape'], shown: ['Esc'], label: t('Close the search or the viewer') },
]

/** The action of a key press; null for one that belongs to the browser. */
export function actionOf(press: {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}): ViewerAction | null {
  if (press.ctrlKey || press.metaKey) return press.key.toLowerCase() === 'f' && !press.altKey ? 'find' : null
  if (press.altKey) return null
  return shortcuts.find(({ keys }) => keys.includes(press.key))?.action ?? null
}
