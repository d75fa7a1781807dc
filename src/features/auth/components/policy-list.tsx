import { Check, Dot } from 'lucide-react'
import { type PasswordPolicy, policyParts } from '../model/password-policy'

/** The service's demands on a password, each with whether the typed one meets it. */
export function PolicyList({ policy, password }: { policy: PasswordPolicy; password: string }) {
  return (
    <ul aria-label="The password needs" className="mb-2 grid gap-1 text-sm">
      {policyParts(policy, password).map(({ text, met }) => {
        const Icon = met ? Check : Dot
        return (
          <li key={text} className={met ? 'flex items-center gap-2 text-success' : 'flex items-center gap-2'}>
            <Icon size={16} strokeWidth={met ? 3 : 4} aria-hidden className="flex-none" />
            {text}
            <span className="sr-only">{met ? ' (met)' : ' (missing)'}</span>
          </li>
        )
      })}
    </ul>
  )
}
