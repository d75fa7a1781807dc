/** Formulas and figures: mathematics as in Tier I, with three figure series of the reasoning part. */
import { evaluate } from '../arithmetic'
import { flagTurns, holes, punched, seriesOptions, seriesStep } from '../pictures/question-figures'
import { numberIn } from './check-options'
import { one, type PaperSource } from './paper'

const tex = String.raw

/** The name of the figure that an option shows, without what stands before its last part. */
const shown = (option: string, prefix: string) => new RegExp(`\\(${prefix}-(.*)\\)`).exec(option)?.[1] ?? ''

/** A number under endlessly many roots, after fifty of them. */
const nested = (number: number) =>
  Array.from({ length: 50 }).reduce<number>((value) => Math.sqrt(number + value), 0)

/** x + y of the whole numbers that satisfy both equations of the question. */
const exponents = Array.from(
  { length: 3600 },
  (_, index) => [Math.floor(index / 60), index % 60] as const,
).find(([x, y]) => x === 3 * (y + 1) && 2 * y === x - 9)

const algebra = [
  one({
    topic: 'Algebra',
    ask: tex`If $x + \frac{1}{x} = 5$, what is the value of the following?
$$x^3 + \frac{1}{x^3}$$`,
    right: '110',
    wrong: ['95', '125', '140'],
    check: 5 ** 3 - 3 * 5,
    why: tex`$x^3 + \frac{1}{x^3} = \left(x + \frac{1}{x}\right)^3 - 3\left(x + \frac{1}{x}\right) = 125 - 15$.`,
  }),
  one({
    topic: 'Algebra',
    ask: tex`If $a + b + c = 0$ and none of them is zero, what is the value of the following?
$$\frac{a^2}{bc} + \frac{b^2}{ca} + \frac{c^2}{ab}$$`,
    right: '3',
    wrong: ['0', '1', '-1'],
    check: evaluate('1^2 / (2 * (0 - 3)) + 2^2 / ((0 - 3) * 1) + (0 - 3)^2 / (1 * 2)'),
    why: tex`The sum is $\frac{a^3 + b^3 + c^3}{abc}$, and $a^3 + b^3 + c^3 = 3abc$ when $a + b + c = 0$. Try it with 1, 2 and -3.`,
  }),
  one({
    topic: 'Quadratic Equations',
    ask: tex`Which equation has the reciprocals of the roots of $x^2 - 7x + 12 = 0$ as its roots?`,
    right: '$12x^2 - 7x + 1 = 0$',
    wrong: ['$7x^2 - 12x + 1 = 0$', '$12x^2 + 7x + 1 = 0$', '$x^2 - 12x + 7 = 0$'],
    check: (option) =>
      [1 / 3, 1 / 4].every((root) => {
        const sum = option
          .replaceAll('$', '')
          .replace(' = 0', '')
          .replace(/^x/, '1x')
          .replaceAll('x', `*${root}`)
        return Math.abs(evaluate(sum)) < 1e-9
      }),
    why: tex`The roots are 3 and 4. Reciprocal roots turn the order of the coefficients round: $12 \cdot \frac{1}{9} - \frac{7}{3} + 1 = 0$.`,
  }),
  one({
    topic: 'Algebra',
    ask: tex`What is the value of the determinant?
$$\begin{vmatrix} 2 & 3 & 1 \\ 4 & 1 & 0 \\ 5 & 2 & 3 \end{vmatrix}$$`,
    right: '-27',
    wrong: ['-33', '-21', '27'],
    check: evaluate('2 * (1*3 - 0*2) - 3 * (4*3 - 0*5) + 1 * (4*2 - 1*5)'),
    why: tex`Expanded along the first row: $2(3 - 0) - 3(12 - 0) + 1(8 - 5) = 6 - 36 + 3$.`,
  }),
  one({
    topic: 'Algebra',
    ask: tex`If $A = \begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}$, then $A^2$ is`,
    right: matrix(7, 10, 15, 22),
    wrong: [matrix(1, 4, 9, 16), matrix(7, 10, 15, 20), matrix(5, 10, 11, 22)],
    check: (option) => option === matrix(1 * 1 + 2 * 3, 1 * 2 + 2 * 4, 3 * 1 + 4 * 3, 3 * 2 + 4 * 4),
    why: tex`Rows are multiplied by columns: the first row gives $1 \cdot 1 + 2 \cdot 3 = 7$ and $1 \cdot 2 + 2 \cdot 4 = 10$. To square each number alone is wrong.`,
  }),
  one({
    topic: 'Algebra',
    ask: tex`What is the value of the following?
$$\sqrt{6 + \sqrt{6 + \sqrt{6 + \cdots}}}$$`,
    right: '3',
    wrong: ['2', '4', '6'],
    check: nested(6),
    why: tex`Call it $x$. Then $x^2 = 6 + x$, so $(x - 3)(x + 2) = 0$. A root is not negative, and $x = 3$ remains.`,
  }),
  one({
    topic: 'Algebra',
    ask: 'If $2^x = 8^{y+1}$ and $9^y = 3^{x-9}$, then $x + y$ is',
    right: '27',
    wrong: ['21', '24', '30'],
    check: (exponents?.[0] ?? 0) + (exponents?.[1] ?? 0),
    why: 'From the first $x = 3y + 3$, from the second $2y = x - 9$. So $2y = 3y - 6$, which gives $y = 6$ and $x = 21$.',
  }),
]

