import { academy } from '@/config/academy'
import { legal } from '@/config/legal'
import { paths } from '@/config/paths'
import { privacyNotice } from '@/config/privacy-notice'
import { t } from '@/language/text'
import { LegalPage, type LegalPart } from '../components/legal-page'
import { complaints, email } from '../components/legal-parts'

/** With App Check, its service is one more that handles data. */
const appCheck = __APP_CHECK_KEY__
  ? t(
      '- reCAPTCHA Enterprise by Google, on every visit: it checks your browser and what you do on a page, to protect our service from automated misuse. It sees your IP address.',
    )
  : null

const parts: LegalPart[] = [
  {
    id: 'what-we-keep-about-you',
    title: t('What we store about you'),
    text: t(
      '- **Account:** your name, email address and phone number; when you registered and last changed them; the names of what you bought; and when you last signed out everywhere. The password goes to the identity service, which stores only a hash of it; nobody can read it.\n- **Consent:** that you agreed to this policy, its version and language, when, and that you are 18 or older or that a parent or guardian agreed. We do not ask for your date of birth.\n- **Tests and quizzes:** which you took, what you answered, when, how long each question took, and your score; and the days on which you took the daily quiz.\n- **Revision:** a card for each question that you answered, with your results, whether you saved it, the kind of mistake and your note.\n- **Reading:** articles, jobs and files that you saved; bookmarks and notes in PDF books, and the page where you stopped.\n- **Preferences:** your exam and its day, your minutes a day, the language of the site, and extra time in tests and your category for cut-offs if you chose them. Extra time may say something about your health, and the category about your community: choose them only if you want us to keep them.\n- **Reports:** questions that you reported, what you wrote, and our answer.\n- **Purchases:** what you ordered and bought, when, the amount, refunds, and the order and payment ids. Card, bank and UPI details go to the payment provider and never to us.\n- **Messages:** what you write in the form on the contact page, with the name and email address that you give there. They are not part of your account.\n- **Technical records:** our hosting and database provider logs requests (time, IP address, browser) for a limited time, to keep the service safe.\n\nYou can read everything that is free without giving us an account. On the account page you can download everything that your account holds as one file.',
    ),
  },
  {
    id: 'what-stays-on-your-device',
    title: t('What stays on your device'),
    text: t(
      "We set no cookies and use no advertising, analytics or trackers; the payment window and a video that you play come from other companies, which may set their own cookies. Your browser's own storage holds what the site needs to work: that you are signed in, with a copy of your name, email and phone; copies of what your account holds, and what is not synced yet; downloads; lists and articles that you have read; your latest searches; and a payment under way, until it is confirmed.\n\nSigning out removes all your data from this device, including answers that were not synced yet. Three things stay: a payment under way; settings of the device that do not say who you are, such as the language of questions; and what you did here without an account. The same happens on your other devices when you sign out everywhere or delete your account, as soon as they are used online. Clearing the site's data in your browser removes the rest.",
    ),
  },
  {
    id: 'why-we-use-it-and-on-what-ground',
    title: t('Why we use it, and our legal basis'),
    text: t(
      'To sign you in, to show you your tests and what to revise, to run tests as you need them, to sell and unlock what you buy, to correct questions that you report, to answer you when you write, and to keep the records that Indian tax law asks for. We do not sell your data, build no profiles for advertising, and no program alone decides anything about you.\n\nFor your account, what you do with it and your messages, the legal basis is your consent, which you give when you register or send a message. For purchases, it is also the tax law, which requires us to keep records.',
    ),
  },
  {
    id: 'what-other-students-see',
    title: t('What other students see'),
    text: t(
      'Nobody sees your answers, your marks or your name unless you want it. For ranks we publish only numbers: how many students have which marks, without names.\n\nBefore a live test you may tick that you want to be shown. Then your first name and the first letter of your last name stand among the best of that test, with marks and rank, and in the list of the best of its week, with percentiles. To be taken out later, write to {email}: we remove your name from both. A picture of your result goes only where you send it.',
      { email },
    ),
  },
  {
    id: 'who-else-handles-it-and-where',
    title: t('Who else handles it, and where'),
    text: [
      t(
        '- The cloud provider that runs our identity service, database and file storage, on our behalf and under contract. Its servers may be outside India, in countries to which the Government of India allows data to go.\n- The payment provider, for each payment you make, under its own policy.\n- The video service: small pictures in the list of videos come from it, and a video itself is loaded only after you press play or open it. It then sees your IP address.',
      ),
      appCheck,
      t(
        '- Authorities, where the law requires it.\n\nData travels encrypted, and rules on the server let each student read only their own data. If somebody gets access to it who must not, we tell you and the Data Protection Board without delay.',
      ),
    ]
      .filter(Boolean)
      .join('\n'),
  },
  {
    id: 'how-long',
    title: t('How long'),
    text: t(
      '- Everything in your account: until you delete the account. After that we store only the day of the deletion under a random number, with nothing about you, so that another device cannot restore the account.\n- Orders, purchases and payments: for as long as tax and company law require, even after the account is gone. They hold what was bought, amounts, dates and ids, but no name or address.\n- Messages: {months} months, or until you ask us to delete yours.',
      { months: legal.messagesKept },
    ),
  },
  {
    id: 'your-rights',
    title: t('Your rights'),
    text: t(
      'Under the Digital Personal Data Protection Act, 2023, you may:\n\n- ask what we store about you, why, and with whom we shared it;\n- have it corrected, completed or updated: your name and phone at once in your profile, your email on the [account page]({account}) by a link;\n- have it erased: **Delete my account** on the account page does it at once, except orders, purchases and payments; or write to us, and we do it for you;\n- withdraw your consent as easily as you gave it. We then erase your data and close the account; what we did before stays lawful;\n- choose somebody who may use these rights for you if you die or cannot act;\n- complain, to us first and then to the Data Protection Board of India.\n\nFor anything that you cannot do yourself, write to {email} from the email address of your account. It is free.',
      { account: paths.account, email },
    ),
  },
  {
    id: 'students-under-18',
    title: t('Students under 18'),
    text: t(
      'Someone under 18 uses an account only with the consent of a parent or guardian. The registration form asks for it. They have the same rights, and we may ask them to confirm it. We do not track children and show them no advertising. If you find that a child registered without consent, tell us, and we delete the account.',
    ),
  },
  complaints,
  {
    id: 'changes',
    title: t('Changes'),
    text: t(
      'This is version {version}. When this policy changes, its version and the date above change with it; before we use your data for anything new, we ask for your consent. See also the [terms of use]({terms}).',
      { version: privacyNotice, terms: paths.terms },
    ),
  },
]

/** /privacy: what is kept, where and why; linked from registration and the footer. */
export function PrivacyPage() {
  return (
    <LegalPage
      title={t('Privacy policy')}
      description={t('What {name} stores about a student, why, for how long, and how to have it removed.', {
        name: academy.name,
      })}
      intro={t(
        '{name} stores as little about you as it can. This notice says what we store and why, and what your rights are under the Digital Personal Data Protection Act, 2023.',
        { name: legal.name },
      )}
      parts={parts}
    />
  )
}
