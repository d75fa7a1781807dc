import { Link } from 'react-router-dom'
import { academy } from '@/config/academy'
import { paths } from '@/config/paths'

export function Logo() {
  return (
    <Link
      to={paths.home}
      className="flex min-h-11 items-center gap-2 rounded-lg font-heading text-reading sm:gap-2.5 sm:text-lg font-semibold leading-[1.12] max-[439px]:w-min max-[439px]:text-logo min-[440px]:whitespace-nowrap"
    >
      <img src="/logo.svg" alt="" width={28} height={28} className="max-w-none" />
      {academy.name}
    </Link>
  )
}