const surds = [
  one({
    topic: 'Surds',
    ask: tex`What is the value of the following?
$$\frac{1}{\sqrt{2} + 1} + \frac{1}{\sqrt{3} + \sqrt{2}} + \cdots + \frac{1}{\sqrt{9} + \sqrt{8}}$$`,
    right: '2',
    wrong: ['1', '3', '8'],
    check: [1, 2, 3, 4, 5, 6, 7, 8].reduce((sum, n) => sum + 1 / (Math.sqrt(n + 1) + Math.sqrt(n)), 0),
    why: tex`Each term is $\sqrt{n+1} - \sqrt{n}$, so that all but two cancel: $\sqrt{9} - 1 = 2$.`,
  }),
  one({
    topic: 'Surds',
    ask: tex`$\sqrt{12} + \sqrt{27} - \sqrt{48}$ is equal to`,
    right: tex`$\sqrt{3}$`,
    wrong: [tex`$2\sqrt{3}$`, tex`$3\sqrt{3}$`, '$-3$'],
    check: evaluate('sqrt(12) + sqrt(27) - sqrt(48)'),
    why: tex`$2\sqrt{3} + 3\sqrt{3} - 4\sqrt{3} = \sqrt{3}$.`,
  }),
  one({
    topic: 'Surds',
    ask: tex`Simplify the following.
$$\frac{\sqrt{5} + \sqrt{3}}{\sqrt{5} - \sqrt{3}}$$`,
    right: tex`$4 + \sqrt{15}$`,
    wrong: [tex`$4 - \sqrt{15}$`, tex`$8 + 2\sqrt{15}$`, tex`$2 + \sqrt{15}$`],
    check: evaluate('(sqrt(5) + sqrt(3)) / (sqrt(5) - sqrt(3))'),
    why: tex`Multiplied above and below by $\sqrt{5} + \sqrt{3}$ it is $\frac{8 + 2\sqrt{15}}{2} = 4 + \sqrt{15}$.`,
  }),
  one({
    topic: 'Surds',
    ask: 'Which of these is the greatest?',
    right: tex`$\sqrt[4]{5}$`,
    wrong: [tex`$\sqrt{2}$`, tex`$\sqrt[3]{3}$`, tex`$\sqrt[6]{6}$`],
    check: (option) =>
      [2 ** (1 / 2), 3 ** (1 / 3), 5 ** (1 / 4), 6 ** (1 / 6)].every(
        (other) => numberIn(option) >= other - 1e-9,
      ),
    why: tex`Raise all to the power 12: $2^6 = 64$, $3^4 = 81$, $5^3 = 125$ and $6^2 = 36$.`,
  }),
]

