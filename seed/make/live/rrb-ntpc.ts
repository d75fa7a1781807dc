/** General awareness and arithmetic in English and Telugu: the live test that opens on the day after seeding. */
import type { PaperSource } from '../papers/paper'
import { ask, both, same } from './ask'

const leastCommonMultiple = (...numbers: number[]) => {
  let multiple = 1
  while (numbers.some((number) => multiple % number !== 0)) multiple++
  return multiple
}

const science = [
  ask(
    'Science',
    both('Which of these metals is liquid at 25 °C?', 'కింది లోహాలలో 25 °C వద్ద ద్రవ స్థితిలో ఉండేది ఏది?'),
    [both('Mercury', 'పాదరసం'), both('Sodium', 'సోడియం'), both('Zinc', 'జింక్'), both('Lead', 'సీసం')],
    both(
      'Mercury melts at about −39 °C. Sodium melts at 98 °C, lead at 327 °C and zinc at 420 °C.',
      'పాదరసం ద్రవీభవన స్థానం సుమారు −39 °C. సోడియం 98 °C, సీసం 327 °C, జింక్ 420 °C వద్ద కరుగుతాయి.',
    ),
  ),
  ask(
    'Science',
    both('Lack of which vitamin causes rickets?', 'ఏ విటమిన్ లోపం వల్ల రికెట్స్ వ్యాధి వస్తుంది?'),
    [
      both('Vitamin D', 'విటమిన్ D'),
      both('Vitamin A', 'విటమిన్ A'),
      both('Vitamin C', 'విటమిన్ C'),
      both('Vitamin K', 'విటమిన్ K'),
    ],
    both(
      'Without vitamin D the body takes up too little calcium, and bones grow soft. Lack of vitamin C causes scurvy.',
      'విటమిన్ D లేకపోతే శరీరం కాల్షియాన్ని తగినంత గ్రహించదు, ఎముకలు మెత్తబడతాయి. విటమిన్ C లోపం వల్ల స్కర్వీ వస్తుంది.',
    ),
  ),
  ask(
    'Science',
    both('Through which of these does sound travel fastest?', 'కింది వాటిలో ధ్వని దేనిలో అత్యంత వేగంగా ప్రయాణిస్తుంది?'),
    [both('Steel', 'ఉక్కు'), both('Water', 'నీరు'), both('Air', 'గాలి'), both('Hydrogen', 'హైడ్రోజన్')],
    both(
      'It travels at more than 5,000 m/s in steel, about 1,500 in water and 340 in air. A solid is stiff and passes vibrations on quickly.',
      'ధ్వని వేగం ఉక్కులో సెకనుకు 5,000 మీ. కంటే ఎక్కువ, నీటిలో సుమారు 1,500 మీ., గాలిలో సుమారు 340 మీ. ఘనపదార్థాలు కంపనాలను త్వరగా ప్రసారం చేస్తాయి.',
    ),
  ),
  ask(
    'Science',
    both('Which lens corrects short sight (myopia)?', 'హ్రస్వదృష్టిని (మయోపియా) సరిచేయడానికి వాడే కటకం ఏది?'),
    [
      both('Concave lens', 'పుటాకార కటకం'),
      both('Convex lens', 'కుంభాకార కటకం'),
      both('Cylindrical lens', 'స్థూపాకార కటకం'),
      both('Bifocal lens', 'ద్వినాభి కటకం'),
    ],
    both(
      'The image of a far object forms before the retina. A concave lens spreads the rays so that it forms on the retina.',
      'దూరపు వస్తువు ప్రతిబింబం రెటీనాకు ముందే ఏర్పడుతుంది. పుటాకార కటకం కిరణాలను వికేంద్రీకరించి రెటీనాపై ఏర్పడేలా చేస్తుంది.',
    ),
  ),
  ask(
    'Science',
    both('What is the chemical name of baking soda?', 'వంట సోడా రసాయన నామం ఏది?'),
    [
      both('Sodium hydrogen carbonate', 'సోడియం హైడ్రోజన్ కార్బొనేట్'),
      both('Sodium carbonate', 'సోడియం కార్బొనేట్'),
      both('Sodium hydroxide', 'సోడియం హైడ్రాక్సైడ్'),
      both('Calcium carbonate', 'కాల్షియం కార్బొనేట్'),
    ],
    both(
      'Sodium carbonate is washing soda, sodium hydroxide is caustic soda, and calcium carbonate is limestone.',
      'సోడియం కార్బొనేట్ బట్టల సోడా, సోడియం హైడ్రాక్సైడ్ కాస్టిక్ సోడా, కాల్షియం కార్బొనేట్ సున్నపురాయి.',
    ),
  ),
]

