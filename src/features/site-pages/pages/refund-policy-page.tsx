import { academy } from '@/config/academy'
import { legal } from '@/config/legal'
import { paths } from '@/config/paths'
import { LegalPage, type LegalPart } from '../components/legal-page'
import { complaints, email, seller } from '../components/legal-parts'

const { askWithin, paidWithin } = legal.refund

const parts: LegalPart[] = [
  {
    title: 'When you get your money back',
    text: `
In full, whenever you tell us, if you were charged and

- what you bought did not open, or
- you were charged twice for the same pack or test series.

In full, if you ask within ${askWithin} days of the payment and

- you bought the wrong one, and have opened neither a premium test nor a file of it, or
- it is not what its page describes, or a fault keeps you from using it and we cannot mend it within a week.

If we take a pack or a test series off the site within a year of your purchase, we return its price without being
asked.
`,
  },
  {
    title: 'When you do not',
    text: `
Digital material can be read at once and cannot be given back. After you have opened a premium test or a file, a
change of mind, an exam that was put off, or a result that you hoped to be better is no reason for a refund. Free
tests and sample pages are there so that you can look before you buy. Your rights under the Consumer Protection
Act, 2019, against defective goods and deficient services stay as they are.
`,
  },
  {
    title: 'How to ask',
    text: `
Write to ${email}, or use the form on the [contact page](${paths.contact}), with the payment id and the address of
your account. The payment id stands on the receipt under [My purchases](${paths.purchases}) and in the message of
your bank or UPI app.

If money left your account and nothing opened, wait a few minutes and open the page again first: most payments
confirm themselves. You never need to pay a second time.
`,
  },
  {
    title: 'How it is paid',
    text: `
To the card, bank account or UPI id that you paid with, within ${paidWithin} working days of our yes; your bank
may need a few days more. We deduct nothing. What was refunded closes again in your account.
`,
  },
  {
    title: 'Cancelling an order',
    text: `
Closing the payment window cancels the order, and nothing is charged. A paid order is carried out at once, so
there is nothing left to cancel; the rules above apply. There are no subscriptions, and nothing renews by itself.
`,
  },
  { title: 'Who sells', text: seller },
  complaints,
]

/** /refund-policy: when, how and how soon money comes back; linked from the footer and the terms. */
export function RefundPolicyPage() {
  return (
    <LegalPage
      title="Refund policy"
      description={`When ${academy.name} returns what you paid for a test series or a PDF pack, how to ask, and how soon it is paid.`}
      intro="Prices are small, and so should be the worry. This page says in plain words when you get your money back."
      parts={parts}
    />
  )
}
