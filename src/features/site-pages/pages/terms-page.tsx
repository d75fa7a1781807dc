import { academy } from '@/config/academy'
import { legal } from '@/config/legal'
import { paths } from '@/config/paths'
import { t } from '@/language/text'
import { LegalPage, type LegalPart } from '../components/legal-page'
import { complaints, email, seller } from '../components/legal-parts'

const parts: LegalPart[] = [
  {
    id: 'who-we-are-and-what-we-offer',
    title: t('Who we are and what we offer'),
    text: `${seller}\n\n${t('We offer study material and practice for competitive exams: test series, mock tests, quizzes, videos, current affairs, short daily lessons, job notices, and free and paid PDF documents. We use names of exams and commissions only to say what the material is for.')}`,
  },
  {
    id: 'your-account',
    title: t('Your account'),
    text: t(
      'Much of the content is free without an account. You need an account to buy and to open some sections. Give your own name, email address and phone number, keep your password secret, and tell us if you think that somebody else uses your account. If you are under 18, a parent or guardian must read these terms and agree to them for you.\n\nOne account is for one student. We may close an account that is shared, sold or used to copy content; we first tell you why and listen to your answer, unless the law forbids it.',
    ),
  },
  {
    id: 'prices-and-payment',
    title: t('Prices and payment'),
    text: t(
      'Prices are in Indian rupees, include all taxes, and are shown on the [pricing page]({pricing}) and again before you pay; nothing is added after that, and there are no automatic renewals. You pay through a card and UPI payment provider: we never see your card or bank details. A pack or test series opens as soon as the payment is verified, and its receipt is in My purchases.\n\nA purchase lets you, and only you, use the material for your own preparation for as long as we offer it. You do not own the material itself.',
      { pricing: paths.pricing },
    ),
  },
  {
    id: 'cancellation-and-refunds',
    title: t('Cancellation and refunds'),
    text: t(
      'What you buy opens at once, so an order cannot be cancelled after it is paid. The [refund policy]({refundPolicy}) says when and how soon you get your money back. It is part of these terms. We charge nothing for a cancellation or a refund.',
      { refundPolicy: paths.refundPolicy },
    ),
  },
  {
    id: 'using-the-material',
    title: t('Using the material'),
    text: t(
      "The questions, explanations, notes and pictures belong to us or to those who license them to us. You may not:\n\n- copy, publish, resell or share paid material, in whole or in part;\n- copy content with a program, or open paid material without paying;\n- harm the site, or try to see another student's account or purchases.",
    ),
  },
  {
    id: 'no-promise-of-a-result',
    title: t('No promise of a result'),
    text: t(
      'We do not conduct exams or recruit anybody. We check questions, answers and notices with care, but mistakes happen and exam rules change: read the official notification before you apply for anything. Numbers on this site about students and results describe the past; they are no promise. If you find a mistake, write to {email}, and we will check it.',
      { email },
    ),
  },
  {
    id: 'our-responsibility',
    title: t('Our responsibility'),
    text: t(
      'We try to keep the site running, but it can be unavailable for maintenance or for reasons beyond our control. As far as the law allows, we never owe you more for a purchase than you paid for it. This does not limit what the law does not let us limit, or your rights under the Consumer Protection Act, 2019.',
    ),
  },
  {
    id: 'links-to-other-sites',
    title: t('Links to other sites'),
    text: t(
      'Job notices, videos and some resources open on other sites. Those sites have their own terms, and we do not run them.',
    ),
  },
  complaints,
  {
    id: 'changes-and-law',
    title: t('Changes and law'),
    text: t(
      'When these terms change, the date above changes with them; a change does not take away what you have already bought. The law of India applies, and the courts at {courts}, decide disputes, unless consumer law lets you go to another court. How we treat your data is on the [privacy page]({privacy}).',
      { courts: legal.courts, privacy: paths.privacy },
    ),
  },
]

/** /terms: the terms of use, linked from registration and the footer. */
export function TermsPage() {
  return (
    <LegalPage
      title={t('Terms of use')}
      description={t('The terms on which {name} offers its tests, quizzes, articles and PDF packs.', {
        name: academy.name,
      })}
      intro={t(
        'These terms are between you and {name}. By using this site you agree to them; if you do not, please do not use it.',
        { name: legal.name },
      )}
      parts={parts}
    />
  )
}
