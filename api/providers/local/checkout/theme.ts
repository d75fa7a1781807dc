const DEFAULT_COLOR = '#FFB800'

/** Relative luminance (WCAG 2) of `#rrggbb`. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The merchant's colour (`#rrggbb`; anything else gives the default) and the text colour that can be read on it. */
export function themeOf(color: string | undefined): { background: string; text: string } {
  const background = color && /^#[0-9a-f]{6}$/i.test(color) ? color : DEFAULT_COLOR
  return { background, text: luminance(background) > 0.18 ? '#1A1300' : '#FFFFFF' }
}
