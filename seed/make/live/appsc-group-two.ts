/** General studies in English and Telugu: the live test with results. */
import type { PaperSource } from '../papers/paper'
import { ask, both, same } from './ask'

const history = [
  ask(
    'History',
    both('Who founded the Eastern Chalukya dynasty of Vengi?', 'వేంగి తూర్పు చాళుక్య వంశ స్థాపకుడు ఎవరు?'),
    [
      both('Kubja Vishnuvardhana', 'కుబ్జ విష్ణువర్ధనుడు'),
      both('Pulakeshin I', 'మొదటి పులకేశి'),
      both('Gunaga Vijayaditya', 'గుణగ విజయాదిత్యుడు'),
      both('Rajaraja Narendra', 'రాజరాజ నరేంద్రుడు'),
    ],
    both(
      'He was a brother of Pulakeshin II of Badami, who made him the ruler of Vengi about 624. Rajaraja Narendra was the patron of Nannaya.',
      'ఇతడు బాదామి పాలకుడైన రెండవ పులకేశి సోదరుడు. సుమారు 624లో పులకేశి ఇతడిని వేంగి పాలకుడిగా నియమించాడు. రాజరాజ నరేంద్రుడు నన్నయను పోషించాడు.',
    ),
  ),
  ask(
    'History',
    both(
      'Who led the army of Vijayanagara in the battle of Tallikota in 1565?',
      '1565లో జరిగిన తళ్లికోట యుద్ధంలో విజయనగర సైన్యానికి నాయకత్వం వహించినది ఎవరు?',
    ),
    [
      both('Aliya Rama Raya', 'అళియ రామరాయలు'),
      both('Krishnadevaraya', 'శ్రీకృష్ణదేవరాయలు'),
      both('Achyuta Deva Raya', 'అచ్యుత దేవరాయలు'),
      both('Saluva Narasimha', 'సాళువ నరసింహుడు'),
    ],
    both(
      'He ruled in the name of Sadasiva Raya and was killed in the battle. His brother Tirumala moved the capital to Penukonda.',
      'ఇతడు సదాశివరాయల పేరుతో పాలించి, ఈ యుద్ధంలో మరణించాడు. ఇతడి సోదరుడు తిరుమల రాయలు రాజధానిని పెనుకొండకు మార్చాడు.',
    ),
  ),
  ask(
    'History',
    both(
      'In which year did the Rampa rebellion of Alluri Sitarama Raju begin?',
      'అల్లూరి సీతారామరాజు నాయకత్వంలో రంప తిరుగుబాటు ఏ సంవత్సరంలో ప్రారంభమైంది?',
    ),
    same('1922', '1917', '1919', '1930'),
    both(
      'It began with the raid on the police station of Chintapalli in August 1922. It ended soon after his death in May 1924.',
      '1922 ఆగస్టులో చింతపల్లి పోలీస్ స్టేషన్‌పై దాడితో ఇది ప్రారంభమైంది. 1924 మే నెలలో ఆయన మరణించిన కొద్దికాలానికే ముగిసింది.',
    ),
  ),
  ask(
    'History',
    both(
      'Where did the first Andhra Conference (Andhra Mahasabha) meet in 1913?',
      '1913లో తొలి ఆంధ్ర మహాసభ ఎక్కడ జరిగింది?',
    ),
    [
      both('Bapatla', 'బాపట్ల'),
      both('Vijayawada', 'విజయవాడ'),
      both('Visakhapatnam', 'విశాఖపట్నం'),
      both('Kurnool', 'కర్నూలు'),
    ],
    both(
      'It met at Bapatla under the presidency of B. N. Sarma. The second conference met at Vijayawada in 1914.',
      'బి.ఎన్. శర్మ అధ్యక్షతన బాపట్లలో ఇది జరిగింది. రెండవ మహాసభ 1914లో విజయవాడలో జరిగింది.',
    ),
  ),
]