/** What the options are at some acute angle, which shows the one that is equal. */
const someAngle = 0.7
const identities = new Map([
  [tex`$2\operatorname{cosec}\theta$`, 2 / Math.sin(someAngle)],
  [tex`$2\sec\theta$`, 2 / Math.cos(someAngle)],
  [tex`$2\cot\theta$`, 2 / Math.tan(someAngle)],
  [tex`$2\sin\theta$`, 2 * Math.sin(someAngle)],
])
const degrees = (angle: number) => (angle * Math.PI) / 180

const trigonometry = [
  one({
    topic: 'Trigonometry',
    ask: tex`If $\sin\theta = \frac{3}{5}$ and $\theta$ is acute, then $\tan\theta + \sec\theta$ is`,
    right: '2',
    wrong: ['1', '1.25', '2.5'],
    check: Math.tan(Math.asin(3 / 5)) + 1 / Math.cos(Math.asin(3 / 5)),
    why: tex`The sides are 3, 4 and 5, so $\tan\theta = \frac{3}{4}$ and $\sec\theta = \frac{5}{4}$.`,
  }),
  one({
    topic: 'Trigonometry',
    ask: tex`$\sin^2 30° + \cos^2 45° + \tan^2 60°$ is equal to`,
    right: tex`$\frac{15}{4}$`,
    wrong: [tex`$\frac{13}{4}$`, tex`$\frac{7}{2}$`, tex`$\frac{9}{4}$`],
    check: Math.sin(degrees(30)) ** 2 + Math.cos(degrees(45)) ** 2 + Math.tan(degrees(60)) ** 2,
    why: tex`The three squares are $\frac{1}{4}$, $\frac{1}{2}$ and 3, and $\frac{1}{4} + \frac{1}{2} + 3 = \frac{15}{4}$.`,
  }),
  one({
    topic: 'Trigonometry',
    ask: tex`To which of these is the following equal?
$$\frac{\sin\theta}{1 + \cos\theta} + \frac{1 + \cos\theta}{\sin\theta}$$`,
    right: tex`$2\operatorname{cosec}\theta$`,
    wrong: [tex`$2\sec\theta$`, tex`$2\cot\theta$`, tex`$2\sin\theta$`],
    check: (option) => {
      const [sin, cos] = [Math.sin(someAngle), Math.cos(someAngle)]
      return Math.abs((identities.get(option) ?? 0) - (sin / (1 + cos) + (1 + cos) / sin)) < 1e-9
    },
    why: tex`Over one denominator it is $\frac{\sin^2\theta + (1 + \cos\theta)^2}{\sin\theta(1 + \cos\theta)} = \frac{2(1 + \cos\theta)}{\sin\theta(1 + \cos\theta)}$.`,
  }),
  one({
    topic: 'Trigonometry',
    ask: 'From a point P on level ground, 30 m from the foot of a tower, the angle of elevation of its top is 60°. How high is the tower?\n![A right triangle: the ground from P to the foot of the tower is 30 m, the angle at P is 60°, and the tower stands upright](tower)',
    right: tex`$30\sqrt{3}$ m`,
    wrong: [tex`$10\sqrt{3}$ m`, tex`$15\sqrt{3}$ m`, '60 m'],
    check: 30 * Math.tan(degrees(60)),
    why: tex`$\tan 60° = \frac{h}{30}$ and $\tan 60° = \sqrt{3}$. 60 m is the line from P to the top.`,
  }),
  one({
    topic: 'Trigonometry',
    ask: tex`What is the value of $\tan 1° \cdot \tan 2° \cdot \tan 3° \cdots \tan 89°$?`,
    right: '1',
    wrong: ['0', '2', '89'],
    check: Array.from({ length: 89 }, (_, index) => Math.tan(degrees(index + 1))).reduce((a, b) => a * b),
    why: tex`$\tan(90° - \theta) = \cot\theta$, so the first and the last factor give 1, and so on. In the middle stands $\tan 45° = 1$.`,
  }),
]

