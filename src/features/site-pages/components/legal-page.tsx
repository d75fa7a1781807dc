import type { ReactNode } from 'react'
import { PageTitle } from '@/ui/page-title'

/** A page of plain legal text: title, date of the last change, introduction and numbered sections. */
export function LegalPage({
  title,
  description,
  updated,
  intro,
  children,
}: {
  title: string
  description: string
  updated: string
  intro: ReactNode
  children: ReactNode
}) {
  return (
    <article className="page-column py-10 sm:py-14">
      <PageTitle title={title} description={description} />
      <div className="max-w-[44em]">
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        <p className="mt-3 text-sm text-muted">Last updated: {updated}</p>
        <p className="mt-6 text-[17px]">{intro}</p>
        {children}
      </div>
    </article>
  )
}

export function LegalSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-9">
      <h2 className="text-xl">{title}</h2>
      <div className="mt-3 grid gap-3 text-muted [&_a]:text-secondary [&_a]:underline [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-1.5 [&_ul]:pl-5">
        {children}
      </div>
    </section>
  )
}
