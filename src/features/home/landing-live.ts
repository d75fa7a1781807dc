/** What the landing page reads from the server: one piece of code, asked for when the first of it comes near the screen. */
export { anotherQuestion } from './another-question'
export { LandingCarousel } from './carousel/landing-carousel'
export { ArticleList } from './components/article-list'
export { PriceList } from './components/price-list'