const polity = [
  ask(
    'Polity',
    both(
      'How many weeks after Parliament meets again does an ordinance of the President lapse, unless it is approved?',
      'రాష్ట్రపతి జారీ చేసిన ఆర్డినెన్స్‌ను ఆమోదించకపోతే, పార్లమెంటు తిరిగి సమావేశమైన ఎన్ని వారాల తర్వాత అది రద్దవుతుంది?',
    ),
    same('6', '4', '8', '12'),
    both(
      'Article 123 says so. When the two Houses meet on different days, the weeks count from the later day.',
      'ఇది 123వ అధికరణలో ఉంది. ఉభయ సభలు వేర్వేరు తేదీల్లో సమావేశమైతే, తర్వాతి తేదీ నుంచి వారాలను లెక్కిస్తారు.',
    ),
  ),
  ask(
    'Polity',
    both(
      'What is the least age, in years, for the office of Governor of a State?',
      'రాష్ట్ర గవర్నర్ పదవికి ఉండవలసిన కనీస వయసు ఎన్ని సంవత్సరాలు?',
    ),
    same('35', '21', '25', '30'),
    both(
      'Article 157 asks for a citizen of India who has completed 35 years. For the Rajya Sabha it is 30, for the Lok Sabha 25.',
      '157వ అధికరణ ప్రకారం 35 ఏళ్లు నిండిన భారత పౌరుడై ఉండాలి. రాజ్యసభకు 30, లోక్‌సభకు 25 ఏళ్లు నిండాలి.',
    ),
  ),
  ask(
    'Polity',
    both(
      'Under which Article of the Constitution is the Finance Commission appointed?',
      'రాజ్యాంగంలోని ఏ అధికరణ ప్రకారం ఆర్థిక సంఘాన్ని నియమిస్తారు?',
    ),
    [
      both('Article 280', '280వ అధికరణ'),
      both('Article 263', '263వ అధికరణ'),
      both('Article 315', '315వ అధికరణ'),
      both('Article 324', '324వ అధికరణ'),
    ],
    both(
      'The President appoints it every fifth year or earlier. Article 263 is about the Inter-State Council, 315 about Public Service Commissions, 324 about elections.',
      'రాష్ట్రపతి దీనిని ప్రతి ఐదేళ్లకు లేదా అంతకంటే ముందే నియమిస్తారు. 263వ అధికరణ అంతర్ రాష్ట్ర మండలి, 315 పబ్లిక్ సర్వీస్ కమిషన్లు, 324 ఎన్నికలకు సంబంధించినవి.',
    ),
  ),
  ask(
    'Polity',
    both(
      'Consider the statements about a Money Bill.\n1. It may be introduced in the Lok Sabha alone.\n2. The Rajya Sabha has 14 days to return it.\nWhich of them is correct?',
      'ద్రవ్య బిల్లుకు సంబంధించి కింది వాక్యాలను పరిశీలించండి.\n1. దీనిని లోక్‌సభలో మాత్రమే ప్రవేశపెట్టాలి.\n2. రాజ్యసభ దీనిని 14 రోజుల్లోగా తిరిగి పంపాలి.\nపై వాక్యాలలో సరైనది ఏది?',
    ),
    [
      both('Both 1 and 2', '1 మరియు 2 రెండూ'),
      both('1 only', '1 మాత్రమే'),
      both('2 only', '2 మాత్రమే'),
      both('Neither 1 nor 2', '1 కాదు, 2 కాదు'),
    ],
    both(
      'Article 109 says both. The Lok Sabha may accept or reject what the Rajya Sabha recommends.',
      '109వ అధికరణ ఈ రెండు విషయాలను తెలుపుతుంది. రాజ్యసభ చేసే సిఫార్సులను లోక్‌సభ ఆమోదించవచ్చు లేదా తిరస్కరించవచ్చు.',
    ),
    { place: 2 },
  ),
]

