/** Who we are, in one place: name, contact, social links and the figures that the landing and about pages claim. */
export const academy = {
  name: 'Pariksha Academy',
  tagline: 'Walk into the exam having already sat it.',
  description:
    'Test series on the real exam screen, daily current affairs, quizzes and PDF notes for APPSC, TSPSC, banking, SSC, railway and court exams.',
  phone: '+91 40 5550 0123',
  whatsapp: '+91 90000 00123',
  email: 'hello@pariksha-academy.example',
  address: ['2nd Floor, Vidya Bhavan', 'Ashok Nagar, Hyderabad', 'Telangana 500020, India'],
  social: {
    youtube: 'https://www.youtube.com/@pariksha-academy-example',
    telegram: 'https://t.me/pariksha_academy_example',
    instagram: 'https://www.instagram.com/pariksha_academy_example',
  },
  claims: {
    trustedBy: '5000+',
    students: '50K+',
    successRate: '95%',
    mockTests: '1000+',
    years: '5+',
    since: 2018,
  },
} as const