const awareness = [
  ask(
    'Railways',
    both(
      'The first passenger train in India ran on 16 April 1853 from Bori Bunder in Bombay to which place?',
      '1853 ఏప్రిల్ 16న భారతదేశంలో తొలి ప్రయాణికుల రైలు బొంబాయిలోని బోరీ బందర్ నుంచి ఎక్కడికి నడిచింది?',
    ),
    [both('Thane', 'ఠాణే'), both('Kalyan', 'కల్యాణ్'), both('Pune', 'పుణె'), both('Surat', 'సూరత్')],
    both(
      'It took 14 carriages and about 400 guests over 34 km. Three engines pulled it: Sahib, Sindh and Sultan.',
      '14 పెట్టెలతో, సుమారు 400 మంది అతిథులతో ఇది 34 కి.మీ. ప్రయాణించింది. సాహిబ్, సింధ్, సుల్తాన్ అనే మూడు ఇంజిన్లు దీనిని లాగాయి.',
    ),
  ),
  ask(
    'Railways',
    both('What is the width of the broad gauge of Indian Railways?', 'భారతీయ రైల్వేలలో బ్రాడ్‌గేజ్ వెడల్పు ఎంత?'),
    [
      both('1,676 mm', '1,676 మి.మీ.'),
      both('762 mm', '762 మి.మీ.'),
      both('1,000 mm', '1,000 మి.మీ.'),
      both('1,435 mm', '1,435 మి.మీ.'),
    ],
    both(
      'It is five and a half feet. 1,435 mm is the standard gauge, 1,000 mm the metre gauge, 762 mm a narrow gauge.',
      'ఇది ఐదున్నర అడుగులు. 1,435 మి.మీ. స్టాండర్డ్ గేజ్, 1,000 మి.మీ. మీటర్ గేజ్, 762 మి.మీ. నారో గేజ్.',
    ),
    { check: (option) => Math.round(5.5 * 304.8) === Number(option.replace(',', '').slice(0, -3)) },
  ),
  ask(
    'Art and Culture',
    both('Which of these dance forms comes from Kerala?', 'కింది నృత్య రూపాలలో కేరళకు చెందినది ఏది?'),
    [both('Kathakali', 'కథాకళి'), both('Kathak', 'కథక్'), both('Odissi', 'ఒడిస్సీ'), both('Sattriya', 'సత్రియా')],
    both(
      'Kathak comes from the north of India, Odissi from Odisha and Sattriya from the monasteries of Assam.',
      'కథక్ ఉత్తర భారతదేశానికి, ఒడిస్సీ ఒడిశాకు, సత్రియా అస్సాంలోని సత్రాలకు చెందినవి.',
    ),
  ),
  ask(
    'Art and Culture',
    both('Which town is known for Kalamkari drawn with a pen?', 'కలంతో గీసే కలంకారీకి ప్రసిద్ధి చెందిన పట్టణం ఏది?'),
    [
      both('Srikalahasti', 'శ్రీకాళహస్తి'),
      both('Kondapalli', 'కొండపల్లి'),
      both('Etikoppaka', 'ఏటికొప్పాక'),
      both('Dharmavaram', 'ధర్మవరం'),
    ],
    both(
      'Kondapalli and Etikoppaka are known for wooden toys and Dharmavaram for silk. At Machilipatnam Kalamkari is printed with blocks.',
      'కొండపల్లి, ఏటికొప్పాక చెక్క బొమ్మలకు, ధర్మవరం పట్టుకు ప్రసిద్ధి. మచిలీపట్నంలో కలంకారీని అచ్చులతో ముద్రిస్తారు.',
    ),
  ),
  ask(
    'Polity',
    both(
      'Which amendment added the Fundamental Duties to the Constitution?',
      'ప్రాథమిక విధులను రాజ్యాంగంలో చేర్చిన సవరణ ఏది?',
    ),
    [
      both('42nd Amendment', '42వ సవరణ'),
      both('24th Amendment', '24వ సవరణ'),
      both('44th Amendment', '44వ సవరణ'),
      both('61st Amendment', '61వ సవరణ'),
    ],
    both(
      'It added ten of them in 1976 as Article 51A. The 86th Amendment of 2002 added an eleventh.',
      '1976లో 51A అధికరణగా పది విధులను చేర్చారు. 2002 నాటి 86వ సవరణ పదకొండవ విధిని చేర్చింది.',
    ),
  ),
  ask(
    'Polity',
    both(
      'How many members of the Rajya Sabha does the President nominate?',
      'రాష్ట్రపతి రాజ్యసభకు ఎంతమంది సభ్యులను నామినేట్ చేస్తారు?',
    ),
    same('12', '2', '10', '14'),
    both(
      'Article 80 says 12, with knowledge or experience of literature, science, art and social service.',
      '80వ అధికరణ ప్రకారం సాహిత్యం, విజ్ఞానశాస్త్రం, కళలు, సామాజిక సేవ రంగాలకు చెందిన 12 మందిని నామినేట్ చేస్తారు.',
    ),
  ),
  ask(
    'Geography',
    both('Through which State does the Tropic of Cancer not pass?', 'కర్కట రేఖ కింది ఏ రాష్ట్రం గుండా వెళ్లదు?'),
    [both('Odisha', 'ఒడిశా'), both('Gujarat', 'గుజరాత్'), both('Jharkhand', 'జార్ఖండ్'), both('Mizoram', 'మిజోరం')],
    both(
      'It passes through eight States: Gujarat, Rajasthan, Madhya Pradesh, Chhattisgarh, Jharkhand, West Bengal, Tripura and Mizoram.',
      'ఇది ఎనిమిది రాష్ట్రాల గుండా వెళ్తుంది: గుజరాత్, రాజస్థాన్, మధ్యప్రదేశ్, ఛత్తీస్‌గఢ్, జార్ఖండ్, పశ్చిమ బెంగాల్, త్రిపుర, మిజోరం.',
    ),
  ),
  ask(
    'Geography',
    both('In which State is the salt lake Sambhar?', 'సాంభర్ ఉప్పునీటి సరస్సు ఏ రాష్ట్రంలో ఉంది?'),
    [both('Rajasthan', 'రాజస్థాన్'), both('Odisha', 'ఒడిశా'), both('Kerala', 'కేరళ'), both('Maharashtra', 'మహారాష్ట్ర')],
    both(
      'It is the largest salt lake inland in India and a Ramsar site. Chilika, in Odisha, is a lagoon by the sea.',
      'ఇది భారతదేశంలో అతిపెద్ద అంతర్భూభాగ ఉప్పునీటి సరస్సు, రామ్‌సార్ ప్రదేశం. ఒడిశాలోని చిలికా సముద్ర తీర సరస్సు.',
    ),
  ),
  ask(
    'History',
    both(
      'Who gave the call "Do or Die" in August 1942?',
      '1942 ఆగస్టులో "డూ ఆర్ డై" (చేయండి లేదా చావండి) అనే పిలుపునిచ్చినది ఎవరు?',
    ),
    [
      both('Mahatma Gandhi', 'మహాత్మా గాంధీ'),
      both('Subhas Chandra Bose', 'సుభాష్ చంద్రబోస్'),
      both('Jawaharlal Nehru', 'జవహర్‌లాల్ నెహ్రూ'),
      both('Vallabhbhai Patel', 'వల్లభ్‌భాయ్ పటేల్'),
    ],
    both(
      'He gave it in Bombay on 8 August 1942, when the Congress resolved to begin the Quit India movement.',
      '1942 ఆగస్టు 8న బొంబాయిలో కాంగ్రెస్ క్విట్ ఇండియా తీర్మానాన్ని ఆమోదించినప్పుడు ఆయన ఈ పిలుపునిచ్చారు.',
    ),
  ),
  ask(
    'Computers',
    both(
      'Which of these loses its contents when the power is switched off?',
      'విద్యుత్ ఆపివేసినప్పుడు కింది వాటిలో దేనిలోని సమాచారం పోతుంది?',
    ),
    [both('RAM', 'RAM'), both('ROM', 'ROM'), both('Hard disk', 'హార్డ్ డిస్క్'), both('DVD', 'DVD')],
    both(
      'RAM is volatile: it holds programs and data only while they are in use. The other three keep their contents.',
      'RAM అస్థిర మెమరీ: వాడుకలో ఉన్నంతసేపు మాత్రమే ప్రోగ్రాములను, డేటాను ఉంచుతుంది. మిగిలిన మూడింటిలో సమాచారం నిలిచి ఉంటుంది.',
    ),
  ),
]