const areas: Record<string, number> = {
  rectangle: 9 * 5,
  triangle: (12 * 7) / 2,
  parallelogram: 8 * 5,
  trapezium: ((10 + 6) / 2) * 5,
}

const mensuration = [
  one({
    topic: 'Mensuration',
    ask: tex`A track is a rectangle of 20 cm by 14 cm with a half circle on each of its short sides. How long is its outer line? Take $\pi = \frac{22}{7}$.
![A rectangle of 20 cm by 14 cm; on the left and on the right side, which are 14 cm long, stands a half circle](track)`,
    right: '84 cm',
    wrong: ['64 cm', '112 cm', '128 cm'],
    check: 2 * 20 + (22 / 7) * 14,
    why: tex`The two half circles make a whole one: $2 \cdot 20 + \frac{22}{7} \cdot 14 = 40 + 44 = 84$.`,
  }),
  one({
    topic: 'Mensuration',
    ask: 'A solid metal sphere of radius 6 cm is melted into cones of radius 3 cm and height 4 cm. How many cones are made?',
    right: '24',
    wrong: ['12', '18', '36'],
    check: ((4 / 3) * 6 ** 3) / ((1 / 3) * 3 ** 2 * 4),
    why: tex`Volumes: $\frac{4}{3}\pi \cdot 6^3 = 288\pi$ and $\frac{1}{3}\pi \cdot 3^2 \cdot 4 = 12\pi$. The quotient is 24.`,
  }),
  one({
    topic: 'Mensuration',
    ask: 'Which figure has an area of 42 cm²? The dashed lines are heights.',
    right: '![A triangle of base 12 cm and height 7 cm](area-triangle)',
    wrong: [
      '![A rectangle of 9 cm by 5 cm](area-rectangle)',
      '![A parallelogram of base 8 cm and height 5 cm](area-parallelogram)',
      '![A trapezium with parallel sides of 10 cm and 6 cm and height 5 cm](area-trapezium)',
    ],
    place: 2,
    check: (option) => areas[shown(option, 'area')] === 42,
    why: tex`Triangle: $\frac{1}{2} \cdot 12 \cdot 7 = 42$. The rectangle has 45 cm², the parallelogram and the trapezium have 40 cm² each.`,
  }),
  one({
    topic: 'Mensuration',
    ask: tex`The curved surface of a cylinder is 264 cm² and its volume 924 cm³. What is its height? Take $\pi = \frac{22}{7}$.`,
    right: '6 cm',
    wrong: ['7 cm', '12 cm', '14 cm'],
    check: 264 / (2 * (22 / 7) * ((2 * 924) / 264)),
    why: tex`Divided by each other:
$$\frac{\pi r^2 h}{2 \pi r h} = \frac{r}{2} = \frac{924}{264} = 3.5$$
So $r = 7$, and from $2 \cdot \frac{22}{7} \cdot 7 \cdot h = 264$ follows $h = 6$.`,
  }),
]

/** Whether a turn does to two points what a mirror that stands beside them does. */
const isMirrored = (turn: (point: readonly [number, number]) => readonly [number, number]) =>
  [turn([40, 15]), turn([95, 32])].join(' ') === '80,15 25,32'

