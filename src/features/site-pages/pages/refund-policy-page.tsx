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
      'In full, whenever you tell us, if you were charged and\n\n- what you bought did not open, or\n- you were charged twice for the same pack or test series.\n\nIn full, if you ask within {days} days of the payment and\n\n- you bought the wrong one, and have opened neither a premium test nor a file of it, or\n- it is not what its page describes, or a fault keeps you from using it and we cannot mend it within a week.\n\nIf we take a pack or a test series off the site within a year of your purchase, we return its price without being asked.',
      { days: askWithin },
    ),
  },
  {
    id: 'when-you-do-not',
    title: t('When you do not'),
    text: t(
      'Digital material can be read at once and cannot be given back. After you have opened a premium test or a file, a change of mind, an exam that was put off, or a result that you hoped to be better is no reason for a refund. Free tests and sample pages are there so that you can look before you buy. Your rights under the Consumer Protection Act, 2019, against defective goods and deficient services stay as they are.',
    ),
  },
  {
    id: 'how-to-ask',
    title: t('How to ask'),
    text: t(
      'Write to {email}, or use the form on the [contact page]({contact}), with the payment id and the address of your account. The payment id stands on the receipt under [My purchases]({purchases}) and in the message of your bank or UPI app.\n\nIf money left your account and nothing opened, wait a few minutes and open the page again first: most payments confirm themselves. You never need to pay a second time.',
      { email, contact: paths.contact, purchases: paths.purchases },
    ),
  },
  {
    id: 'how-it-is-paid',
    title: t('How it is paid'),
    text: t(
      'To the card, bank account or UPI id that you paid with, within {days} working days of our yes; your bank may need a few days more. We deduct nothing. What was refunded closes again in your account.',
      { days: paidWithin },
    ),
  },
  {
    id: 'cancelling-an-order',
    title: t('Cancelling an order'),
    text: t(
      'Closing the payment window cancels the order, and nothing is charged. A paid order is carried out at once, so there is nothing left to cancel; the rules above apply. There are no subscriptions, and nothing renews by itself.',
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
        'When {name} returns what you paid for a test series or a PDF pack, how to ask, and how soon it is paid.',
        { name: academy.name },
      )}
      intro={t(
        'Prices are small, and so should be the worry. This page says in plain words when you get your money back.',
      )}
      parts={parts}
    />
  )
}
