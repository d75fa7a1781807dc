/** What the films of the seed show. */
import { APTITUDE } from './boards-of-aptitude'
import { NATURE_AND_MONEY } from './boards-of-nature-and-money'
import { PACKS } from './boards-of-packs'
import { POLITY_AND_HISTORY } from './boards-of-polity-and-history'
import type { Storyboard } from './storyboard'

export const STORYBOARDS: Storyboard[] = [
  ...POLITY_AND_HISTORY,
  ...APTITUDE,
  ...NATURE_AND_MONEY,
  ...PACKS,
  {
    path: 'public/videos/how-a-bill-becomes-an-act.webm',
    slides: [
      {
        heading: 'How a Bill becomes an Act',
        lines: ['Follow one ordinary Bill', 'through both Houses of Parliament'],
      },
      {
        heading: 'First House',
        lines: [
          'First reading: introduction',
          'Second reading: debate, committee, clauses',
          'Third reading: the vote on the whole',
        ],
      },
      {
        heading: 'Second House',
        lines: [
          'The same three readings',
          'It may pass, amend or reject',
          'No action for six months is a deadlock',
        ],
      },
      {
        heading: 'Deadlock?',
        lines: ['Article 108: joint sitting', 'The Speaker presides', 'Majority of those present and voting'],
      },
      {
        heading: 'The President',
        lines: ['Assents: the Bill is an Act', 'Or returns it once', 'Passed again: assent must follow'],
      },
      {
        heading: 'Two exceptions',
        lines: [
          'Money Bill: 14 days, no joint sitting',
          'Amendment Bill: special majority, no joint sitting',
        ],
      },
    ],
  },
  {
    path: 'public/videos/percentage-as-a-fraction.webm',
    slides: [
      { heading: 'A percentage is a fraction', lines: ['25% = 1/4', '12.5% = 1/8', '16 2/3% = 1/6'] },
      { heading: 'Use 1: find a part', lines: ['37.5% of 640', '= 3/8 of 640', '= 3 x 80 = 240'] },
      {
        heading: 'Use 2: undo a change',
        lines: ['Up 25% is x 5/4', 'To undo it: x 4/5', 'That is down 20%'],
      },
      {
        heading: 'Use 3: chain of changes',
        lines: ['Up 20%, then down 25%', '6/5 x 3/4 = 18/20 = 0.9', 'Net: down 10%'],
      },
      {
        heading: 'Now you',
        lines: ['A price falls by 1/6.', 'By what fraction must it rise again?', 'Answer: 1/5'],
      },
    ],
  },
  {
    path: 'public/videos/why-the-monsoon-turns.webm',
    slides: [
      { heading: 'Why the monsoon turns', lines: ['Land heats and cools faster than sea'] },
      {
        heading: 'Summer',
        lines: [
          'The north-west plains grow hot',
          'Air rises: low pressure over land',
          'Moist wind blows in from the sea',
        ],
      },
      {
        heading: 'Two branches',
        lines: [
          'Arabian Sea: rain on the Western Ghats',
          'Bay of Bengal: Assam, then up the Ganga',
          'Behind the Ghats: rain shadow',
        ],
      },
      { heading: 'October', lines: ['Land cools: high pressure over land', 'Winds turn and blow seawards'] },
      {
        heading: 'North-east monsoon',
        lines: [
          'Crossing the Bay, the wind picks up moisture',
          'Rain for Tamil Nadu and south coastal Andhra',
        ],
      },
    ],
  },
  {
    path: 'members/videos/squares-near-fifty.webm',
    slides: [
      { heading: 'Squares near fifty', lines: ['(50 + d) squared', '= 2500 + 100d + d squared'] },
      { heading: 'In two steps', lines: ['Front: 25 + d', 'Back: d squared, as two digits'] },
      { heading: '53 squared', lines: ['d = 3', 'Front 28, back 09', '2809'] },
      { heading: '46 squared', lines: ['d = -4', 'Front 21, back 16', '2116'] },
      {
        heading: '62 squared',
        lines: ['d = 12, and 12 squared is 144', 'Front 37, back 144: carry the 1', '3844'],
      },
    ],
  },
  {
    path: 'members/videos/the-five-writs.webm',
    slides: [
      { heading: 'The five writs', lines: ['Articles 32 and 226'] },
      { heading: 'Habeas corpus', lines: ['You may have the body', 'Against anyone who detains unlawfully'] },
      { heading: 'Mandamus', lines: ['We command', 'A public duty that is not done'] },
      {
        heading: 'Prohibition and certiorari',
        lines: ['Prohibition: before the order', 'Certiorari: after it, to quash it'],
      },
      { heading: 'Quo warranto', lines: ['By what authority?', 'Any person may ask it of a public office'] },
      { heading: 'Remember', lines: ['32 for Fundamental Rights only', '226 for any other purpose too'] },
    ],
  },
  {
    path: 'paid/resource_indian_polity/reading-the-preamble.webm',
    slides: [
      { heading: 'Reading the Preamble', lines: ['Four things in one sentence'] },
      { heading: 'Source', lines: ['We, the people of India'] },
      {
        heading: 'Nature of the State',
        lines: ['Sovereign', 'Socialist, secular (1976)', 'Democratic republic'],
      },
      {
        heading: 'Objectives',
        lines: [
          'Justice: social, economic, political',
          'Liberty: five kinds',
          'Equality: status and opportunity',
          'Fraternity: dignity, unity, integrity',
        ],
      },
      { heading: 'Date', lines: ['26 November 1949: adopted', '26 January 1950: in full force'] },
    ],
  },
  {
    path: 'paid/resource_quantitative_aptitude/the-alligation-cross.webm',
    slides: [
      { heading: 'The alligation cross', lines: ['Two prices, one mixture'] },
      {
        heading: 'Write the cross',
        lines: [
          'Cheaper 32, dearer 44, mean 36',
          '44 - 36 = 8 goes to the cheaper',
          '36 - 32 = 4 goes to the dearer',
        ],
      },
      { heading: 'Read the ratio', lines: ['8 : 4 = 2 : 1', 'Two parts cheap, one part dear'] },
      { heading: 'Check', lines: ['2 x 32 + 1 x 44 = 108', '108 / 3 = 36'] },
      {
        heading: 'Same cross, other sums',
        lines: ['Marks of two classes', 'Interest on two parts', 'Milk of two strengths'],
      },
    ],
  },
]
