import type { Config } from 'tailwindcss'

/** The look of design.md section 7 as tokens; spacing stays on Tailwind's own 4 px grid. */
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
      borderRadius: { control: '12px', card: '16px' },
      spacing: { header: '70px' },
      maxWidth: { container: '1200px', profile: '500px', detail: '1000px' },
      transitionDuration: { DEFAULT: '180ms' },
    },
  },
} satisfies Config
