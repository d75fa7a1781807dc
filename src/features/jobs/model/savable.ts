import type { Job } from '@/content/jobs/schema'
import type { Savable } from '@/own/saved/query'

/** A job as what is saved for later. */
export function savableJob({ id, title, company }: Job): Savable {
  return { kind: 'job', itemId: id, title, detail: company, url: null }
}
