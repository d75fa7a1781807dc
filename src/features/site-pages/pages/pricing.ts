/** The page of prices, with the lists that it reads. */
export { PriceLists } from '../components/price-lists'
export { PricingPage } from './pricing-page'
