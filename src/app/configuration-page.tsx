/** What a developer or operator reads when the build lacks its configuration. */
import { t } from '@/language/text'
import { Trans } from '@/language/trans'

export function ConfigurationPage({ problems }: { problems: readonly string[] }) {
  return (
    <main className="page-column max-w-2xl py-16">
      <title>{t('Configuration is incomplete')}</title>
      <h1 className="text-2xl">{t('Configuration is incomplete')}</h1>
      <p className="mt-3 text-muted">
        <Trans
          message={
            'This build cannot start until these variables are right. Every one is explained in <code>.env.example</code>; put yours into <code2>.env</code2> and build again.'
          }
          parts={{ code: <code />, code2: <code /> }}
        />
      </p>
      <ul className="mt-6 grid gap-2">
        {problems.map((problem) => (
          <li
            key={problem}
            className="rounded-control border border-error-line bg-error-tint px-4 py-3 font-mono text-sm"
          >
            {problem}
          </li>
        ))}
      </ul>
    </main>
  )
}
