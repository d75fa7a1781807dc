import { academy } from '@/config/academy'
import { academyDetails } from '@/config/academy-details'
import { legal } from '@/config/legal'
import { t } from '@/language/text'
import type { LegalPart } from './legal-page'

const { grievanceOfficer: officer, name, gstin } = legal

/** As a link, in the text of a part. */
export const email = `[${academy.email}](mailto:${academy.email})`

/** The seller, as the E-Commerce Rules require. */
export const seller = [
  t('{name}, {address}. Phone {phone}, email {email}.', {
    name,
    address: academyDetails.address.join(', '),
    phone: academy.phone,
    email,
  }),
  gstin && t('GSTIN: {gstin}.', { gstin }),
]
  .filter(Boolean)
  .join(' ')

/** The grievance officer, and when they answer (Consumer Protection (E-Commerce) Rules, 2020, and the DPDP Act, 2023). */
function Grievance() {
  return (
    <>
      <p>
        {t(
          'Our grievance officer handles every complaint about a purchase or about your data. Within 48 hours we confirm that we have your complaint and give you its number. Within one month you get a decision.',
        )}
      </p>
      <address className="rounded-card border border-line bg-surface p-5 wrap-anywhere not-italic">
        <strong>
          {officer.name ? t('Grievance officer: {name}', { name: officer.name }) : t('Grievance officer')}
        </strong>
        <br />
        <a href={`mailto:${officer.email}`}>{officer.email}</a>
        <br />
        <a href={`tel:${officer.phone.replaceAll(' ', '')}`}>{officer.phone}</a>, {officer.hours}
        <br />
        {academyDetails.address.join(', ')}
      </address>
      <p>
        {t(
          'If you do not agree with the decision, you can go to the National Consumer Helpline (1915) or a consumer commission.',
        )}
      </p>
    </>
  )
}

/** The same in every policy. */
export const complaints: LegalPart = { id: 'complaints', title: t('Complaints'), body: <Grievance /> }
