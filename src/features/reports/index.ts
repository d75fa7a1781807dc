/** The door of the reports: the button below a question, and what sends reports when the network is back. */
export { ReportQuestion } from './components/report-question'
export { type Reporting, sendReports, useReporting } from './use-reporting'
