import type { Config } from 'tailwindcss'

/** What systems have for Telugu and Devanagari (Android, Windows, Apple); no file is sent for them. */
const indianLetters = [
  'Noto Sans Telugu',
  'Noto Sans Devanagari',
  'Nirmala UI',
  'Kohinoor Telugu',
  'Kohinoor Devanagari',
]

/** The product's look as tokens; spacing stays on Tailwind's own 4 px grid. */
export default {
  content: [],
  theme: {
    screens: { xs: '320px', sm: '640px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' },
    extend: {
      colors: {
        background: '#0B0F17',
        surface: '#121826',
        raised: '#1A2233',
        line: '#263043',
        /** Edges of controls: 3:1 against every surface, as WCAG 1.4.11 asks. */
        edge: '#5B6980',
        text: '#F3F5F9',
        muted: '#A7B0C0',
        primary: { DEFAULT: '#FFB800', on: '#1A1300', tint: '#1C1606', line: '#5A4610' },
        secondary: '#FFD466',
        success: { DEFAULT: '#34D399', tint: '#0A2018', line: '#14503D' },
        warning: { DEFAULT: '#FBBF24', tint: '#221A06', line: '#5A4610' },
        error: { DEFAULT: '#F87171', tint: '#241013', line: '#5C2529' },
        info: { DEFAULT: '#60A5FA', tint: '#0C1830', line: '#1E3A66' },
        marked: { DEFAULT: '#C4B5FD', tint: '#2C2150', line: '#56429A' },
      },
      fontFamily: {
        /** `--text-font` is Inter, once it is on the device (styles.css). */
        sans: ['var(--text-font)', 'Inter Fallback', 'system-ui', ...indianLetters, 'sans-serif'],
        heading: ['Poppins', 'Poppins Fallback', 'system-ui', 'sans-serif'],
      },
      /**
       * By what a text is for; a size without a line height keeps that of what it stands in. In rem, which is what a student
       * sets in the browser; a heading stays within the screen.
       */
      fontSize: {
        /** A student's places, five beside each other at the foot of a phone. */
        place: 'min(0.9375rem, 3.4vw)',
        /** Chips, and letters in small boxes. */
        tag: '0.78125rem',
        /** Small print beside something larger. */
        caption: '0.8125rem',
        /** A card's line of facts. */
        meta: '0.84375rem',
        /** What tells where a list or the network stands. */
        status: '0.90625rem',
        /** Buttons, links in rows, and what explains a heading. */
        detail: '0.9375rem',
        /** A card's title on a phone; `reading` from 640 px on. */
        card: '0.96875rem',
        /** Text that is read at length, and titles of cards. */
        reading: '1.0625rem',
        /** A question or a story that leads a panel. */
        lead: '1.1875rem',
        /** The exam's clock on a wide screen. */
        clock: '1.375rem',
        /** Heading of a page of lists; `page-wide` from 640 px on. */
        page: '1.5625rem',
        'page-wide': '2rem',
        /** Heading of one item's page; `text-4xl` from 640 px on. */
        item: 'min(1.6875rem, 12vw)',
        /** Heading of a section of the landing page, and its figures; `section-wide` from 1024 px on. */
        section: '1.75rem',
        'section-wide': '2.5rem',
        /** The landing page's last call and its first heading: as wide as the screen lets them. */
        closing: 'clamp(1.875rem, 4.2vw, 3.25rem)',
        hero: 'clamp(min(2.375rem, 14vw), 4.6vw, 3.75rem)',
        /** The academy's name in the header of a phone, which has room for no more. */
        logo: 'min(0.9375rem, 7vw)',
        /** What stands within a ring that does not grow. */
        score: '36px',
        /** A reader's name across a page of a PDF. */
        watermark: 'clamp(11px, 4cqw, 30px)',
      },
      borderRadius: { control: '12px', card: '16px' },
      /** `foot`: what stays at the foot of the screen, below what a page shows there (styles.css). */
      spacing: { header: '70px', foot: 'var(--foot)' },
      maxWidth: { container: '1200px', profile: '500px', detail: '1000px' },
      transitionDuration: { DEFAULT: '180ms' },
    },
  },
} satisfies Config
