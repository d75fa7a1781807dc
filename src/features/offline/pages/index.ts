/** All of the feature, in one piece: its page, and what stands on other pages behind what they are about. */
export { KeepPackage, KeepPaper } from '../components/keep-button'
export { KeepFile, KeepFileButton } from '../components/keep-file'
export { checkKept } from '../keep/check-kept'
export { goOnKeeping } from '../keep/go-on'
export { renewPaper } from '../keep/keep-papers'
export { OfflinePage } from './offline-page'
