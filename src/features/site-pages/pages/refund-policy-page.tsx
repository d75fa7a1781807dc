import { Link } from 'react-router-dom'
import { academy } from '@/config/academy'
import { legal } from '@/config/legal'
import { paths } from '@/config/paths'
import { Grievance, Seller } from '../components/grievance'
import { LegalPage, type LegalPart } from '../components/legal-page'

const email = <a href={`mailto:${academy.email}`}>{academy.email}</a>
const { askWithin, paidWithin } = legal.refund

const parts: LegalPart[] = [
  {
    title: 'When you get your money back',
    body: (
      <>
        <p>In full, whenever you tell us, if you were charged and</p>
        <ul>
          <li>what you bought did not open, or</li>
          <li>you were charged twice for the same pack or test series.</li>
        </ul>
        <p>In full, if you ask within {askWithin} days of the payment and</p>
        <ul>
          <li>you bought the wrong one, and have opened neither a premium test nor a file of it, or</li>
          <li>
            it is not what its page describes, or a fault keeps you from using it and we cannot mend it within
            a week.
          </li>
        </ul>
        <p>
          If we take a pack or a test series off the site within a year of your purchase, we return its price
          without being asked.
        </p>
      </>
    ),
  },
  {
    title: 'When you do not',
    body: (
      <p>
        Digital material can be read at once and cannot be given back. After you have opened a premium test or
        a file, a change of mind, an exam that was put off, or a result that you hoped to be better is no
        reason for a refund. Free tests and sample pages are there so that you can look before you buy. Your
        rights under the Consumer Protection Act, 2019, against defective goods and deficient services stay as
        they are.
      </p>
    ),
  },
  {
    title: 'How to ask',
    body: (
      <>
        <p>
          Write to {email}, or use the form on the <Link to={paths.contact}>contact page</Link>, with the
          payment id and the address of your account. The payment id stands on the receipt under{' '}
          <Link to={paths.purchases}>My purchases</Link> and in the message of your bank or UPI app.
        </p>
        <p>
          If money left your account and nothing opened, wait a few minutes and open the page again first:
          most payments confirm themselves. You never need to pay a second time.
        </p>
      </>
    ),
  },
  {
    title: 'How it is paid',
    body: (
      <p>
        To the card, bank account or UPI id that you paid with, within {paidWithin} working days of our yes;
        your bank may need a few days more. We deduct nothing. What was refunded closes again in your account.
      </p>
    ),
  },
  {
    title: 'Cancelling an order',
    body: (
      <p>
        Closing the payment window cancels the order, and nothing is charged. A paid order is carried out at
        once, so there is nothing left to cancel; the rules above apply. There are no subscriptions, and
        nothing renews by itself.
      </p>
    ),
  },
  { title: 'Who sells', body: <Seller /> },
  { title: 'Complaints', body: <Grievance /> },
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
