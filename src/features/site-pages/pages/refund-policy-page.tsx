import { academy } from '@/config/academy'
import { legal } from '@/config/legal'
import { paths } from '@/config/paths'
import { t } from '@/language/text'
import { LegalPage, type LegalPart } from '../components/legal-page'
import { complaints, email, seller } from '../components/legal-parts'

const { askWithin, paidWithin } = legal.refund

const parts: LegalPart[] = [
  {
    id: 'when-you-get-your-money-back',
    title: t('When you get your money back'),
    text: t(
      'In full, whenever you tell us, if you were charged and\n\n- what you bought did not open, or\n- you were charged twice for the same pack or test series.\n\nIn full, if you ask within {days} days of the payment and\n\n- you bought the wrong one, and have opened neither a premium test nor a file of it, or\n- it is not what its page describes, or a fault stops you from using it and we cannot fix it within a week.\n\nIf we remove a pack or a test series from the site within a year of your purchase, we refund its price, even if you do not ask.',
      { days: askWithin },
    ),
  },
  {
    id: 'when-you-do-not',
    title: t('When you do not get a refund'),
    text: t(
      'Digital material opens at once and cannot be returned. After you open a premium test or a file, we give no refund because you changed your mind, your exam was postponed, or your result was lower than you hoped. Look at the free tests and sample pages before you buy. Your rights under the Consumer Protection Act, 2019, about defective goods and deficient services, stay the same.',
    ),
  },
  {
    id: 'how-to-ask',
    title: t('How to ask'),
    text: t(
      'Write to {email}, or use the form on the [contact page]({contact}), with the payment id and the email address of your account. The payment id is on the receipt in [My purchases]({purchases}) and in the message from your bank or UPI app.\n\nIf money left your account and nothing opened, wait a few minutes and open the page again first: most payments are confirmed automatically. You never need to pay a second time.',
      { email, contact: paths.contact, purchases: paths.purchases },
    ),
  },
  {
    id: 'how-it-is-paid',
    title: t('How it is paid'),
    text: t(
      'To the card, bank account or UPI id that you paid with, within {days} working days after we agree; your bank may need a few days more. We deduct nothing. What we refund is then locked again in your account.',
      { days: paidWithin },
    ),
  },
  {
    id: 'cancelling-an-order',
    title: t('Cancelling an order'),
    text: t(
      'Closing the payment window cancels the order, and nothing is charged. What you pay for opens at once, so a paid order cannot be cancelled; the rules above apply. There are no subscriptions and no automatic renewals.',
    ),
  },
  { id: 'who-sells', title: t('Who sells'), text: seller },
  complaints,
]

/** /refund-policy: when, how and how soon money comes back; linked from the footer and the terms. */
export function RefundPolicyPage() {
  return (
    <LegalPage
      title={t('Refund policy')}
      description={t(
        'When {name} refunds a test series or a PDF pack, how to ask, and when you get the money.',
        { name: academy.name },
      )}
      intro={t('This page says in plain words when you get your money back, and how.')}
      parts={parts}
    />
  )
}
