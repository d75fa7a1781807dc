import { paths } from '@/config/paths'
import { ButtonLink } from '@/ui/button'

/** The last word of the landing page: one thing to do next, and a smaller one. */
export function ClosingCall() {
  return (
    <section className="page-column mt-20 pb-6 text-center lg:mt-30 lg:pb-14">
      <h2 className="mx-auto max-w-2xl text-closing">
        <span className="block">The next exam has a date.</span> Start before it does.
      </h2>
      <p className="mx-auto mt-4 max-w-[34em] text-balance text-muted">
        An account is free: it keeps your tests, your place and your results, on every device that you use.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to={paths.register} look="primary" className="max-sm:flex-auto">
          Create your free account
        </ButtonLink>
        <ButtonLink to={paths.contentQuizzes} className="max-sm:flex-auto">
          Try a quiz first
        </ButtonLink>
      </div>
    </section>
  )
}
