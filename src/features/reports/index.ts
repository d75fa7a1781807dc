/** Public API: the report button of a question. */
export { ReportQuestion } from './components/report-question'
