import { Link } from 'react-router-dom'
import { academy } from '@/config/academy'
import { paths } from '@/config/paths'
import { LegalPage, LegalSection } from '../components/legal-page'

const email = <a href={`mailto:${academy.email}`}>{academy.email}</a>

function WhatWeKeep() {
  return (
    <>
      <LegalSection title="What we keep about you">
        <ul>
          <li>
            <strong>Account:</strong> your name, e-mail address and phone number, as you typed them at
            registration. The password goes to the identity service, which keeps only a scrambled form of it;
            we cannot read it.
          </li>
          <li>
            <strong>Purchases:</strong> what you bought, when, the amount, and the order and payment ids.
            Card, bank and UPI details go to the payment provider and never to us.
          </li>
          <li>
            <strong>Technical records:</strong> our hosting and database provider notes requests (time, IP
            address, browser) for a limited time, to keep the service safe.
          </li>
        </ul>
        <p>You can read everything that is free without giving us any of this.</p>
      </LegalSection>
      <LegalSection title="What stays on your device">
        <p>
          Your answers in a quiz or test, the time that is left and your results are kept in your browser, so
          that a reload loses nothing. So is a copy of your name, e-mail and phone while you are signed in.
          Clearing the site's data in your browser removes all of it. A message written in the form on the
          contact page is noted in your browser only; to be sure that it reaches us, write to {email}.
        </p>
        <p>We use no advertising cookies, no analytics and no trackers.</p>
      </LegalSection>
    </>
  )
}

/** /privacy: what is kept, where and why; linked from registration and the footer. */
export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy policy"
      description={`What ${academy.name} keeps about a student, why, for how long, and how to have it removed.`}
      updated="21 November 2026"
      intro={`${academy.name} keeps as little about you as the work allows. This page says what that is, under the Digital Personal Data Protection Act, 2023.`}
    >
      <WhatWeKeep />
      <LegalSection title="Why we use it">
        <p>
          To sign you in, to sell and unlock what you buy, to answer you when you write, and to keep the
          records that Indian tax law asks for. We do not sell your data and do not send advertising for
          others.
        </p>
      </LegalSection>
      <LegalSection title="Who else handles it">
        <ul>
          <li>
            The cloud provider that runs our identity service, database and file storage, on our behalf.
          </li>
          <li>The payment provider, for each payment you make, under its own policy.</li>
          <li>
            The video service: small pictures in the list of videos come from it, and a video itself is loaded
            only after you press play or open it. It then sees your IP address.
          </li>
          <li>Authorities, where the law obliges us.</li>
        </ul>
      </LegalSection>
      <LegalSection title="How long">
        <p>
          Account data stays until you ask us to delete it. Records of payments stay for as long as tax and
          company law require, even after the account is gone.
        </p>
      </LegalSection>
      <LegalSection title="Your rights">
        <p>
          You can see and correct your details in your profile. You can also ask for a copy, for correction or
          for deletion, withdraw your consent, or name somebody who may act for you: write to {email} from the
          address of your account. Withdrawing consent closes the account. A student under 18 uses an account
          only with the consent of a parent or guardian, who has the same rights.
        </p>
      </LegalSection>
      <LegalSection title="Complaints and changes">
        <p>
          Complaints go to the grievance officer at {email} or by post to {academy.address.join(', ')}; see
          also the <Link to={paths.contact}>contact page</Link>. If you are not content with the answer, you
          may turn to the Data Protection Board of India. When this policy changes, the date above changes
          with it.
        </p>
      </LegalSection>
    </LegalPage>
  )
}
