import { Link } from 'react-router-dom'
import { academy } from '@/config/academy'
import { paths } from '@/config/paths'
import { LegalPage, LegalSection } from '../components/legal-page'

const email = <a href={`mailto:${academy.email}`}>{academy.email}</a>

function AccountAndPurchases() {
  return (
    <>
      <LegalSection title="Your account">
        <p>
          Much of the content is free without an account. Buying and some sections need one. Give your own
          name, e-mail address and phone number, keep your password to yourself, and tell us if you think that
          somebody else uses your account. If you are under 18, ask a parent or guardian to read these terms
          and to agree to them with you.
        </p>
        <p>
          One account is for one student. We may close an account that is shared, sold or used to copy
          content.
        </p>
      </LegalSection>
      <LegalSection title="Prices and payment">
        <p>
          Prices are in Indian rupees and are shown before you pay. Payment is taken by a card and UPI payment
          provider; we never see your card or bank details. A pack or test series is unlocked as soon as the
          payment is verified.
        </p>
        <p>
          A purchase gives you, and only you, the right to read and use the material for your own preparation
          for as long as we offer it. It is not a sale of the material itself.
        </p>
      </LegalSection>
      <LegalSection title="Refunds">
        <p>
          If you were charged and nothing was unlocked, or you were charged twice, write to {email} with your
          payment id: we unlock what you bought or return the money. Because the material can be read at once,
          we do not otherwise refund a purchase that has been opened. Your rights under the Consumer
          Protection Act, 2019 stay as they are.
        </p>
      </LegalSection>
    </>
  )
}

/** /terms: the terms of use, linked from registration and the footer. */
export function TermsPage() {
  return (
    <LegalPage
      title="Terms of use"
      description={`The terms on which ${academy.name} offers its tests, quizzes, articles and PDF packs.`}
      updated="21 November 2026"
      intro={`These terms are between you and ${academy.name}, ${academy.address.join(', ')}. By using this site you agree to them; if you do not, please do not use it.`}
    >
      <LegalSection title="What we offer">
        <p>
          Study material and practice for competitive exams: test series, mock tests, quizzes, videos, current
          affairs, daily reads, notices of jobs, and free and paid PDF documents. We are not an examining body
          and have no part in any recruitment. Names of exams and bodies are used only to say what the
          material is for.
        </p>
      </LegalSection>
      <AccountAndPurchases />
      <LegalSection title="Using the material">
        <p>
          The questions, explanations, notes and pictures belong to us or to those who license them to us. You
          may not:
        </p>
        <ul>
          <li>copy, publish, resell or share paid material, in whole or in part;</li>
          <li>take content out by a program, or get round the locks on paid material;</li>
          <li>disturb the site, or try to see another student's account or purchases.</li>
        </ul>
      </LegalSection>
      <LegalSection title="No promise of a result">
        <p>
          We check questions, answers and notices with care, but mistakes happen and rules of exams change.
          Read the official notification before you apply for anything. Figures on this site about students
          and results describe the past and promise nothing for you. Tell us about a mistake at {email}, and
          we will look at it.
        </p>
      </LegalSection>
      <LegalSection title="Our responsibility">
        <p>
          We try to keep the site running, but it can be unavailable for maintenance or for reasons beyond our
          control. As far as the law allows, what we owe you in connection with a purchase is limited to what
          you paid for it. Nothing here limits a responsibility that the law does not let us limit.
        </p>
      </LegalSection>
      <LegalSection title="Links to other sites">
        <p>
          Job notices, videos and some resources open on other sites. Those have their own terms, and we do
          not run them.
        </p>
      </LegalSection>
      <LegalSection title="Changes, law and contact">
        <p>
          When these terms change, the date above changes with them; a change does not take away what you have
          already bought. The law of India applies, and the courts at Hyderabad, Telangana, decide disputes,
          unless consumer law gives you another court. Questions and complaints: {email} or the{' '}
          <Link to={paths.contact}>contact page</Link>. How we treat your data is on the{' '}
          <Link to={paths.privacy}>privacy page</Link>.
        </p>
      </LegalSection>
    </LegalPage>
  )
}
