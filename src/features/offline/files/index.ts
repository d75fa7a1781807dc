/** What keeps files, in one piece of code that comes when a file is opened or kept (`files-later.ts`). */
export { fileKeeper } from './file-keeper'
export { compareFile, removeFile } from './keep-file'
export { keepReaderFor } from './keep-reader'
export { keptFile } from './kept-file'
export { noteChecked, wholeItem } from './whole-item'
