import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { legal } from '@/config/legal'
import { paths } from '@/config/paths'
import { t } from '@/language/text'
import { formatMediumDate } from '@/lib/dates'
import { PageTitle } from '@/ui/page-title'

/** One section of a legal page. `id` is its address on the page in every language; `LegalText` says how its `text` is written. */
export type LegalPart = { id: string; title: string } & ({ text: string } | { body: ReactNode })

const related = [
  [t('Terms of use'), paths.terms],
  [t('Privacy policy'), paths.privacy],
  [t('Refund policy'), paths.refundPolicy],
  [t('Pricing'), paths.pricing],
] as const

function Contents({ parts }: { parts: readonly LegalPart[] }) {
  return (
    <ol className="mt-2 border-l border-line">
      {parts.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="-ml-px flex min-h-11 items-center border-l border-transparent py-1 pl-4 leading-snug text-muted hover:border-secondary hover:text-text"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}

/** A line of text with **bold** words and [links](/terms). */
function Line({ text }: { text: string }) {
  return text.split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/).map((piece) => {
    const [, bold, label, to = ''] = /^(?:\*\*(.+)\*\*|\[(.+)\]\((.+)\))$/s.exec(piece) ?? []
    if (bold) return <strong key={piece}>{bold}</strong>
    if (!label) return piece
    return to.startsWith('/') ? (
      <Link key={piece} to={to}>
        {label}
      </Link>
    ) : (
      <a key={piece} href={to}>
        {label}
      </a>
    )
  })
}

/** Paragraphs with an empty line between them; a block of lines that begin with a hyphen is a list. */
function LegalText({ text }: { text: string }) {
  return text
    .trim()
    .split('\n\n')
    .map((block) =>
      block.startsWith('- ') ? (
        <ul key={block}>
          {block
            .slice(2)
            .split('\n- ')
            .map((item) => (
              <li key={item}>
                <Line text={item} />
              </li>
            ))}
        </ul>
      ) : (
        <p key={block}>
          <Line text={block} />
        </p>
      ),
    )
}

function Part(part: LegalPart) {
  const { id, title } = part
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="mt-10">
      <h2 id={`${id}-heading`} className="text-xl">
        {title}
      </h2>
      <div className="mt-3 grid gap-3 text-muted [&_a]:text-secondary [&_a]:underline [&_strong]:text-text [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-2 [&_ul]:pl-5">
        {'text' in part ? <LegalText text={part.text} /> : part.body}
      </div>
    </section>
  )
}

/** A page of plain legal text: date of the last change, introduction, sections, on a desktop their contents beside. */
export function LegalPage({
  title,
  description,
  intro,
  parts,
}: {
  title: string
  description: string
  intro: ReactNode
  parts: readonly LegalPart[]
}) {
  return (
    <div className="page-column grid grid-cols-1 gap-x-16 py-7 sm:py-9 lg:grid-cols-[minmax(0,44em)_minmax(0,1fr)]">
      <PageTitle title={title} description={description} />
      <article>
        <h1 className="text-page sm:text-page-wide">{title}</h1>
        <p className="mt-3 text-sm text-muted">
          {t('Last updated: {date}', { date: formatMediumDate(new Date(legal.policiesUpdated)) })}
        </p>
        <p className="mt-6 text-reading">{intro}</p>
        <details className="group mt-4 text-detail lg:hidden">
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control font-semibold text-secondary [&::-webkit-details-marker]:hidden">
            {t('On this page')}
            <ChevronDown size={16} aria-hidden className="transition-transform group-open:rotate-180" />
          </summary>
          <Contents parts={parts} />
        </details>
        {parts.map((part) => (
          <Part key={part.id} {...part} />
        ))}
        <ul
          aria-label={t('See also')}
          className="mt-12 flex flex-wrap gap-x-6 border-t border-line pt-4 text-detail"
        >
          {related
            .filter(([name]) => name !== title)
            .map(([name, to]) => (
              <li key={to}>
                <Link to={to} className="inline-flex min-h-11 items-center text-secondary hover:underline">
                  {name}
                </Link>
              </li>
            ))}
        </ul>
      </article>
      <nav aria-label={t('On this page')} className="sticky top-28 self-start text-sm max-lg:hidden">
        <p className="font-semibold">{t('On this page')}</p>
        <Contents parts={parts} />
      </nav>
    </div>
  )
}
