/** One line of each stored text that has lines, as a pattern: the codecs read by it, and the rules match it. */

export const number = '-?[0-9]{1,10}([.][0-9]{1,6})?'
/** A whole number in base 36: epoch milliseconds. */
const moment = '[0-9a-z]{1,9}'
const page = '[1-9][0-9]{0,4}'

export const cardLine = [
  '(series|mock|live|quiz|daily|practice|study)/[!-~]{1,600}',
  `([0-9a-z]{1,7}(_${number})?[AGP]){0,40}`,
  `(-|[01]${moment})`,
  `(-|[NCLMTG]${moment})`,
  String.raw`(-|${moment}:[^\n]{0,560})`,
].join(' ')
export const bookmarkLine = `${page} [01]${moment}`
export const pageNoteLine = String.raw`[0-9a-z]{1,20} ${page} ${moment}:[^\n]{0,1000}`

/** A pattern as a whole text or line. */
export const whole = (pattern: string): RegExp => new RegExp(`^${pattern}$`, 'u')
