import type { Job } from '@/content/jobs/schema'
import { Chip } from '@/ui/chip'

/** Description (its newlines kept) and requirements; `heading` is the level that follows the title's. */
export function JobText({ job, heading: Heading }: { job: Job; heading: 'h2' | 'h3' }) {
  return (
    <>
      {job.description && (
        <section className="mt-7">
          <Heading className="text-lg">Description</Heading>
          <p className="mt-2.5 max-w-[44em] whitespace-pre-line text-muted">{job.description}</p>
        </section>
      )}
      {job.requirements.length > 0 && (
        <section className="mt-7">
          <Heading className="text-lg">Requirements</Heading>
          <ul className="mt-3 flex flex-wrap gap-2">
            {job.requirements.map((requirement) => (
              <li key={requirement}>
                <Chip className="py-1 text-left">{requirement}</Chip>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
