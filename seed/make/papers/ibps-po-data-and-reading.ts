/** A passage, a cloze text, a table and a chart with five questions each, as banking papers have them. */
import { accounts } from '../pictures/question-figures'
import { inSection, one, type PaperSource } from './paper'

const passage = `In the dry country of western India a stepwell was once the most useful building of a town. It began as a trench that masons dug down to the level of the ground water, which might lie thirty metres below the street. Flights of stone steps led to the bottom, so that a person could reach the water in any season: in the rains a few steps were enough, while in the hot months the descent was long. Galleries and pillars held the earth back on both sides and gave shade, and even in May the lowest landings stayed cool. Travellers rested there, traders talked over prices, and women, who fetched the water, had a place of their own away from the house.
Many of these wells were gifts. A queen, a merchant or a guild paid for one and had the deed cut in stone. The most splendid, the Rani ki Vav at Patan, is said to honour a king of the eleventh century, and its walls carry hundreds of figures.
In the nineteenth century the wells fell out of use. Officials distrusted open water, in which people washed as well as drank, and taps and pumps seemed both cleaner and easier. Some wells were filled in; others served as dumps. The pumps, however, took more water than the rains returned, and the level sank year by year.
Today a number of towns are clearing their old wells. Nobody expects them to replace the tap. Yet a clean stepwell gathers rain that would otherwise run off into drains, and lets it seep into the ground from which the pumps draw. What was built to reach the water may now help to bring it back.`

const cloze = `A bank lends what other people have left with it. It must (A) be careful about two things at once: that its borrowers can pay, and that its depositors can be paid whenever they (B). Loans are long and deposits short, so the two never quite match. A prudent bank therefore keeps a part of its funds in forms that can be (C) into cash within a day. It earns little on them, but that is the (D) of safety. When depositors lose trust all the same, even a sound bank may run out of cash, and that is why a central bank stands ready to lend to it against good (E).`

const english = [
  one({
    set: 'stepwells',
    topic: 'Reading Comprehension',
    ask: 'According to the passage, why was the way down to the water longer in the hot months?',
    right: 'The water stood lower than in the rains.',
    wrong: [
      'Some of the steps were closed for repair.',
      'People walked slowly because of the heat.',
      'The masons dug the trench deeper each summer.',
      'Only the galleries at the bottom were open.',
    ],
    why: 'In the rains a few steps were enough to reach the water. The level of the ground water falls in the dry season, and the steps follow it down.',
  }),
  one({
    set: 'stepwells',
    topic: 'Reading Comprehension',
    ask: 'Which of these is **not** given in the passage as a use of stepwells?',
    right: 'Watering the fields around the town',
    wrong: [
      'A place of rest for travellers',
      'A place where traders spoke about prices',
      'A meeting place for women',
      'A source of water in every season',
    ],
    why: 'The first paragraph names travellers, traders and women and says that the water could be reached in any season. It says nothing about fields.',
  }),
  one({
    set: 'stepwells',
    topic: 'Reading Comprehension',
    ask: 'Why did officials of the nineteenth century dislike the wells?',
    right: 'They did not trust water that people also washed in.',
    wrong: [
      'They wanted the stone for other buildings.',
      'They found the carvings out of date.',
      'They had to pay for keeping the wells in order.',
      'They believed that the wells dried up the ground.',
    ],
    why: 'The third paragraph says that they distrusted open water, in which people washed as well as drank.',
  }),
  one({
    set: 'stepwells',
    topic: 'Reading Comprehension',
    ask: 'What does the author say about clearing the old wells today?',
    right: 'It helps the ground water, though taps will remain.',
    wrong: [
      'It is too costly for small towns.',
      'It will make pumps and taps needless.',
      'It matters for visitors only.',
      'It should be left to queens and merchants.',
    ],
    why: 'Nobody expects the wells to replace the tap, but a clean one lets rain seep into the ground from which the pumps draw.',
  }),
  one({
    set: 'stepwells',
    topic: 'Vocabulary',
    ask: 'Which word is nearest in meaning to “**splendid**” as it is used in the passage?',
    right: 'magnificent',
    wrong: ['ancient', 'expensive', 'spacious', 'sacred'],
    why: 'A splendid building is one of great beauty. That it is old or large is said elsewhere and is not what the word means.',
  }),
  one({
    set: 'lending',
    topic: 'Cloze Test',
    ask: 'Which word fits blank (A)?',
    right: 'therefore',
    wrong: ['nevertheless', 'seldom', 'instead', 'otherwise'],
    why: 'The second sentence follows from the first: because the money belongs to others, the bank must be careful.',
  }),
  one({
    set: 'lending',
    topic: 'Cloze Test',
    ask: 'Which word fits blank (B)?',
    right: 'ask',
    wrong: ['asks', 'asking', 'are asked', 'had asked'],
    why: '“Whenever they” needs a verb in the plural and in the simple present. It is the depositors who ask, so the passive does not fit.',
  }),
  one({
    set: 'lending',
    topic: 'Cloze Test',
    ask: 'Which word fits blank (C)?',
    right: 'turned',
    wrong: ['grown', 'fallen', 'reached', 'spent'],
    why: 'To turn something into cash is to sell it for money. “Spent into” and the others do not go with “into cash” in this sense.',
  }),
  one({
    set: 'lending',
    topic: 'Cloze Test',
    ask: 'Which word fits blank (D)?',
    right: 'price',
    wrong: ['prize', 'lack', 'fear', 'reason'],
    why: 'To earn little is what safety costs, its price. A prize is something that is won.',
  }),
  one({
    set: 'lending',
    topic: 'Cloze Test',
    ask: 'Which word fits blank (E)?',
    right: 'security',
    wrong: ['promise', 'weather', 'advice', 'custom'],
    why: 'A loan against security is one for which the borrower gives assets in pledge. “Good security” is the usual expression.',
  }),
]

