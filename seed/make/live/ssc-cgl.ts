/** Reasoning and arithmetic in two sections, in English and Telugu: the live test that runs on the day of seeding. */
import { inSection, type PaperSource } from '../papers/paper'
import { ask, both, same } from './ask'

const placeOf = (letter: string) => letter.charCodeAt(0) - 64
const shifted = (word: string, by: number) =>
  Array.from(word, (letter) => String.fromCharCode(65 + ((placeOf(letter) - 1 + by) % 26))).join('')
const weekday = (year: number) =>
  ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'][
    new Date(Date.UTC(year, 0, 1)).getUTCDay()
  ]
const isCube = (number: number) => Math.round(Math.cbrt(number)) ** 3 === number
const evenNumbers = Array.from({ length: 20 }, (_, index) => 2 * (index + 1))

const reasoning = [
  ask(
    'Number Series',
    both('Find the next number: 4, 9, 19, 39, 79, ?', 'తర్వాతి సంఖ్యను కనుక్కోండి: 4, 9, 19, 39, 79, ?'),
    same('159', '149', '157', '158'),
    both(
      'Each number is twice the one before and 1 more: 2 × 79 + 1 = 159.',
      'ప్రతి సంఖ్య దాని ముందున్న సంఖ్యకు రెట్టింపు కంటే 1 ఎక్కువ: 2 × 79 + 1 = 159.',
    ),
    { check: 2 * 79 + 1 },
  ),
  ask(
    'Coding and Decoding',
    both(
      'In a code CAT is written as FDW. How is DOG written in it?',
      'ఒక సంకేత భాషలో CAT ను FDW గా రాస్తే, DOG ను ఎలా రాస్తారు?',
    ),
    same('GRJ', 'GQJ', 'FRJ', 'GRI'),
    both(
      'Each letter is replaced by the third one after it: D becomes G, O becomes R and G becomes J.',
      'ప్రతి అక్షరానికి బదులు దాని తర్వాతి మూడో అక్షరాన్ని రాశారు: D బదులు G, O బదులు R, G బదులు J.',
    ),
    { check: (option) => shifted('CAT', 3) === 'FDW' && option === shifted('DOG', 3) },
  ),
  ask(
    'Direction Sense',
    both(
      'Meena walks 3 km to the north and then 4 km to the east. How far is she from where she began?',
      'మీనా ఉత్తరానికి 3 కి.మీ. నడిచి, అక్కడి నుంచి తూర్పుకు 4 కి.మీ. నడిచింది. ఆమె బయలుదేరిన చోటు నుంచి ఎంత దూరంలో ఉంది?',
    ),
    [both('5 km', '5 కి.మీ.'), both('1 km', '1 కి.మీ.'), both('6 km', '6 కి.మీ.'), both('7 km', '7 కి.మీ.')],
    both(
      'The two ways stand at a right angle: 9 + 16 = 25, and the root of 25 is 5.',
      'రెండు దారులు లంబకోణంలో ఉన్నాయి: 9 + 16 = 25, దీని వర్గమూలం 5.',
    ),
    { check: Math.hypot(3, 4) },
  ),
  ask(
    'Blood Relations',
    both(
      'Arun is the brother of Bhavani. Bhavani is the daughter of Chitra. How is Arun related to Chitra?',
      'అరుణ్ భవానికి సోదరుడు. భవాని చిత్రకు కుమార్తె. అరుణ్ చిత్రకు ఏమవుతాడు?',
    ),
    [both('Son', 'కుమారుడు'), both('Brother', 'సోదరుడు'), both('Father', 'తండ్రి'), both('Nephew', 'మేనల్లుడు')],
    both(
      'Brother and sister have the same mother, so Arun is a son of Chitra.',
      'సోదరుడు, సోదరి ఒకే తల్లి బిడ్డలు. కాబట్టి అరుణ్ చిత్రకు కుమారుడు.',
    ),
  ),
  ask(
    'Odd One Out',
    both('Which number does not belong with the others?', 'కింది వాటిలో భిన్నమైన సంఖ్య ఏది?'),
    same('144', '27', '64', '125'),
    both(
      '27, 64 and 125 are the cubes of 3, 4 and 5. 144 is the square of 12 and not a cube.',
      '27, 64, 125 వరుసగా 3, 4, 5 ల ఘనాలు. 144 అనేది 12 వర్గం, ఘనం కాదు.',
    ),
    { check: (option) => !isCube(Number(option)) },
  ),
  ask(
    'Analogy',
    both('6 is to 42 as 9 is to which number?', '6 కు 42 ఎలాగో, 9 కి కింది వాటిలో ఏ సంఖ్య అలా ఉంటుంది?'),
    same('90', '63', '81', '99'),
    both(
      '6 × 7 = 42: a number times the next one. So 9 × 10 = 90.',
      '6 × 7 = 42: సంఖ్యను దాని తర్వాతి సంఖ్యతో గుణించారు. కాబట్టి 9 × 10 = 90.',
    ),
    { check: 9 * 10 },
  ),
  ask(
    'Ranking',
    both(
      'In a row of 40 students Ravi is the 13th from the left. Which place has he from the right?',
      '40 మంది విద్యార్థుల వరుసలో రవి ఎడమ నుంచి 13వ స్థానంలో ఉన్నాడు. కుడి నుంచి అతడి స్థానం ఎంత?',
    ),
    same('28', '26', '27', '29'),
    both(
      '40 − 13 = 27 students stand to the right of him, so he is the 28th.',
      'అతడి కుడి వైపు 40 − 13 = 27 మంది ఉన్నారు. కాబట్టి కుడి నుంచి 28వ స్థానం.',
    ),
    { check: 40 - 13 + 1 },
  ),
  ask(
    'Calendars and Clocks',
    both(
      '1 January 2025 was a Wednesday. Which day of the week was 1 January 2026?',
      '2025 జనవరి 1 బుధవారం. 2026 జనవరి 1 ఏ వారం?',
    ),
    [
      both('Thursday', 'గురువారం'),
      both('Tuesday', 'మంగళవారం'),
      both('Wednesday', 'బుధవారం'),
      both('Friday', 'శుక్రవారం'),
    ],
    both(
      '2025 had 365 days, which are 52 weeks and one day. So the weekday moved on by one.',
      '2025లో 365 రోజులు, అంటే 52 వారాలు, ఒక రోజు. కాబట్టి వారం ఒక రోజు ముందుకు జరిగింది.',
    ),
    { check: (option) => weekday(2025) === 'Wednesday' && option === weekday(2026) },
  ),
  ask(
    'Syllogism',
    both(
      'All roses are flowers. All flowers are plants. Which conclusion follows?',
      'అన్ని గులాబీలు పువ్వులు. అన్ని పువ్వులు మొక్కలు. కింది వాటిలో సరైన నిర్ధారణ ఏది?',
    ),
    [
      both('All roses are plants.', 'అన్ని గులాబీలు మొక్కలు.'),
      both('All plants are roses.', 'అన్ని మొక్కలు గులాబీలు.'),
      both('No rose is a plant.', 'ఏ గులాబీ కూడా మొక్క కాదు.'),
      both('Some roses are not flowers.', 'కొన్ని గులాబీలు పువ్వులు కావు.'),
    ],
    both(
      'The roses are within the flowers and the flowers within the plants, so the roses are within the plants.',
      'గులాబీలు పువ్వులలో, పువ్వులు మొక్కలలో భాగం. కాబట్టి గులాబీలు మొక్కలలో భాగం.',
    ),
  ),
  ask(
    'Letters and Numbers',
    both(
      'A stands for 1, B for 2, and so on to Z for 26. What is the sum of the letters of BHARAT?',
      'A కు 1, B కు 2, ఇలా Z కు 26 విలువలు ఇస్తే BHARAT అక్షరాల విలువల మొత్తం ఎంత?',
    ),
    same('50', '48', '49', '52'),
    both('2 + 8 + 1 + 18 + 1 + 20 = 50.', '2 + 8 + 1 + 18 + 1 + 20 = 50.'),
    { check: Array.from('BHARAT', placeOf).reduce((sum, value) => sum + value, 0) },
  ),
]

