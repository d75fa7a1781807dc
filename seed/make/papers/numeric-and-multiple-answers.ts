/** Numbers to type, and questions with several right options. */
import { evaluate } from '../arithmetic'
import { numberIn } from './check-options'
import { inSection, numeric, type PaperSource, several } from './paper'

const isPrime = (number: number) =>
  number > 1 &&
  !Array.from({ length: number }, (_, divisor) => divisor).some((d) => d > 1 && number % d === 0)

/** Zeros at the end of n!, counted in the number itself. */
function zerosOfFactorial(n: number): number {
  const factorial = Array.from({ length: n }, (_, index) => BigInt(index + 1)).reduce((a, b) => a * b)
  return /0*$/.exec(`${factorial}`)?.[0].length ?? 0
}

const dice = [1, 2, 3, 4, 5, 6]
const sevens = dice.flatMap((a) => dice.filter((b) => a + b === 7)).length / 36

/** The sum of the whole numbers from -20 to 20 for which a polynomial is zero. */
const sumOfRoots = (polynomial: (x: number) => number) =>
  Array.from({ length: 41 }, (_, index) => index - 20)
    .filter((x) => polynomial(x) === 0)
    .reduce((a, b) => a + b, 0)

const numbers = [
  numeric({
    topic: 'Number System',
    ask: 'What is the greatest number that divides both 252 and 420?',
    answer: 84,
    check: evaluate('gcd(252, 420)'),
    why: '252 = 2² x 3² x 7 and 420 = 2² x 3 x 5 x 7, so the HCF is 2² x 3 x 7 = 84.',
  }),
  numeric({
    topic: 'Number System',
    ask: 'With how many zeros does 100! end?',
    answer: 24,
    check: zerosOfFactorial(100),
    why: 'Each zero needs a factor 5: 100/5 = 20 multiples of 5, and 100/25 = 4 of them have a second one. 20 + 4 = 24.',
  }),
  numeric({
    topic: 'Mensuration',
    ask: 'The radius of a circle is 5 cm. What is its area in cm², to two decimals? Take $\\pi = 3.1416$.',
    answer: 78.54,
    tolerance: 0.01,
    check: Math.PI * 25,
    why: '$\\pi r^2 = 3.1416 \\times 25 = 78.54$. Answers from 78.53 to 78.55 are taken, so that a better value of $\\pi$ does no harm.',
  }),
  numeric({
    topic: 'Physics',
    ask: 'At which temperature do the scales of Celsius and Fahrenheit show the same number?',
    answer: -40,
    check: 32 / (1 - 9 / 5),
    why: 'From $F = \\frac{9}{5}C + 32$ with $F = C$ follows $-\\frac{4}{5}C = 32$, so the number is −40.',
  }),
  numeric({
    topic: 'Simplification',
    ask: 'Give the value of $\\sqrt{50}$ to one decimal or more. Every value from 7.05 to 7.1 is accepted.',
    from: 7.05,
    to: 7.1,
    check: Math.sqrt(50),
    why: '$\\sqrt{50} = 5\\sqrt{2}$, and $\\sqrt{2}$ is about 1.414, so the value is about 7.07.',
  }),
  numeric({
    topic: 'Interest',
    ask: 'What is the simple interest, in rupees, on Rs. 8,500 at 6.5% a year for 2 years?',
    answer: 1105,
    check: evaluate('8500 * 6.5 * 2 / 100'),
    why: '8,500 x 6.5 x 2 / 100 = 1,105.',
  }),
  numeric({
    topic: 'Simplification',
    ask: 'Write $\\frac{3}{8}$ as a decimal.',
    answer: 0.375,
    check: evaluate('3 / 8'),
    why: 'One eighth is 0.125, and three times as much is 0.375. The answer must be exact.',
  }),
  numeric({
    topic: 'Probability',
    ask: 'Two dice are thrown. What is the probability that their sum is 7, to two decimals?',
    answer: 0.17,
    tolerance: 0.004,
    check: sevens,
    why: 'Six of the 36 throws have the sum 7: 6/36 = 1/6, which is 0.1667 and rounds to 0.17.',
  }),
  numeric({
    topic: 'Quadratic Equations',
    ask: 'What is the sum of the roots of $x^2 + 9x + 14 = 0$?',
    answer: -9,
    check: sumOfRoots((x) => x * x + 9 * x + 14),
    why: 'The sum of the roots is $-\\frac{b}{a} = -9$. The roots are −2 and −7.',
  }),
  numeric({
    topic: 'Interest',
    ask: 'What is the compound interest, in rupees, on Rs. 10,000 at 8% a year for 2 years, compounded yearly?',
    answer: 1664,
    check: evaluate('10000 * (1 + 8/100) ^ 2 - 10000'),
    why: 'The amount is 10,000 x 1.08 x 1.08 = 11,664, so the interest is 1,664.',
  }),
]

