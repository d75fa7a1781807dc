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
  { action: 'nextPage', keys: ['ArrowRight', 'n'], shown: ['→', 'N'], label: 'Next page' },
  { action: 'previousPage', keys: ['ArrowLeft', 'p'], shown: ['←', 'P'], label: 'Previous page' },
  { action: 'firstPage', keys: ['Home'], shown: ['Home'], label: 'First page' },
  { action: 'lastPage', keys: ['End'], shown: ['End'], label: 'Last page' },
  { action: 'zoomIn', keys: ['+', '='], shown: ['+'], label: 'Zoom in' },
  { action: 'zoomOut', keys: ['-'], shown: ['-'], label: 'Zoom out' },
  { action: 'fit', keys: ['0'], shown: ['0'], label: 'Fit to width, or the whole page' },
  { action: 'find', keys: ['/', 'f'], shown: ['/', 'Ctrl F'], label: 'Find in this document' },
  { action: 'contents', keys: ['c'], shown: ['C'], label: 'Contents' },
  { action: 'bookmark', keys: ['b'], shown: ['B'], label: 'Bookmark this page, or take it away' },
  { action: 'note', keys: ['a'], shown: ['A'], label: 'Note on this page' },
  { action: 'marks', keys: ['m'], shown: ['M'], label: 'Marks: bookmarks and notes' },
  { action: 'night', keys: ['d'], shown: ['D'], label: 'Night colours, or day' },
  { action: 'spreads', keys: ['s'], shown: ['S'], label: 'Two pages side by side, on a wide screen' },
  { action: 'help', keys: ['?'], shown: ['?'], label: 'This list' },
  { action: 'close', keys: ['Escape'], shown: ['Esc'], label: 'Close the search, then the viewer' },
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
