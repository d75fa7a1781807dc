/** The three policies, in one piece: the one leads to the other. */
export { PrivacyPage } from './privacy-page'
export { RefundPolicyPage } from './refund-policy-page'
export { TermsPage } from './terms-page'