const answers = [
  several({
    topic: 'Number System',
    ask: 'Which of these numbers are prime?',
    right: ['53', '59'],
    wrong: ['51', '57'],
    check: (option) => isPrime(Number(option)),
    why: '51 = 3 x 17 and 57 = 3 x 19. No prime up to 7 divides 53 or 59.',
  }),
  several({
    topic: 'Number System',
    ask: 'Which of these numbers are perfect squares?',
    right: ['1,296', '1,444', '1,764'],
    wrong: ['1,568'],
    check: (option) => Number.isInteger(Math.sqrt(numberIn(option))),
    why: '36² = 1,296, 38² = 1,444 and 42² = 1,764. The squares around 1,568 are 39² = 1,521 and 40² = 1,600.',
  }),
  several({
    topic: 'Geography',
    ask: 'Which of these rivers flow into the Arabian Sea?',
    right: ['Narmada', 'Tapi'],
    wrong: ['Kaveri', 'Mahanadi'],
    why: 'The Narmada and the Tapi flow west through rift valleys. The Kaveri and the Mahanadi flow into the Bay of Bengal.',
  }),
  several({
    topic: 'Constitution',
    ask: 'Which of these Articles protect every person, not citizens alone?',
    right: ['Article 14', 'Article 21', 'Article 25'],
    wrong: ['Article 19'],
    why: 'Articles 14 and 21 speak of a person, Article 25 of all persons. The six freedoms of Article 19 belong to citizens.',
  }),
  several({
    topic: 'Number System',
    ask: 'Which of these numbers can be divided by 36?',
    right: ['1,116', '2,340'],
    wrong: ['3,126', '4,518'],
    check: (option) => numberIn(option) % 36 === 0,
    why: 'Such a number can be divided by 4 and by 9. 4,518 is 9 x 502 and no multiple of 4; the digits of 3,126 add up to 12, so 9 does not divide it.',
  }),
  several({
    topic: 'Physics',
    ask: 'Which of these are vectors?',
    right: ['Velocity', 'Force', 'Momentum'],
    wrong: ['Mass', 'Energy'],
    why: 'A vector has a direction as well as an amount. Mass and energy are scalars.',
  }),
  several({
    topic: 'Simplification',
    ask: 'Which of these fractions are equal to 0.6?',
    right: ['$\\frac{3}{5}$', '$\\frac{9}{15}$'],
    wrong: ['$\\frac{12}{25}$', '$\\frac{6}{100}$'],
    check: (option) => Math.abs(numberIn(option) - 0.6) < 1e-9,
    why: '$\\frac{9}{15}$ becomes $\\frac{3}{5}$ when both are divided by 3. $\\frac{12}{25}$ is 0.48 and $\\frac{6}{100}$ is 0.06.',
  }),
  several({
    topic: 'Chemistry',
    ask: 'Which of these are noble gases?',
    right: ['Helium', 'Neon', 'Argon'],
    wrong: ['Chlorine', 'Nitrogen'],
    why: 'The outer shell of a noble gas is full, so that it hardly reacts. Chlorine is a halogen, and nitrogen stands in group 15.',
  }),
  several({
    topic: 'Geography',
    ask: 'With which of these States does Andhra Pradesh share a border?',
    right: ['Odisha', 'Chhattisgarh', 'Karnataka'],
    wrong: ['Kerala', 'Maharashtra'],
    why: 'Its other two neighbours are Telangana and Tamil Nadu. Maharashtra has not been one since Telangana was formed in 2014.',
  }),
  several({
    topic: 'Inequalities',
    ask: 'Which of these values of $x$ satisfy $x^2 - 5x + 6 \\le 0$?',
    right: ['2', '3'],
    wrong: ['1', '4'],
    check: (option) => Number(option) ** 2 - 5 * Number(option) + 6 <= 0,
    why: '$x^2 - 5x + 6 = (x - 2)(x - 3)$ is zero at 2 and at 3 and below zero between them only.',
  }),
]

export const marksOfSeveral = { correct: 4, wrong: -1, unanswered: 0, partial: 1 } as const

export const answersPaper: PaperSource = {
  id: 'numeric-and-multiple-answers',
  fields: {
    title: 'Numeric and Multiple Answers',
    description:
      'Ten numbers to type and ten questions with several right options, where a part of them gives marks.',
    subject: 'Mathematics and General Studies',
    categoryName: 'SSC',
    duration: 25,
    calculator: 'basic',
    marking: { correct: 3, wrong: 0, unanswered: 0 },
    sections: [
      { id: 'numbers', name: 'Numeric Answers', marking: { correct: 3, wrong: 0, unanswered: 0 } },
      {
        id: 'several',
        name: 'Several Right Options',
        marking: marksOfSeveral,
      },
    ],
  },
  createdOn: '2026-08-12',
  questions: [...inSection('numbers', numbers), ...inSection('several', answers)],
}