const geography = [
  ask(
    'Geography',
    both('Which of these rivers flows into the Arabian Sea?', 'కింది నదులలో అరేబియా సముద్రంలో కలిసేది ఏది?'),
    [both('Narmada', 'నర్మద'), both('Mahanadi', 'మహానది'), both('Penna', 'పెన్నా'), both('Vamsadhara', 'వంశధార')],
    both(
      'It flows west between the Vindhya and Satpura ranges to the Gulf of Khambhat. The other three reach the Bay of Bengal.',
      'ఇది వింధ్య, సాత్పురా పర్వతాల మధ్య పడమరకు ప్రవహించి ఖంభాత్ సింధుశాఖలో కలుస్తుంది. మిగిలిన మూడు నదులు బంగాళాఖాతంలో కలుస్తాయి.',
    ),
  ),
  ask(
    'Geography',
    both(
      'Between the deltas of which two rivers does Kolleru Lake lie?',
      'కొల్లేరు సరస్సు ఏ రెండు నదుల డెల్టాల మధ్య ఉంది?',
    ),
    [
      both('Krishna and Godavari', 'కృష్ణా, గోదావరి'),
      both('Krishna and Penna', 'కృష్ణా, పెన్నా'),
      both('Godavari and Vamsadhara', 'గోదావరి, వంశధార'),
      both('Penna and Swarnamukhi', 'పెన్నా, స్వర్ణముఖి'),
    ],
    both(
      'It is a lake of fresh water and a Ramsar site. The streams Budameru and Tammileru feed it, and the Upputeru drains it to the sea.',
      'ఇది మంచినీటి సరస్సు, రామ్‌సార్ ప్రదేశం. బుడమేరు, తమ్మిలేరు వాగులు ఇందులో కలుస్తాయి. ఉప్పుటేరు ద్వారా దీని నీరు సముద్రంలో కలుస్తుంది.',
    ),
  ),
  ask(
    'Geography',
    both('In which kind of rock have the Belum Caves formed?', 'బెలూం గుహలు ఏ రకమైన శిలలలో ఏర్పడ్డాయి?'),
    [
      both('Limestone', 'సున్నపురాయి'),
      both('Granite', 'గ్రానైట్'),
      both('Basalt', 'బసాల్ట్'),
      both('Sandstone', 'ఇసుకరాయి'),
    ],
    both(
      'Underground water dissolved the limestone over a very long time. The caves are in Nandyal district.',
      'భూగర్భ జలం చాలా కాలంపాటు సున్నపురాయిని కరిగించడం వల్ల ఇవి ఏర్పడ్డాయి. ఈ గుహలు నంద్యాల జిల్లాలో ఉన్నాయి.',
    ),
  ),
  ask(
    'Geography',
    both(
      'What are lines on a map that join places of equal rainfall called?',
      'పటంపై సమాన వర్షపాతం గల ప్రదేశాలను కలిపే రేఖలను ఏమంటారు?',
    ),
    [
      both('Isohyets', 'ఐసోహైట్‌లు'),
      both('Isobars', 'ఐసోబార్‌లు'),
      both('Isotherms', 'ఐసోథెర్మ్‌లు'),
      both('Isohalines', 'ఐసోహలైన్‌లు'),
    ],
    both(
      'Isobars join places of equal pressure, isotherms those of equal temperature, isohalines those of equal salinity.',
      'ఐసోబార్‌లు సమాన పీడనం గల ప్రదేశాలను, ఐసోథెర్మ్‌లు సమాన ఉష్ణోగ్రత గల ప్రదేశాలను, ఐసోహలైన్‌లు సమాన లవణీయత గల ప్రదేశాలను కలుపుతాయి.',
    ),
  ),
]

const economy = [
  ask(
    'Economy',
    both(
      'What is subtracted from the gross domestic product to get the net domestic product?',
      'స్థూల దేశీయోత్పత్తి నుంచి దేనిని తీసివేస్తే నికర దేశీయోత్పత్తి వస్తుంది?',
    ),
    [
      both('Depreciation', 'తరుగుదల'),
      both('Subsidies', 'సబ్సిడీలు'),
      both('Indirect taxes', 'పరోక్ష పన్నులు'),
      both('Imports', 'దిగుమతులు'),
    ],
    both(
      'Depreciation is the capital that is used up while goods are made, such as the wear of machines.',
      'వస్తువుల ఉత్పత్తిలో వినియోగమైన మూలధనమే తరుగుదల. యంత్రాల అరుగుదల దీనికి ఉదాహరణ.',
    ),
  ),
  ask(
    'Economy',
    both('The repo rate is the rate of interest at which', 'రెపో రేటు అంటే'),
    [
      both(
        'the Reserve Bank lends to banks against securities',
        'సెక్యూరిటీల హామీపై రిజర్వ్ బ్యాంకు బ్యాంకులకు ఇచ్చే రుణాలపై వడ్డీ రేటు',
      ),
      both('banks lend to their best customers', 'బ్యాంకులు తమ ఉత్తమ ఖాతాదారులకు ఇచ్చే రుణాలపై వడ్డీ రేటు'),
      both('banks lend to one another overnight', 'బ్యాంకులు ఒకదానికొకటి ఒక రాత్రికి ఇచ్చే రుణాలపై వడ్డీ రేటు'),
      both('the government borrows from the public', 'ప్రజల నుంచి ప్రభుత్వం తీసుకునే రుణాలపై వడ్డీ రేటు'),
    ],
    both(
      'The bank sells securities and agrees to buy them back. A higher repo rate makes credit dearer and slows inflation.',
      'బ్యాంకు సెక్యూరిటీలను విక్రయించి, తిరిగి కొంటానని ఒప్పందం చేసుకుంటుంది. రెపో రేటు పెరిగితే రుణాలు ఖరీదై ద్రవ్యోల్బణం తగ్గుతుంది.',
    ),
  ),
  ask(
    'Economy',
    both(
      'Which of these publishes the Economic Survey before the Union Budget?',
      'కేంద్ర బడ్జెట్‌కు ముందు ఆర్థిక సర్వేను ప్రచురించేది ఏది?',
    ),
    [
      both('Ministry of Finance', 'ఆర్థిక మంత్రిత్వ శాఖ'),
      both('NITI Aayog', 'నీతి ఆయోగ్'),
      both('Reserve Bank of India', 'భారతీయ రిజర్వ్ బ్యాంకు'),
      both('Finance Commission', 'ఆర్థిక సంఘం'),
    ],
    both(
      'Its Department of Economic Affairs prepares the survey under the Chief Economic Adviser.',
      'ప్రధాన ఆర్థిక సలహాదారు మార్గదర్శకత్వంలో ఈ శాఖలోని ఆర్థిక వ్యవహారాల విభాగం దీనిని రూపొందిస్తుంది.',
    ),
  ),
]

