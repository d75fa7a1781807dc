export { DailyDayPage } from './daily-day-page'
export { DailyPage } from './daily-page'
