/** Kinds of exercise, each with all its steps and its answer; numbers are chosen so that the answers are round. */
import { factors, fraction, gcd, lcm, plain } from './numbers'

interface Exercise {
  question: string
  steps: string[]
  answer: string
}

/** Chooses whole numbers, both ends included. */
type Choose = (from: number, to: number) => number
export type Kind = (choose: Choose) => Exercise

const powers = (value: number) =>
  factors(value)
    .map(([prime, power]) => (power === 1 ? String(prime) : `${prime}^${power}`))
    .join(' × ')

export const kinds: ReadonlyArray<{ title: string; rule: string; make: Kind }> = [
  {
    title: 'Multiplying near a hundred',
    rule: '(100 - a)(100 - b) = (100 - a - b) × 100 + ab',
    make: (choose) => {
      const [a, b] = [choose(2, 12), choose(2, 12)]
      return {
        question: `${100 - a} × ${100 - b}`,
        steps: [
          `Below 100: ${a} and ${b}`,
          `100 - ${a} - ${b} = ${100 - a - b}, that is ${100 - a - b} hundreds`,
          `${a} × ${b} = ${a * b}; ${(100 - a - b) * 100} + ${a * b}`,
        ],
        answer: plain((100 - a) * (100 - b)),
      }
    },
  },
  {
    title: 'Squaring two-digit numbers',
    rule: '(10a + b)² = 100a² + 20ab + b²',
    make: (choose) => {
      const [a, b] = [choose(2, 9), choose(1, 9)]
      return {
        question: `${10 * a + b} squared`,
        steps: [
          `${10 * a}² = ${plain(100 * a * a)}`,
          `2 × ${10 * a} × ${b} = ${plain(20 * a * b)}`,
          `${b}² = ${b * b}; add all three`,
        ],
        answer: plain((10 * a + b) ** 2),
      }
    },
  },
  {
    title: 'HCF by division',
    rule: 'Divide the larger by the smaller, then the divisor by the remainder, until nothing remains: the last divisor is the HCF.',
    make: (choose) => {
      const common = choose(4, 24)
      const [a, b] = [common * choose(7, 15), common * choose(16, 31)]
      const steps: string[] = []
      let [large, small] = [b, a]
      while (small > 0) {
        const rest = large % small
        steps.push(`${large} = ${small} × ${Math.floor(large / small)} + ${rest}`)
        ;[large, small] = [small, rest]
      }
      return { question: `HCF of ${a} and ${b}`, steps, answer: String(gcd(a, b)) }
    },
  },
  {
    title: 'LCM by prime factors',
    rule: 'Take each prime with its highest power.',
    make: (choose) => {
      const [a, b] = [choose(12, 60), choose(12, 60)]
      return {
        question: `LCM of ${a} and ${b}`,
        steps: [`${a} = ${powers(a)}`, `${b} = ${powers(b)}`, `Highest powers: ${powers(lcm(a, b))}`],
        answer: plain(lcm(a, b)),
      }
    },
  },
  {
    title: 'Adding fractions',
    rule: 'Bring both to the LCM of the denominators, add, reduce.',
    make: (choose) => {
      const [b, d] = [choose(3, 12), choose(3, 12)]
      const [a, c] = [choose(1, b - 1), choose(1, d - 1)]
      const common = lcm(b, d)
      const [left, right] = [(a * common) / b, (c * common) / d]
      return {
        question: `${a}/${b} + ${c}/${d}`,
        steps: [
          `LCM of ${b} and ${d} is ${common}`,
          `${left}/${common} + ${right}/${common} = ${left + right}/${common}`,
          gcd(left + right, common) === 1
            ? 'Already in lowest terms'
            : `Divide both by ${gcd(left + right, common)}`,
        ],
        answer: fraction(left + right, common),
      }
    },
  },
  {
    title: 'A percentage of a number',
    rule: 'Write the percentage as tens, fives and ones of a hundredth, and add the parts.',
    make: (choose) => {
      const rate = 5 * choose(3, 18)
      const whole = 40 * choose(6, 60)
      const [tens, five] = [Math.floor(rate / 10), rate % 10]
      return {
        question: `${rate}% of ${plain(whole)}`,
        steps: [
          `10% is ${plain(whole / 10)}, so ${tens * 10}% is ${plain((whole * tens) / 10)}`,
          five === 0 ? 'No fives are left' : `5% is half of 10%: ${plain(whole / 20)}`,
        ],
        answer: plain((whole * rate) / 100),
      }
    },
  },
  {
    title: 'Profit and loss',
    rule: 'Profit or loss per cent is counted on the cost price.',
    make: (choose) => {
      const cost = 50 * choose(4, 40)
      const rate = choose(0, 1) === 0 ? 4 * choose(2, 12) : -4 * choose(1, 6)
      const price = (cost * (100 + rate)) / 100
      const word = rate > 0 ? 'profit' : 'loss'
      return {
        question: `Bought for Rs. ${plain(cost)}, sold for Rs. ${plain(price)}: ${word} per cent`,
        steps: [
          `${word} = ${plain(Math.max(cost, price))} - ${plain(Math.min(cost, price))} = ${plain(Math.abs(price - cost))}`,
          `${plain(Math.abs(price - cost))} ÷ ${plain(cost)} × 100`,
        ],
        answer: `${Math.abs(rate)}% ${word}`,
      }
    },
  },
  {
    title: 'Two discounts',
    rule: 'Discounts of a% and b% one after the other are a + b - ab/100 per cent.',
    make: (choose) => {
      const [a, b] = [5 * choose(1, 8), 10 * choose(1, 4)]
      const price = 200 * choose(3, 20)
      const total = a + b - (a * b) / 100
      return {
        question: `Rs. ${plain(price)} less ${a}%, then less ${b}%`,
        steps: [
          `${a} + ${b} - ${a} × ${b}/100 = ${plain(total)}%`,
          `${plain(100 - total)}% of ${plain(price)}`,
        ],
        answer: `Rs. ${plain((price * (100 - total)) / 100)}`,
      }
    },
  },
  {
    title: 'Simple interest',
    rule: 'Interest = principal × rate × years ÷ 100',
    make: (choose) => {
      const [principal, rate, years] = [400 * choose(3, 30), choose(4, 15), choose(2, 6)]
      const interest = (principal * rate * years) / 100
      return {
        question: `Rs. ${plain(principal)} at ${rate}% a year for ${years} years: simple interest and amount`,
        steps: [
          `${plain(principal)} × ${rate} ÷ 100 = ${plain((principal * rate) / 100)} a year`,
          `× ${years} = ${plain(interest)}; add the principal`,
        ],
        answer: `Rs. ${plain(interest)}, amount Rs. ${plain(principal + interest)}`,
      }
    },
  },
  {
    title: 'Compound interest for two years',
    rule: 'Each year the interest of the year before earns too: over two years the difference to simple interest is P × (r/100)².',
    make: (choose) => {
      const [principal, rate] = [2000 * choose(1, 12), 5 * choose(1, 4)]
      const first = (principal * rate) / 100
      const second = ((principal + first) * rate) / 100
      return {
        question: `Rs. ${plain(principal)} at ${rate}% compounded yearly for 2 years: compound interest`,
        steps: [
          `First year: ${plain(first)}`,
          `Second year: ${rate}% of ${plain(principal + first)} = ${plain(second)}`,
        ],
        answer: `Rs. ${plain(first + second)}`,
      }
    },
  },
  {
    title: 'Sharing in a ratio',
    rule: 'One part is the whole divided by the sum of the ratio.',
    make: (choose) => {
      const [a, b, c] = [choose(2, 5), choose(3, 7), choose(1, 9)]
      const part = 20 * choose(3, 25)
      const sum = a + b + c
      return {
        question: `Rs. ${plain(part * sum)} shared in the ratio ${a} : ${b} : ${c}`,
        steps: [
          `${a} + ${b} + ${c} = ${sum} parts`,
          `One part: ${plain(part * sum)} ÷ ${sum} = ${plain(part)}`,
        ],
        answer: [a, b, c].map((share) => `Rs. ${plain(share * part)}`).join(', '),
      }
    },
  },
  {
    title: 'Work done together',
    rule: 'In one day A does 1/a and B 1/b of the work; together they need ab ÷ (a + b) days.',
    make: (choose) => {
      const [a, b] = [choose(4, 20), choose(5, 30)]
      return {
        question: `A needs ${a} days, B needs ${b} days: together`,
        steps: [`1/${a} + 1/${b} = ${fraction(a + b, a * b)} of the work in a day`, `Turn the fraction over`],
        answer: `${fraction(a * b, a + b)} days`,
      }
    },
  },
  {
    title: 'Average speed over equal distances',
    rule: '2xy ÷ (x + y), never the mean of the two speeds.',
    make: (choose) => {
      const [x, y] = [5 * choose(4, 12), 5 * choose(6, 18)]
      return {
        question: `There at ${x} km/h, back at ${y} km/h: average speed`,
        steps: [`2 × ${x} × ${y} = ${plain(2 * x * y)}`, `÷ (${x} + ${y}) = ÷ ${x + y}`],
        answer: `${plain((2 * x * y) / (x + y))} km/h`,
      }
    },
  },
  {
    title: 'Trains and platforms',
    rule: 'Distance is the length of the train plus that of the platform; km/h × 5/18 is m/s.',
    make: (choose) => {
      const [speed, train, seconds] = [18 * choose(2, 6), 20 * choose(5, 15), choose(18, 45)]
      const metres = (speed * 5) / 18
      const platform = metres * seconds - train
      return platform > 0
        ? {
            question: `A train ${train} m long at ${speed} km/h passes a platform in ${seconds} s: length of the platform`,
            steps: [
              `${speed} × 5/18 = ${metres} m/s`,
              `${metres} × ${seconds} = ${metres * seconds} m in all`,
              `${metres * seconds} - ${train}`,
            ],
            answer: `${platform} m`,
          }
        : {
            question: `A train ${train} m long at ${speed} km/h passes a pole: time`,
            steps: [`${speed} × 5/18 = ${metres} m/s`, `${train} ÷ ${metres}`],
            answer: `${plain(train / metres)} s`,
          }
    },
  },
  {
    title: 'Averages that change',
    rule: 'The new entry is the new total less the old one.',
    make: (choose) => {
      const [count, average, rise] = [choose(6, 24), choose(20, 60), choose(1, 4)]
      return {
        question: `${count} innings average ${average}. The next raises it to ${average + rise}: runs in it`,
        steps: [
          `Old total ${count} × ${average} = ${count * average}`,
          `New total ${count + 1} × ${average + rise} = ${(count + 1) * (average + rise)}`,
        ],
        answer: String((count + 1) * (average + rise) - count * average),
      }
    },
  },
  {
    title: 'The mixture cross',
    rule: 'Parts are the differences of the other strength from the mean, crosswise.',
    make: (choose) => {
      const low = choose(20, 40)
      const mean = low + choose(3, 15)
      const high = mean + choose(3, 15)
      return {
        question: `Rice at Rs. ${low} and Rs. ${high} a kilo for a mixture at Rs. ${mean}: ratio`,
        steps: [
          `${high} - ${mean} = ${high - mean} parts of the cheaper`,
          `${mean} - ${low} = ${mean - low} parts of the dearer`,
        ],
        answer: fraction(high - mean, mean - low).includes('/')
          ? fraction(high - mean, mean - low).replace('/', ' : ')
          : `${fraction(high - mean, mean - low)} : 1`,
      }
    },
  },
]
