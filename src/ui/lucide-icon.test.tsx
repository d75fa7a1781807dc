import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import createLucideIcon from './lucide-icon'

const Menu = createLucideIcon({ node: [['path', { d: 'M4 5h16', key: 'a' }]] })

test('an icon has its size and class, and is hidden from readers', () => {
  const { container } = render(<Menu size={18} className="text-primary" />)
  const icon = container.querySelector('svg')
  expect(icon).toHaveAttribute('aria-hidden', 'true')
  expect(icon).toHaveAttribute('width', '18')
  expect(icon).toHaveClass('text-primary')
  expect(icon?.querySelector('path')).toHaveAttribute('d', 'M4 5h16')
})

test('one with a name of its own is read', () => {
  render(<Menu aria-label="Menu" fill="currentColor" />)
  expect(screen.getByLabelText('Menu')).toHaveAttribute('fill', 'currentColor')
})
