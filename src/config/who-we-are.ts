/** Name and contact, which the manifest of the installed app is made of too; imports only the language. */
import { t } from '../language/text.ts'

export const academy = {
  name: 'Pariksha Academy',
  tagline: t('Walk into the exam having already sat it.'),
  description: t(
    'Test series on the real exam screen, daily current affairs, quizzes and PDF notes for APPSC, TGPSC, banking, SSC, railway and court exams.',
  ),
  phone: '+91 40 5550 0123',
  email: 'hello@pariksha-academy.example',
} as const
