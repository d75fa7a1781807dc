import { t } from '@/language/text'
import { academy } from './academy'

/**
 * What Indian consumer and data law asks a seller to name, apart from `academy`, which every page loads. Pages leave
 * out what is empty here; `npm run deploy:check` asks for it before the site opens to the public.
 */
export const legal = {
  /** Of the business, where it differs from the site's. */
  name: academy.name,
  gstin: '',
  courts: t('Hyderabad, Telangana'),
  policiesUpdated: '2026-11-26',
  grievanceOfficer: {
    name: '',
    email: 'grievance@pariksha-academy.example',
    phone: '+91 40 5550 0124',
    hours: t('Monday to Saturday, 10 am to 6 pm'),
  },
  /** Days in which a refund can be asked for, and working days in which it is paid. */
  refund: { askWithin: 7, paidWithin: 7 },
  /** Months for which contact messages are kept. */
  messagesKept: 12,
}
