/** What a developer or operator reads when the build lacks its configuration. */
export function ConfigurationPage({ problems }: { problems: readonly string[] }) {
  return (
    <main className="page-column max-w-2xl py-16">
      <title>Configuration is incomplete</title>
      <h1 className="text-2xl">Configuration is incomplete</h1>
      <p className="mt-3 text-muted">
        This build cannot start until these variables are right. Every one is explained in{' '}
        <code>.env.example</code>; put yours into <code>.env</code> and build again.
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
