import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Picture } from './picture'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'connection')
})

const saveData = () =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
const picture = (more: Partial<Parameters<typeof Picture>[0]> = {}) => (
  <Picture src="/dam.webp" alt="A dam" width={640} height={360} className="h-40 w-full" {...more} />
)
const image = () => document.querySelector('img')

test('loads by itself when data need not be saved', () => {
  render(picture())
  expect(screen.getByRole('img', { name: 'A dam' })).toHaveAttribute('src', '/dam.webp')
})

test('with data saving it loads when it is asked for, in the same box, and takes the focus', () => {
  saveData()
  const { container } = render(picture())
  expect(image()).toBeNull()
  expect(screen.getByText('A dam', { selector: 'span.px-2' })).toBeVisible()
  expect(container.firstElementChild).toHaveClass('h-40', 'w-full')
  fireEvent.click(screen.getByRole('button', { name: 'Show picture: A dam' }))
  expect(image()).toHaveAttribute('src', '/dam.webp')
  expect(image()).toHaveClass('h-40', 'w-full')
  expect(image()).toHaveFocus()
})

test('a browser that knows the preference by a media query is heard too', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-reduced-data: reduce)' }))
  render(picture({ alt: '' }))
  expect(image()).toBeNull()
  expect(screen.getByRole('button', { name: 'Show picture' })).toBeVisible()
})

test('what a question needs comes; in a link there is no second control; the logo costs nothing', () => {
  saveData()
  const { rerender } = render(picture({ isNeeded: true }))
  expect(image()).toHaveAttribute('src', '/dam.webp')
  rerender(picture({ inControl: true }))
  expect(image()).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  rerender(picture({ src: null }))
  expect(image()).toHaveAttribute('src', '/logo.svg')
})

test('prerendered HTML is the same for everybody', () => {
  saveData()
  expect(renderToString(picture())).toContain('<img')
})
