import { expect, it } from 'vitest'
import { bookBody } from './book-text'

it('turns each kind of line into its element', () => {
  const html = bookBody('# One\n## Two\ntext **strong** < 5\n- a\n- b\n\n! mind\n= a + b')
  expect(html).toBe(
    [
      '<h2>One</h2>',
      '<h3>Two</h3>',
      '<p>text <b>strong</b> &lt; 5</p>',
      '<ul>',
      '<li>a</li>',
      '<li>b</li>',
      '</ul>',
      '<div class="note">mind</div>',
      '<div class="formula">a + b</div>',
    ].join('\n'),
  )
})

it('repeats a starred table as a recall sheet with every first cell and nothing to copy', () => {
  const html = bookBody('| *Day | Date\n| One | 1 May\n| Two | 2 May\n| Three | 3 May')
  const [, sheet = ''] = html.split('Recall sheets')
  for (const day of ['One', 'Two', 'Three']) expect(sheet).toContain(`<td>${day}</td>`)
  expect(sheet).not.toContain('May')
  expect(html.split('Recall sheets')[0]).not.toContain('*')
})

it('collects questions with their answers, and refuses one without', () => {
  const html = bookBody('? Why? :: Because\n? How many? :: Two')
  expect(html).toContain('<li>Why?</li>\n<li>How many?</li>')
  expect(html).toContain('1. Because. 2. Two.')
  expect(() => bookBody('? Why?')).toThrow('needs an answer')
})
