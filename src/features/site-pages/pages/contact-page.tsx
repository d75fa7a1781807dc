import { Card } from '@/ui/card'
import { PageTitle } from '@/ui/page-title'
import { ContactForm } from '../components/contact-form'
import { ContactWays } from '../components/contact-ways'
import { SocialLinks } from '../components/social-links'

/** /contact: address, phone, e-mail, WhatsApp, social links and a message form (spec section 2). */
export function ContactPage() {
  return (
    <div className="page-column py-10 sm:py-14">
      <PageTitle
        title="Contact"
        description="Ask about a test series, a PDF pack, a payment or your account: phone, WhatsApp, e-mail or the message form."
      />
      <h1 className="text-3xl sm:text-4xl">Contact us</h1>
      <p className="mt-3 max-w-[38em] text-muted">
        A question about a test, a pack or a payment? Write or call; if it is about a payment, keep the
        payment id at hand.
      </p>
      <div className="mt-9 grid grid-cols-1 items-start gap-10 lg:grid-cols-[1fr_1.35fr] lg:gap-10">
        <div className="grid grid-cols-1 gap-8">
          <ContactWays className="grid grid-cols-1 gap-5 sm:max-lg:grid-cols-2" />
          <section>
            <h2 className="mb-3 text-lg">Follow us</h2>
            <SocialLinks />
          </section>
        </div>
        <Card className="p-5 sm:p-8">
          <h2 className="mb-5 text-xl">Send us a message</h2>
          <ContactForm />
        </Card>
      </div>
    </div>
  )
}
