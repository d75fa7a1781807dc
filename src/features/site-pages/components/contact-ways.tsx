import { Mail, MapPin, MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { academy } from '@/config/academy'
import { academyDetails } from '@/config/academy-details'
import { t } from '@/language/text'

const digits = (number: string) => number.replace(/[^\d+]/g, '')

function Way({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <li className="flex gap-4">
      <span className="grid size-11 flex-none place-items-center rounded-control bg-raised text-muted">
        {icon}
      </span>
      <div className="min-w-0">
        <p className="text-sm text-muted">{label}</p>
        {children}
      </div>
    </li>
  )
}

const linkClass =
  'relative inline-block pt-0.5 text-base font-medium wrap-anywhere after:absolute after:-inset-x-1 after:-top-2.5 after:-bottom-2 hover:text-secondary hover:underline'

/** Address, phone, e-mail and WhatsApp of the academy (spec section 2, about and contact). */
export function ContactWays({ className }: { className?: string }) {
  return (
    <ul className={className}>
      <Way icon={<MapPin size={20} aria-hidden />} label={t('Address')}>
        <address className="pt-0.5 text-base font-medium not-italic">
          {academyDetails.address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      </Way>
      <Way icon={<Phone size={20} aria-hidden />} label={t('Phone')}>
        <a className={linkClass} href={`tel:${digits(academy.phone)}`}>
          {academy.phone}
        </a>
      </Way>
      <Way icon={<Mail size={20} aria-hidden />} label={t('Email')}>
        <a className={linkClass} href={`mailto:${academy.email}`}>
          {academy.email}
        </a>
      </Way>
      <Way icon={<MessageCircle size={20} aria-hidden />} label={t('WhatsApp')}>
        <a
          className={linkClass}
          href={`https://wa.me/${digits(academyDetails.whatsapp).replace('+', '')}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {academyDetails.whatsapp}
        </a>
      </Way>
    </ul>
  )
}