const arithmetic = [
  ask(
    'Number System',
    both(
      'What is the least common multiple of 12, 15 and 20?',
      '12, 15, 20 ల కనిష్ఠ సామాన్య గుణిజం (క.సా.గు.) ఎంత?',
    ),
    same('60', '30', '120', '180'),
    both(
      '12 = 4 × 3, 15 = 3 × 5 and 20 = 4 × 5, so it is 4 × 3 × 5 = 60.',
      '12 = 4 × 3, 15 = 3 × 5, 20 = 4 × 5. కాబట్టి 4 × 3 × 5 = 60.',
    ),
    { check: leastCommonMultiple(12, 15, 20) },
  ),
  ask(
    'Interest',
    both(
      'What is the compound interest on Rs. 10,000 at 10% a year for 2 years?',
      'రూ. 10,000పై ఏటా 10% చొప్పున 2 ఏళ్లకు చక్రవడ్డీ ఎంత?',
    ),
    [
      both('Rs. 2,100', 'రూ. 2,100'),
      both('Rs. 1,900', 'రూ. 1,900'),
      both('Rs. 2,000', 'రూ. 2,000'),
      both('Rs. 2,200', 'రూ. 2,200'),
    ],
    both(
      'It is Rs. 1,000 in the first year and 10% of Rs. 11,000 in the second: 1,000 + 1,100 = 2,100.',
      'మొదటి ఏడాది రూ. 1,000, రెండో ఏడాది రూ. 11,000పై 10%: 1,000 + 1,100 = 2,100.',
    ),
    { check: Math.round(10_000 * 1.1 ** 2 - 10_000) },
  ),
  ask(
    'Percentage',
    both('35% of a number is 140. What is the number?', 'ఒక సంఖ్యలో 35% విలువ 140. ఆ సంఖ్య ఎంత?'),
    same('400', '350', '380', '420'),
    both('140 ÷ 35 = 4 is one per cent, so the number is 400.', '140 ÷ 35 = 4 అంటే ఒక శాతం. కాబట్టి సంఖ్య 400.'),
    { check: (140 * 100) / 35 },
  ),
  ask(
    'Time and Work',
    both(
      'A pipe fills a tank in 6 hours and another empties it in 9 hours. With both open, in how many hours is the tank full?',
      'ఒక పైపు తొట్టిని 6 గంటల్లో నింపుతుంది, మరో పైపు 9 గంటల్లో ఖాళీ చేస్తుంది. రెండూ తెరిస్తే తొట్టి ఎన్ని గంటల్లో నిండుతుంది?',
    ),
    same('18', '12', '15', '54'),
    both('In an hour 1/6 − 1/9 = 1/18 of the tank is filled.', 'ఒక గంటలో 1/6 − 1/9 = 1/18 వంతు నిండుతుంది.'),
    { check: Math.round(1 / (1 / 6 - 1 / 9)) },
  ),
  ask(
    'Speed and Distance',
    both(
      'A bus goes to a town at 60 km/h and comes back by the same road at 40 km/h. What is its average speed in km/h?',
      'ఒక బస్సు ఒక ఊరికి గంటకు 60 కి.మీ. వేగంతో వెళ్లి, అదే దారిలో 40 కి.మీ. వేగంతో తిరిగి వచ్చింది. సగటు వేగం గంటకు ఎన్ని కి.మీ.?',
    ),
    same('48', '45', '50', '52'),
    both(
      'For 120 km each way it takes 2 + 3 = 5 hours, and 240 ÷ 5 = 48.',
      'ఒక వైపు దూరం 120 కి.మీ. అనుకుంటే 2 + 3 = 5 గంటలు పడుతుంది. 240 ÷ 5 = 48.',
    ),
    { check: Math.round((2 * 60 * 40) / (60 + 40)) },
  ),
]

export const rrbPaper: PaperSource = {
  id: 'rrb-ntpc-live',
  fields: {
    title: both('RRB NTPC: live test of awareness and arithmetic', 'RRB NTPC: జనరల్ అవేర్‌నెస్, అర్థమెటిక్ లైవ్ టెస్ట్'),
    description: both(
      'Twenty questions in twenty minutes, with a third of a mark off for a wrong answer.',
      'ఇరవై నిమిషాల్లో ఇరవై ప్రశ్నలు. తప్పు సమాధానానికి మూడో వంతు మార్కు తగ్గుతుంది.',
    ),
    duration: 20,
    languages: ['en', 'te'],
    marking: { correct: 1, wrong: '-1/3', unanswered: 0 },
    shuffle: { questions: true, options: true },
  },
  createdOn: '2026-11-14',
  questions: [...science, ...awareness, ...arithmetic],
}
