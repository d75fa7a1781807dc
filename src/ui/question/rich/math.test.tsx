import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MathFormula } from './math'

// jsdom draws no mathematics, but it parses and keeps the elements.
beforeEach(() => vi.stubGlobal('MathMLElement', Element))
afterEach(() => vi.unstubAllGlobals())

const show = (inner: string, root = '<math xmlns="http://www.w3.org/1998/Math/MathML">') =>
  render(
    <MathFormula
      formula={{ type: 'formula', mathml: `${root}${inner}</math>`, tex: '', plain: 'one half' }}
    />,
  ).container

test('a formula is drawn, and said in words', () => {
  const page = show('<mfrac linethickness="2px"><mn>1</mn><mn>2</mn></mfrac>')
  expect(screen.getByLabelText('one half').namespaceURI).toBe('http://www.w3.org/1998/Math/MathML')
  expect(page.innerHTML).toBe(
    '<math aria-label="one half"><mfrac linethickness="2px"><mn>1</mn><mn>2</mn></mfrac></math>',
  )
})

test('a table of numbers keeps its cells over several rows', () => {
  const page = show('<mtable><mtr><mtd rowspan="2"><mn>1</mn></mtd></mtr></mtable>')
  expect(page.querySelector('mtd')?.getAttribute('rowspan')).toBe('2')
})

test('one on a line of its own says so', () => {
  show('<mi>x</mi>', '<math display="block">')
  expect(screen.getByLabelText('one half').getAttribute('display')).toBe('block')
})

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a style', '<style>body{display:none}</style>'],
  [
    'an HTML element',
    '<mtext><img xmlns="http://www.w3.org/1999/xhtml" src="x" onerror="alert(1)"/></mtext>',
  ],
  ['an HTML element named like one of MathML', '<mi xmlns="http://www.w3.org/1999/xhtml">evil</mi>'],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><a href="javascript:alert(1)">evil</a></svg>'],
  ['a foreign annotation', '<annotation-xml encoding="text/html"><p>evil</p></annotation-xml>'],
  ['the TeX beside it', '<annotation encoding="application/x-tex">evil</annotation>'],
])('%s never reaches the page', (_, evil) => {
  const page = show(`<mn>7</mn>${evil}`)
  expect(page).toHaveTextContent(/^7$/)
  const names = [...page.querySelectorAll('*')].map(({ localName }) => localName)
  expect(names.filter((name) => !['math', 'mn', 'mtext'].includes(name))).toEqual([])
})

test.each(['onclick', 'href', 'style', 'class', 'id', 'xlink:href', 'data-x'])(
  'the attribute %s never reaches the page',
  (name) => {
    const page = show(
      `<mn ${name}="javascript:alert(1)" mathvariant="normal">7</mn>`,
      '<math xmlns:xlink="http://www.w3.org/1999/xlink">',
    )
    expect(page.innerHTML).toBe('<math aria-label="one half"><mn mathvariant="normal">7</mn></math>')
  },
)

test('what only stands around a formula leaves its content', () => {
  const page = show('<semantics><mn>7</mn><annotation>7</annotation></semantics>')
  expect(page.innerHTML).toBe('<math aria-label="one half"><mrow><mn>7</mn></mrow></math>')
})

test.each([
  ['broken XML', '<math><mfrac><mn>1</mn>'],
  ['another language', '<p>1/2</p>'],
  ['an entity that would grow', '<!DOCTYPE math [<!ENTITY a "b">]><math>&a;&b;</math>'],
  ['nothing', ''],
])('%s shows the plain reading', (_, mathml) => {
  const { container } = render(<MathFormula formula={{ type: 'formula', mathml, tex: '', plain: '1/2' }} />)
  expect(container.innerHTML).toBe('1/2')
})

test('a browser without MathML shows the plain reading', () => {
  vi.stubGlobal('MathMLElement', undefined)
  expect(show('<mn>7</mn>').innerHTML).toBe('one half')
})

test('a formula that is nested too deep to draw is said in words', () => {
  const nested = (levels: number) => `${'<mrow>'.repeat(levels)}<mn>1</mn>${'</mrow>'.repeat(levels)}`
  expect(show(nested(3000)).innerHTML).toBe('one half')
  expect(show(nested(50)).querySelectorAll('mrow')).toHaveLength(50)
})
