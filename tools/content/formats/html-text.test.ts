import { expect, test } from 'vitest'
import { readText } from '../../../src/domain/stored-text'
import { textOfHtml } from './html-text'

const figure = (image: string, alt: string) => ({ type: 'figure', image, alt, width: 4, height: 3 }) as const
const read = (html: string) => textOfHtml(html, { figure })
const p = (...content: unknown[]) => ({ type: 'paragraph', content })
const strong = (text: string) => ({ type: 'strong', text })

test.each([
  ['', ''],
  ['<p>How many?</p>', 'How many?'],
  ['<p>First<br>second</p><p>third &amp; last&nbsp;one</p>', 'First\nsecond\nthird & last one'],
  ['<div>a < b and 5 > 3</div>', 'a < b and 5 > 3'],
  ['One<script>alert("<p>")</script> two<style>p { color: red }</style>', 'One two'],
  ['<a href="javascript:x()" onclick="y()">a link</a> <font color=red>red</font>', 'a link red'],
  ['<p>&lt;b&gt; &#x41;&#66; &alpha; &frac12; &Yacute; &madeup;</p>', '<b> AB α ½ Ý &madeup;'],
  ['<p>a&ensp;b&thinsp;c di&shy;vided &#150; &amp;ensp;</p>', 'a b c divided – &ensp;'],
])('%j needs only letters: %j', (html, text) => {
  expect(read(html)).toBe(text)
})

test.each([
  [
    '<p>An <b>im<i>por</i>tant</b> word</p>',
    [p('An ', strong('im'), { type: 'emphasis', text: 'por' }, strong('tant'), ' word')],
  ],
  ['<b>H<sub>2</sub>O</b>', [p(strong('H'), { type: 'sub', text: '2' }, strong('O'))]],
  [
    '<ul><li>one<li>two <u>x</u></ul>',
    [
      {
        type: 'list',
        ordered: false,
        items: [{ content: ['one'] }, { content: ['two ', { type: 'underline', text: 'x' }] }],
      },
    ],
  ],
  [
    '<ol><li><p>one</p><ul><li>inner</li></ul></li></ol>',
    [{ type: 'list', ordered: true, items: [{ content: ['one\n– inner'] }] }],
  ],
  ['<b><p>x</b></p> y', [p(strong('x')), p('y')]],
  ['see <img src="a.png" alt="A  bar"> here', [p('see'), figure('a.png', 'A  bar'), p('here')]],
])('%s is blocks', (html, blocks) => {
  const text = read(html)
  expect(text).toEqual(blocks)
  const losses: string[] = []
  expect(readText(text, (path) => losses.push(path))).toEqual(text)
  expect(losses).toEqual([])
})

test('formulas stand in lines, or on lines of their own, as TeX and as MathML', () => {
  expect(
    read(
      String.raw`If \(x^2 &lt; 4\) then $$\frac{1}{2}$$ or <math><mfrac><mn>1</mn><mn>2.50</mn></mfrac></math>, \[y\]`,
    ),
  ).toMatchObject([
    { content: ['If ', { tex: 'x^2 < 4', plain: 'x^2 < 4' }, ' then'] },
    { type: 'formula', tex: String.raw`\frac{1}{2}`, mathml: expect.stringContaining('display="block"') },
    {
      content: [
        'or ',
        { plain: '1/2.50', mathml: '<math><mfrac><mn>1</mn><mn>2.50</mn></mfrac></math>' },
        ',',
      ],
    },
    { type: 'formula', tex: 'y' },
  ])
})

test('MathML keeps only what the app draws', () => {
  const html =
    '<math onclick="x()"><semantics><mrow href="javascript:x()"><mi mathvariant="normal">a</mi><script>x()</script><foreign>b</foreign></mrow><annotation encoding="application/x-tex">a b</annotation></semantics></math>'
  expect(read(html)).toMatchObject([
    { content: [{ mathml: '<math><mrow><mi mathvariant="normal">a</mi>b</mrow></math>', tex: 'a b' }] },
  ])
})

test('a table keeps its headers, and says the text of a wide cell in each of its places', () => {
  const html =
    '<table><caption>Sales</caption><tr><th>Year<th colspan=2>Lakh</tr><tr><th rowspan="2">2024</th><td>1</td><td>2</td></tr><tr><td>3<td>4'
  const cells = (...texts: string[]) => ({ cells: texts.map((text) => ({ content: [text] })) })
  expect(read(html)).toEqual([
    {
      type: 'table',
      caption: 'Sales',
      header: 'both',
      rows: [cells('Year', 'Lakh', 'Lakh'), cells('2024', '1', '2'), cells('2024', '3', '4')],
    },
  ])
  const bold = '<table><tr><td><b>A</b></td></tr><tr><td>1</td></tr></table>'
  expect(read(bold)).toMatchObject([{ header: 'none' }])
  expect(textOfHtml(bold, { figure, typed: true })).toEqual([
    { type: 'table', caption: null, header: 'columns', rows: [cells('A'), cells('1')] },
  ])
})

test('texts for several languages are told apart, by spans, by tags and by xml:lang', () => {
  const both = { en: 'Which? (1)', te: 'ఏది? (1)' }
  expect(
    read('<span lang="en" class="multilang">Which?</span> <span lang="te" class="multilang">ఏది?</span> (1)'),
  ).toEqual(both)
  expect(read('<p>{mlang en}Which?{mlang}{mlang te}ఏది?{mlang}{mlang other}?{mlang} (1)</p>')).toEqual(both)
  expect(read('<p>{mlang en}</p><p>One</p>{mlang}{mlang hi}</p><ul><li>एक{mlang}')).toMatchObject({
    en: 'One',
  })
  expect(read('<p xml:lang="te">ఏది?</p><p xml:lang="hi">कौन?</p>')).toEqual({ te: 'ఏది?', hi: 'कौन?' })
  expect(read('<p lang="te">ఏది?</p>')).toBe('ఏది?')
})

test.each([
  ['<p>open', 'open'],
  ['</p>one</b></table> two', 'one two'],
  ['a <', 'a <'],
  ['<> b', '<> b'],
  ['<<p>>x', '<\n>x'],
  ['<p class="x>y', '<p class="x>y'],
  ['if a <b and <p class="x', 'if a <b and <p class="x'],
  ['a<!-- open', 'a'],
  ['<![CDATA[x < y', 'x < y'],
  ['&#xFFFFFF;&#0;', '\uFFFD\uFFFD'],
  [`${'<div>'.repeat(5000)}x`, 'x'],
  ['<li>x', 'x'],
  ['<ol></ol><table></table>', ''],
])('broken HTML keeps its letters: %j', (html, text) => {
  expect(read(html)).toBe(text)
})

test.each([
  [
    '<table><tr><td><img src="a.png" alt="x"></td></tr></table>',
    'a picture in a table cannot be shown: put it on a line of its own',
  ],
  ['<math></math>', 'a formula in it is empty'],
  [String.raw`\(\frac{a}\)`, /^the formula ".*" cannot be read/],
])('%s is refused', (html, sentence) => {
  expect(() => read(html)).toThrow(sentence)
})