const figures = [
  one({
    topic: 'Figures',
    ask: 'Which is the image of the figure in a mirror that stands upright on its right?\n![A pole with a flag at its top that points to the right, and a dot right of its foot](flag)',
    right: '![The flag at the top points to the left, and the dot is left of the foot](flag-mirrored)',
    wrong: [
      '![The flag at the bottom points to the right, and the dot is at the top, right of the pole](flag-upside-down)',
      '![The flag at the bottom points to the left, and the dot is at the top, left of the pole](flag-turned)',
      '![The pole lies, the flag at its right end points down, and the dot is below its left end](flag-on-its-side)',
    ],
    place: 3,
    check: (option) =>
      Object.entries(flagTurns).some(([name, turn]) => name === shown(option, 'flag') && isMirrored(turn)),
    why: 'An upright mirror changes left and right and leaves top and bottom where they are.',
  }),
  one({
    topic: 'Figures',
    ask: 'Which figure comes next?\n![Four squares, each with an arrow and a dot in a corner: arrow up and dot at the top left; arrow right and dot at the bottom left; arrow down and dot at the bottom right; arrow left and dot at the top right; then a question mark](arrow-series)',
    right: '![Arrow up, dot at the top left](arrow-a)',
    wrong: [
      '![Arrow up, dot at the bottom right](arrow-b)',
      '![Arrow left, dot at the top left](arrow-c)',
      '![Arrow right, dot at the bottom left](arrow-d)',
    ],
    place: 1,
    check: (option) =>
      JSON.stringify(seriesOptions[shown(option, 'arrow')]) === JSON.stringify(seriesStep(4)),
    why: 'The arrow turns a quarter clockwise and the dot moves one corner anticlockwise. After four steps both are where they began.',
  }),
  one({
    topic: 'Figures',
    ask: 'A square paper is folded as shown, the left half over the right one, and a hole is punched. How does it look when it is opened?\n![A square with a dashed fold down its middle; the left half is folded over the right one; a hole is punched in the upper part of the right half](folded-paper)',
    right: '![Two holes in the upper part, one in each half](paper-a)',
    wrong: [
      '![Two holes in the right half, one above the other](paper-b)',
      '![A hole at the upper left and one at the lower right](paper-c)',
      '![One hole at the upper right](paper-d)',
    ],
    place: 0,
    check: (option) => {
      const [x, y] = punched
      return holes[shown(option, 'paper')]?.join(' ') === `${100 - x},${y} ${x},${y}`
    },
    why: 'The punch goes through both layers. The hole in the left half is the mirror image, in the fold, of that in the right one.',
  }),
]

const marks = [10, 20, 30, 40, 50]
const students = [4, 6, 8, 7, 5]
const total = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)

const data = [
  one({
    topic: 'Data Interpretation',
    ask: `What is the mean of the marks?
| Marks | ${marks.join(' | ')} |
|---|---|---|---|---|---|
| Students | ${students.join(' | ')} |`,
    right: '31',
    wrong: ['29', '30', '32'],
    check: total(marks.map((mark, index) => mark * (students[index] ?? 0))) / total(students),
    why: tex`$$\bar{x} = \frac{\sum f x}{\sum f} = \frac{930}{30} = 31$$`,
  }),
  one({
    topic: 'Averages',
    ask: tex`The mean $\bar{x}$ of 20 numbers is 15. Each of them is multiplied by 3, and then 2 is added. What is the new mean?`,
    right: '47',
    wrong: ['45', '51', '62'],
    check: total(Array.from({ length: 20 }, () => 15 * 3 + 2)) / 20,
    why: tex`The mean goes the same way as the numbers: $3\bar{x} + 2 = 47$.`,
  }),
]

function matrix(a: number, b: number, c: number, d: number): string {
  return tex`$\begin{pmatrix} ${a} & ${b} \\ ${c} & ${d} \end{pmatrix}$`
}

export const formulasPaper: PaperSource = {
  id: 'ssc-cgl-quantitative',
  fields: {
    title: 'SSC CGL Quantitative Mock with Formulas and Figures',
    description:
      'Algebra, surds, trigonometry, mensuration, figures and data: twenty-five questions, half a mark off for a wrong one.',
    subject: 'Quantitative Aptitude',
    categoryName: 'SSC',
    duration: 25,
    marking: { correct: 2, wrong: '-1/2', unanswered: 0 },
  },
  createdOn: '2026-08-09',
  questions: [...algebra, ...surds, ...trigonometry, ...mensuration, ...figures, ...data],
}
