import type { Config } from 'tailwindcss'

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
        sans: ['var(--text-font)', 'Inter Fallback', 'system-ui', 'sans-serif'],
        heading: ['Poppins', 'Poppins Fallback', 'system-ui', 'sans-serif'],
      },
      /** By what a text is for; a size without a line height keeps that of what it stands in. */
      fontSize: {
        /** Chips, and letters in small boxes. */
        tag: '12.5px',
        /** Small print beside something larger. */
        caption: '13px',
        /** A card's line of facts. */
        meta: '13.5px',
        /** What tells where a list or the network stands. */
        status: '14.5px',
        /** Buttons, links in rows, and what explains a heading. */
        detail: '15px',
        /** A card's title on a phone; `reading` from 640 px on. */
        card: '15.5px',
        /** Text that is read at length, and titles of cards. */
        reading: '17px',
        /** A question or a story that leads a panel. */
        lead: '19px',
        /** The exam's clock on a wide screen. */
        clock: '22px',
        /** Heading of a page of lists; `page-wide` from 640 px on. */
        page: '25px',
        'page-wide': '32px',
        /** Heading of one item's page; `text-4xl` from 640 px on. */
        item: '27px',
        /** Heading of a section of the landing page, and its figures; `section-wide` from 1024 px on. */
        section: '28px',
        'section-wide': '40px',
        /** The landing page's last call and its first heading: as wide as the screen lets them. */
        closing: 'clamp(30px, 4.2vw, 52px)',
        hero: 'clamp(38px, 4.6vw, 60px)',
        /** A reader's name across a page of a PDF. */
        watermark: 'clamp(11px, 4cqw, 30px)',
      },
      borderRadius: { control: '12px', card: '16px' },
      spacing: { header: '70px' },
      maxWidth: { container: '1200px', profile: '500px', detail: '1000px' },
      transitionDuration: { DEFAULT: '180ms' },
    },
  },
} satisfies Config