/** Of an entrance test in five towns: who appeared, the share that qualified, and men to women among those. */
const towns = [
  { name: 'Guntur', appeared: 1200, share: 35, men: 4, women: 3 },
  { name: 'Kurnool', appeared: 1500, share: 28, men: 3, women: 2 },
  { name: 'Warangal', appeared: 1800, share: 30, men: 5, women: 4 },
  { name: 'Nellore', appeared: 960, share: 45, men: 7, women: 5 },
  { name: 'Karimnagar', appeared: 1400, share: 32, men: 9, women: 7 },
] as const

const commas = (number: number) => number.toLocaleString('en-IN')

const rows = towns.map(
  ({ name, appeared, share, men, women }) =>
    `| ${name} | ${commas(appeared)} | ${share}% | ${men} : ${women} |`,
)
const table = `The table gives the number of candidates who appeared for an entrance test in five towns, how many per cent of them qualified, and the ratio of men to women among those who qualified.
| Town | Appeared | Qualified | Men : Women |
|---|---|---|---|
${rows.join('\n')}`

/** Numbers of candidates in one town. */
function inTown(name: (typeof towns)[number]['name']) {
  const town = towns.find((one) => one.name === name)
  if (town === undefined) throw new Error(`no town ${name}`)
  const qualified = (town.appeared * town.share) / 100
  const part = qualified / (town.men + town.women)
  return { appeared: town.appeared, qualified, men: part * town.men, women: part * town.women }
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)
const all = towns.map(({ name }) => inTown(name))

const tableQuestions = [
  one({
    set: 'entrance',
    topic: 'Data Interpretation',
    ask: 'How many candidates qualified in the five towns together?',
    right: '2,260',
    wrong: ['2,140', '2,220', '2,280', '2,340'],
    check: sum(all.map(({ qualified }) => qualified)),
    why: 'The numbers are 420, 420, 540, 432 and 448, in the order of the table. Their sum is 2,260.',
  }),
  one({
    set: 'entrance',
    topic: 'Data Interpretation',
    ask: 'What is the ratio of the women who qualified in Warangal and Nellore together to the men who qualified in Guntur?',
    right: '7 : 4',
    wrong: ['3 : 2', '4 : 3', '5 : 4', '7 : 5'],
    check: (inTown('Warangal').women + inTown('Nellore').women) / inTown('Guntur').men,
    why: 'Women: 540 x 4/9 = 240 in Warangal and 432 x 5/12 = 180 in Nellore. Men in Guntur: 420 x 4/7 = 240. The ratio is 420 : 240 = 7 : 4.',
  }),
  one({
    set: 'entrance',
    topic: 'Data Interpretation',
    ask: 'By how much is the number of those who did not qualify greater in Kurnool than in Nellore?',
    right: '552',
    wrong: ['480', '524', '540', '568'],
    check:
      inTown('Kurnool').appeared -
      inTown('Kurnool').qualified -
      (inTown('Nellore').appeared - inTown('Nellore').qualified),
    why: 'Kurnool: 1,500 - 420 = 1,080. Nellore: 960 - 432 = 528. The difference is 552.',
  }),
  one({
    set: 'entrance',
    topic: 'Data Interpretation',
    ask: 'How many women qualified on an average in the five towns?',
    right: '192.8',
    wrong: ['186.4', '190.2', '196.4', '204.8'],
    check: sum(all.map(({ women }) => women)) / all.length,
    why: 'The numbers of women are 180, 168, 240, 180 and 196. Their sum is 964, and 964 / 5 = 192.8.',
  }),
  one({
    set: 'entrance',
    topic: 'Data Interpretation',
    ask: 'The men who qualified in Karimnagar are what per cent of all who appeared there?',
    right: '18%',
    wrong: ['14%', '16%', '20%', '22%'],
    check: (inTown('Karimnagar').men / inTown('Karimnagar').appeared) * 100,
    why: '448 x 9/16 = 252 men qualified, and 252 / 1,400 = 18%. In short: 32% x 9/16 = 18%.',
  }),
]

