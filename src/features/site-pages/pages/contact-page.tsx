import { academyDetails } from '@/config/academy-details'
import { t } from '@/language/text'
import { Card } from '@/ui/card'
import { PageTitle } from '@/ui/page-title'
import { ContactForm } from '../components/contact-form'
import { ContactWays } from '../components/contact-ways'

/** Marks drawn on a 24 px grid; the icon package has none of brands. */
const networks = [
  {
    name: t('YouTube'),
    href: academyDetails.social.youtube,
    mark: (
      <>
        <rect x="2.5" y="5.5" width="19" height="13" rx="4" />
        <path d="m10 9.2 4.8 2.8-4.8 2.8z" fill="currentColor" />
      </>
    ),
  },
  {
    name: t('Telegram'),
    href: academyDetails.social.telegram,
    mark: <path d="M21 4 3 11.2l5.6 2.1L19 6.5l-7.6 8.3V20l2.9-3.3 3.9 2.8z" />,
  },
  {
    name: t('Instagram'),
    href: academyDetails.social.instagram,
    mark: (
      <>
        <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
        <circle cx="12" cy="12" r="3.9" />
        <circle cx="16.8" cy="7.2" r=".6" fill="currentColor" />
      </>
    ),
  },
] as const

function SocialLinks() {
  return (
    <ul className="grid grid-cols-3 gap-2 @max-[20rem]:flex @max-[20rem]:flex-wrap sm:flex">
      {networks.map(({ name, href, mark }) => (
        <li key={name}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className="flex min-h-11 items-center justify-center gap-x-2 gap-y-1 rounded-control border border-edge/70 @max-[20rem]:px-2 max-sm:flex-col max-sm:py-2.5 sm:px-4 text-detail font-medium hover:border-edge hover:bg-raised"
          >
            <svg
              viewBox="0 0 24 24"
              width={20}
              height={20}
              fill="none"
              stroke="currentColor"
              strokeWidth={1.6}
              strokeLinejoin="round"
              aria-hidden
            >
              {mark}
            </svg>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** /contact: address, phone, e-mail, WhatsApp, social links and a message form (spec section 2). */
export function ContactPage() {
  return (
    <div className="page-column py-7 sm:py-9">
      <PageTitle
        title={t('Contact')}
        description={t(
          'Ask about a test series, a PDF pack, a payment or your account by phone, WhatsApp, email or the message form.',
        )}
      />
      <h1 className="text-page sm:text-page-wide">{t('Contact us')}</h1>
      <p className="mt-3 max-w-[38em] text-muted">
        {t('Write or call us about a test, a pack or a payment. For a payment, have your payment ID ready.')}
      </p>
      <div className="mt-9 grid grid-cols-1 items-start gap-10 lg:grid-cols-[1fr_1.35fr] lg:gap-10">
        <div className="grid grid-cols-1 gap-8">
          <ContactWays className="grid grid-cols-1 gap-5 sm:max-lg:grid-cols-2" />
          <section>
            <h2 className="mb-3 text-lg">{t('Follow us')}</h2>
            <SocialLinks />
          </section>
        </div>
        <Card className="p-5 sm:p-8">
          <h2 className="mb-5 text-xl">{t('Send us a message')}</h2>
          <ContactForm />
        </Card>
      </div>
    </div>
  )
}
