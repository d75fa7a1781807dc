/** The list and the article, in one piece: the one leads to the other. */
export { CurrentAffairPage } from './current-affair-page'
export { CurrentAffairsSection } from './current-affairs-section'