const arithmetic = [
  ask(
    'Percentage',
    both(
      'A price rises by 20% and then falls by 20%. What is the change on the whole?',
      'ఒక ధర 20% పెరిగి, తర్వాత 20% తగ్గింది. మొత్తం మీద మార్పు ఎంత?',
    ),
    [
      both('A fall of 4%', '4% తగ్గుదల'),
      both('A rise of 4%', '4% పెరుగుదల'),
      both('A fall of 2%', '2% తగ్గుదల'),
      both('No change', 'మార్పు లేదు'),
    ],
    both(
      'A price of 100 becomes 120, and a fifth of 120 is 24: 96 remain.',
      '100 ధర 120 అవుతుంది. 120లో ఐదో వంతు 24 తగ్గితే 96 మిగులుతుంది.',
    ),
    { check: (option) => option === `A fall of ${100 - (100 * 120 * 80) / 10_000}%` },
  ),
  ask(
    'Profit and Loss',
    both(
      'A shopkeeper buys a lamp for Rs. 800 and sells it for Rs. 920. What is the profit in per cent?',
      'ఒక దుకాణదారు దీపాన్ని రూ. 800కు కొని రూ. 920కి అమ్మాడు. లాభ శాతం ఎంత?',
    ),
    same('15%', '12%', '13%', '20%'),
    both('The profit is Rs. 120, and 120 ÷ 800 = 15%.', 'లాభం రూ. 120. 120 ÷ 800 = 15%.'),
    { check: ((920 - 800) / 800) * 100 },
  ),
  ask(
    'Time and Work',
    both(
      'Asha finishes a piece of work in 12 days and Kiran in 6 days. In how many days do they finish it together?',
      'ఒక పనిని ఆశ 12 రోజుల్లో, కిరణ్ 6 రోజుల్లో పూర్తి చేస్తారు. ఇద్దరూ కలిసి ఎన్ని రోజుల్లో పూర్తి చేస్తారు?',
    ),
    same('4', '3', '8', '9'),
    both(
      'In a day they do 1/12 + 1/6 = 3/12 = 1/4 of it.',
      'ఒక రోజులో ఇద్దరూ 1/12 + 1/6 = 3/12 = 1/4 వంతు పని చేస్తారు.',
    ),
    { check: 1 / (1 / 12 + 1 / 6) },
  ),
  ask(
    'Speed and Distance',
    both(
      'A train of 150 m runs at 54 km/h. In how many seconds does it pass a pole?',
      '150 మీ. పొడవైన రైలు గంటకు 54 కి.మీ. వేగంతో వెళ్తోంది. ఒక స్తంభాన్ని ఎన్ని సెకన్లలో దాటుతుంది?',
    ),
    same('10', '8', '12', '15'),
    both('54 km/h is 15 m/s, and 150 ÷ 15 = 10.', 'గంటకు 54 కి.మీ. అంటే సెకనుకు 15 మీ. 150 ÷ 15 = 10.'),
    { check: 150 / (54 / 3.6) },
  ),
  ask(
    'Interest',
    both(
      'What is the simple interest on Rs. 5,000 at 8% a year for 3 years?',
      'రూ. 5,000పై ఏటా 8% చొప్పున 3 ఏళ్లకు బారువడ్డీ ఎంత?',
    ),
    [
      both('Rs. 1,200', 'రూ. 1,200'),
      both('Rs. 1,000', 'రూ. 1,000'),
      both('Rs. 1,250', 'రూ. 1,250'),
      both('Rs. 1,400', 'రూ. 1,400'),
    ],
    both('5,000 × 8 × 3 ÷ 100 = 1,200.', '5,000 × 8 × 3 ÷ 100 = 1,200.'),
    { check: (5000 * 8 * 3) / 100 },
  ),
  ask(
    'Ratio and Proportion',
    both(
      'Rs. 720 is divided in the ratio 4 : 5. What is the larger share?',
      'రూ. 720ని 4 : 5 నిష్పత్తిలో పంచితే పెద్ద వాటా ఎంత?',
    ),
    [
      both('Rs. 400', 'రూ. 400'),
      both('Rs. 320', 'రూ. 320'),
      both('Rs. 360', 'రూ. 360'),
      both('Rs. 450', 'రూ. 450'),
    ],
    both('There are 9 parts of Rs. 80, and 5 × 80 = 400.', 'రూ. 80 చొప్పున 9 భాగాలు. 5 × 80 = 400.'),
    { check: (720 * 5) / 9 },
  ),
  ask(
    'Averages',
    both('What is the average of the first 20 even numbers?', 'మొదటి 20 సరి సంఖ్యల సగటు ఎంత?'),
    same('21', '19', '20', '22'),
    both(
      'They run from 2 to 40 in equal steps, so the average is (2 + 40) ÷ 2 = 21.',
      'ఇవి 2 నుంచి 40 వరకు సమాన తేడాతో ఉన్నాయి. కాబట్టి సగటు (2 + 40) ÷ 2 = 21.',
    ),
    { check: evenNumbers.reduce((sum, number) => sum + number, 0) / evenNumbers.length },
  ),
  ask(
    'Number System',
    both('What is the last digit of the 43rd power of 7?', '7 యొక్క 43వ ఘాతంలో చివరి అంకె ఏది?'),
    same('3', '1', '7', '9'),
    both(
      'The last digits of the powers of 7 repeat: 7, 9, 3, 1. 43 leaves 3 when divided by 4, so it is the third of them.',
      '7 ఘాతాల చివరి అంకెలు 7, 9, 3, 1 గా పునరావృతమవుతాయి. 43ను 4తో భాగిస్తే శేషం 3, కాబట్టి మూడోది.',
    ),
    { check: Number(7n ** 43n % 10n) },
  ),
  ask(
    'Mensuration',
    both(
      'A rectangle has a side of 5 cm and a diagonal of 13 cm. What is its area?',
      'ఒక దీర్ఘచతురస్రం భుజం 5 సెం.మీ., కర్ణం 13 సెం.మీ. దాని వైశాల్యం ఎంత?',
    ),
    [
      both('60 sq cm', '60 చ.సెం.మీ.'),
      both('34 sq cm', '34 చ.సెం.మీ.'),
      both('65 sq cm', '65 చ.సెం.మీ.'),
      both('72 sq cm', '72 చ.సెం.మీ.'),
    ],
    both(
      'The other side is the root of 169 − 25 = 144, which is 12 cm: 5 × 12 = 60.',
      'రెండో భుజం 169 − 25 = 144 వర్గమూలం, అంటే 12 సెం.మీ.: 5 × 12 = 60.',
    ),
    { check: 5 * Math.sqrt(13 ** 2 - 5 ** 2) },
  ),
  ask(
    'Simplification',
    both('What is 12 + 18 ÷ 6 × 2 − 5?', '12 + 18 ÷ 6 × 2 − 5 విలువ ఎంత?'),
    same('13', '5', '9', '15'),
    both(
      'Division and multiplication first, from the left: 18 ÷ 6 × 2 = 6. Then 12 + 6 − 5 = 13.',
      'ముందు భాగహారం, గుణకారం ఎడమ నుంచి చేయాలి: 18 ÷ 6 × 2 = 6. తర్వాత 12 + 6 − 5 = 13.',
    ),
    { check: 12 + (18 / 6) * 2 - 5 },
  ),
]

const marking = { correct: 2, wrong: '-1/2', unanswered: 0 }

export const sscPaper: PaperSource = {
  id: 'ssc-cgl-live',
  fields: {
    title: both('SSC CGL: live test of reasoning and arithmetic', 'SSC CGL: రీజనింగ్, అర్థమెటిక్ లైవ్ టెస్ట్'),
    description: both(
      'Two sections of ten questions in twenty minutes, with half a mark off for a wrong answer.',
      'ఇరవై నిమిషాల్లో పదేసి ప్రశ్నల రెండు విభాగాలు. తప్పు సమాధానానికి అర మార్కు తగ్గుతుంది.',
    ),
    duration: 20,
    languages: ['en', 'te'],
    marking,
    sections: [
      { id: 'reasoning', name: 'Reasoning' },
      { id: 'arithmetic', name: 'Arithmetic' },
    ],
    shuffle: { questions: true, options: true },
  },
  createdOn: '2026-11-12',
  questions: [...inSection('reasoning', reasoning), ...inSection('arithmetic', arithmetic)],
}
