/** Where to find us and how to write to us. Apart from `academy.ts`, which is part of every page. */
export const academyDetails = {
  whatsapp: '+91 90000 00123',
  address: ['2nd Floor, Vidya Bhavan', 'Ashok Nagar, Hyderabad', 'Telangana 500020, India'],
  social: {
    youtube: 'https://www.youtube.com/@pariksha-academy-example',
    telegram: 'https://t.me/pariksha_academy_example',
    instagram: 'https://www.instagram.com/pariksha_academy_example',
  },
} as const