const science = [
  ask(
    'Science',
    both('Which gland produces insulin?', 'ఇన్సులిన్‌ను ఉత్పత్తి చేసే గ్రంథి ఏది?'),
    [
      both('Pancreas', 'క్లోమం'),
      both('Thyroid', 'థైరాయిడ్'),
      both('Pituitary', 'పీయూష గ్రంథి'),
      both('Adrenal', 'అధివృక్క గ్రంథి'),
    ],
    both(
      'The beta cells of the islets of Langerhans make it. It lowers the sugar in the blood.',
      'లాంగర్‌హాన్స్ పుటికలలోని బీటా కణాలు దీనిని ఉత్పత్తి చేస్తాయి. ఇది రక్తంలోని చక్కెర స్థాయిని తగ్గిస్తుంది.',
    ),
  ),
  ask(
    'Science',
    both('What is the pH of pure water at 25 °C?', '25 °C వద్ద శుద్ధమైన నీటి pH విలువ ఎంత?'),
    same('7', '0', '1', '14'),
    both(
      'It is neutral. Acids have a lower pH, and bases a higher one.',
      'ఇది తటస్థం. ఆమ్లాల pH విలువ ఇంతకంటే తక్కువగా, క్షారాల pH విలువ ఎక్కువగా ఉంటుంది.',
    ),
  ),
  ask(
    'Science',
    both('What is the SI unit of power?', 'సామర్థ్యానికి SI ప్రమాణం ఏది?'),
    [both('Watt', 'వాట్'), both('Joule', 'జౌల్'), both('Newton', 'న్యూటన్'), both('Pascal', 'పాస్కల్')],
    both(
      'One watt is one joule in a second. The joule measures energy, the newton force, the pascal pressure.',
      'సెకనుకు ఒక జౌల్ పని జరిగితే అది ఒక వాట్. శక్తిని జౌల్‌లో, బలాన్ని న్యూటన్‌లో, పీడనాన్ని పాస్కల్‌లో కొలుస్తారు.',
    ),
  ),
]

const ability = [
  ask(
    'Mental Ability',
    both(
      'What is the smaller angle between the hands of a clock at 3:30?',
      'గడియారంలో 3:30 గంటలకు రెండు ముళ్ల మధ్య గల చిన్న కోణం ఎంత?',
    ),
    same('75°', '60°', '90°', '105°'),
    both(
      'The hour hand stands at 3.5 × 30 = 105 degrees and the minute hand at 180 degrees: 180 − 105 = 75.',
      'గంటల ముల్లు 3.5 × 30 = 105 డిగ్రీల వద్ద, నిమిషాల ముల్లు 180 డిగ్రీల వద్ద ఉంటాయి: 180 − 105 = 75.',
    ),
    { check: 180 - 3.5 * 30 },
  ),
  ask(
    'Mental Ability',
    both('Find the next number: 3, 8, 15, 24, 35, ?', 'తర్వాతి సంఖ్యను కనుక్కోండి: 3, 8, 15, 24, 35, ?'),
    same('48', '42', '46', '49'),
    both(
      'Each is one less than a square: 4 − 1, 9 − 1, 16 − 1 and so on. The next one is 49 − 1 = 48.',
      'ప్రతి సంఖ్య ఒక వర్గం కంటే ఒకటి తక్కువ: 4 − 1, 9 − 1, 16 − 1. తర్వాతిది 49 − 1 = 48.',
    ),
    { check: 7 ** 2 - 1 },
  ),
]

export const appscPaper: PaperSource = {
  id: 'appsc-group-two-live',
  fields: {
    title: both('APPSC Group 2: live test of general studies', 'APPSC గ్రూప్ 2: జనరల్ స్టడీస్ లైవ్ టెస్ట్'),
    description: both(
      'Twenty questions in thirty minutes, with a third of a mark off for a wrong answer.',
      'ముప్పై నిమిషాల్లో ఇరవై ప్రశ్నలు. తప్పు సమాధానానికి మూడో వంతు మార్కు తగ్గుతుంది.',
    ),
    duration: 30,
    languages: ['en', 'te'],
    marking: { correct: 1, wrong: '-1/3', unanswered: 0 },
    shuffle: { questions: true, options: true },
  },
  createdOn: '2026-11-10',
  questions: [...history, ...polity, ...geography, ...economy, ...science, ...ability],
}
