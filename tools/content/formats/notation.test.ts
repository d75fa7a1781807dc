import { expect, test } from 'vitest'
import { plainText } from '../../../src/domain/rich-text'
import { readText } from '../../../src/domain/stored-text'
import { formulaOf } from './formula'
import { textOf } from './notation'

test.each([
  [String.raw`\frac{a+b}{c}`, '(a + b)/c'],
  [String.raw`\sqrt{x^2+1}`, '√(x^2 + 1)'],
  [String.raw`\sqrt[3]{8}`, 'root 3 of (8)'],
  [String.raw`a_1 \times b^{n+1}`, 'a_1 × b^(n + 1)'],
  [String.raw`\begin{pmatrix}1&2\\3&4\end{pmatrix}`, '([1, 2; 3, 4])'],
  [String.raw`x \text{ metres}`, 'x metres'],
  [String.raw`\sin^2 30° + \sqrt{2}\cos\theta`, 'sin^2 30° + √(2)cos θ'],
  [String.raw`\frac{a^2}{bc}`, 'a^2/(bc)'],
  [String.raw`\left(x + \frac{1}{x}\right)^3 (a)(b)`, '(x + 1/x)^3(a)(b)'],
  [String.raw`\frac{(a)(b)}{2} = -\frac{b}{a}`, '(a)(b)/2 = −b/a'],
  [String.raw`\bar{x}`, 'x bar'],
])('%s is MathML, and read as %s', (tex, plain) => {
  const formula = formulaOf(tex)
  expect(formula).toMatchObject({ type: 'formula', tex, plain })
  expect(formula.mathml).toMatch(/^<math>.*<\/math>$/s)
  expect(formula.mathml).not.toMatch(/class|style|xmlns/)
})

test('TeX that cannot be read is said in one sentence', () => {
  expect(() => formulaOf(String.raw`\frac{a}`)).toThrow(/^the formula ".*" cannot be read: .+/)
})

test.each([
  'How many?',
  'It costs $5 and $6.',
  'a ~ b',
  '2 * 3 ** 4',
  'one | two',
  'First\nsecond',
  'Is 5**2 and 3**2 the same as 2 ** 3 ** 4?',
  'x**2 + (a+b)**2 = [c]**2',
  'The ____ is larger than the ____.',
  'The capital is _____.',
  'Between ______ and (__) or (__), or __ , 5 __',
  'x^2+y^2=z^2',
  '2^3*4^5, a^m+b^n and (a^2-b^2)',
])('%j stays a plain text', (text) => {
  expect(textOf(text)).toBe(text)
})

test('signs of emphasis and raised letters are read beside powers and lines to be filled in', () => {
  expect(textOf('Of **A**, "**B**" and 2**3 the ____ is __not__ 10^-3^ x^2^y^n+1^; **తెలుగు**లో')).toEqual([
    {
      type: 'paragraph',
      content: [
        'Of ',
        { type: 'strong', text: 'A' },
        ', "',
        { type: 'strong', text: 'B' },
        '" and 2**3 the ____ is ',
        { type: 'underline', text: 'not' },
        ' 10',
        { type: 'sup', text: '-3' },
        ' x',
        { type: 'sup', text: '2' },
        'y',
        { type: 'sup', text: 'n+1' },
        '; ',
        { type: 'strong', text: 'తెలుగు' },
        'లో',
      ],
    },
  ])
})

test('formulas, emphasis, tables and figures are blocks that the app reads whole', () => {
  const text = textOf(
    'If $x^2 = 4$, **which** H~2~O is __true__ for 10^th^?\n$$\\frac{1}{2}$$\n| Year | Sales |\n|---|---|\n| 2024 | $y$ |\n![A bar chart](bars.png)',
    (image, alt) => ({ type: 'figure', image, alt, width: 10, height: 5 }),
  )
  expect(text).toMatchObject([
    { type: 'paragraph' },
    { type: 'formula' },
    { type: 'table', header: 'columns' },
    { type: 'figure', alt: 'A bar chart' },
  ])
  const losses: string[] = []
  expect(readText(text, (path) => losses.push(path))).toEqual(text)
  expect(losses).toEqual([])
  expect(plainText(text)).toBe(
    'If x^2 = 4, which H₂O is true for 10th?\n1/2\nYear | Sales\n2024 | y\nA bar chart',
  )
})
