import { paths } from './paths'

/** The message form with these filled in; apart from `paths`, which every page loads. */
export function contactAbout(subject: string, message: string): string {
  return `${paths.contact}?${new URLSearchParams({ subject, message }).toString()}`
}