const { savings, current, branches } = accounts
/** By the place of a branch: A is 0. */
const [A, B, C, D, E] = [0, 1, 2, 3, 4] as const
const currentShares = branches.map(
  (_, place) => (current[place] ?? 0) / ((savings[place] ?? 0) + (current[place] ?? 0)),
)

const chartQuestions = [
  one({
    set: 'branches',
    topic: 'Data Interpretation',
    ask: 'By how many per cent is the number of savings accounts opened by all branches greater than that of current accounts?',
    right: '50%',
    wrong: ['33%', '40%', '45%', '60%'],
    check: (sum(savings) / sum(current) - 1) * 100,
    why: 'Savings accounts: 240 + 300 + 180 + 360 + 270 = 1,350. Current accounts: 150 + 200 + 120 + 180 + 250 = 900. The difference of 450 is half of 900.',
  }),
  one({
    set: 'branches',
    topic: 'Data Interpretation',
    ask: 'What is the ratio of the savings accounts of branches A and C together to the current accounts of branches B and E together?',
    right: '14 : 15',
    wrong: ['4 : 5', '7 : 8', '9 : 10', '15 : 14'],
    check: (savings[A] + savings[C]) / (current[B] + current[E]),
    why: '240 + 180 = 420 and 200 + 250 = 450, so the ratio is 42 : 45 = 14 : 15.',
  }),
  one({
    set: 'branches',
    topic: 'Data Interpretation',
    ask: 'How many current accounts did a branch open on an average?',
    right: '180',
    wrong: ['170', '175', '185', '190'],
    check: sum(current) / current.length,
    why: '900 current accounts in five branches make 180 on an average.',
  }),
  one({
    set: 'branches',
    topic: 'Data Interpretation',
    ask: 'In which branch is the share of current accounts in all its new accounts the smallest?',
    right: 'Branch D',
    wrong: ['Branch A', 'Branch B', 'Branch C', 'Branch E'],
    place: 3,
    check: (option) => option === `Branch ${branches[currentShares.indexOf(Math.min(...currentShares))]}`,
    why: 'Branch D has 180 of 540, one third. The shares of the others are 38.5% in A, 40% in B and C, and 48% in E.',
  }),
  one({
    set: 'branches',
    topic: 'Data Interpretation',
    ask: 'In the next year branch D opens 10% fewer savings accounts and 15% more current accounts. How many accounts does it open then?',
    right: '531',
    wrong: ['513', '522', '540', '549'],
    check: savings[D] * 0.9 + current[D] * 1.15,
    why: '360 x 0.9 = 324 and 180 x 1.15 = 207. Together they are 531.',
  }),
]

export const readingPaper: PaperSource = {
  id: 'ibps-po-data-and-reading',
  fields: {
    title: 'IBPS PO Data and Reading Mock',
    description:
      'A passage, a cloze text, a table and a chart with five questions each; each section has a clock of its own.',
    subject: 'English Language and Quantitative Aptitude',
    categoryName: 'Banking',
    duration: 25,
    marking: { correct: 1, wrong: '-1/4', unanswered: 0 },
    sections: [
      { id: 'english', name: 'English Language', minutes: 10 },
      { id: 'quant', name: 'Quantitative Aptitude', minutes: 15 },
    ],
  },
  createdOn: '2026-08-06',
  sets: {
    stepwells: passage,
    lending: cloze,
    entrance: table,
    branches:
      'The chart shows how many savings accounts and current accounts five branches of a bank opened in a year.\n![](accounts-of-branches)',
  },
  questions: [
    ...inSection('english', english),
    ...inSection('quant', [...tableQuestions, ...chartQuestions]),
  ],
}
