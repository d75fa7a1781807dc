/** General studies in English and Telugu; two explanations are in English alone, as it happens in real papers. */
import type { PaperSource } from './paper'
import { one } from './paper'

const both = (en: string, te: string) => ({ en, te })
/** The same in both languages: numbers, letters. */
const same = (...texts: string[]) => texts.map((text) => both(text, text))

const [only1, only2, both12, neither] = [
  both('1 only', '1 మాత్రమే'),
  both('2 only', '2 మాత్రమే'),
  both('Both 1 and 2', '1 మరియు 2 రెండూ'),
  both('Neither 1 nor 2', '1 కాదు, 2 కాదు'),
]

const history = [
  one({
    topic: 'History',
    ask: both(
      'Which Satavahana king is praised in the Nasik inscription of his mother Gautami Balasri?',
      'తల్లి గౌతమీ బాలశ్రీ వేయించిన నాసిక్ శాసనంలో కీర్తించబడిన శాతవాహన రాజు ఎవరు?',
    ),
    right: both('Gautamiputra Satakarni', 'గౌతమీపుత్ర శాతకర్ణి'),
    wrong: [both('Hala', 'హాలుడు'), both('Simuka', 'సిముకుడు'), both('Yajnasri Satakarni', 'యజ్ఞశ్రీ శాతకర్ణి')],
    why: both(
      'The inscription calls him the destroyer of the Sakas, Yavanas and Pahlavas. It was cut after his death, in the reign of her grandson Pulumavi.',
      'ఈ శాసనం అతడిని శక, యవన, పహ్లవులను నిర్మూలించినవాడిగా వర్ణిస్తుంది. అతడి మరణానంతరం, ఆమె మనుమడు పులోమావి పాలనలో దీనిని వేయించారు.',
    ),
  }),
  one({
    topic: 'History',
    ask: both(
      'Match each work with its author.\n| List I (work) | List II (author) |\n|---|---|\n| A. Amuktamalyada | 1. Nannaya |\n| B. Andhra Mahabharatam (Adi Parvam) | 2. Hala |\n| C. Gathasaptasati | 3. Allasani Peddana |\n| D. Manucharitra | 4. Krishnadevaraya |',
      'కింది గ్రంథాలను వాటి రచయితలతో జతపరచండి.\n| జాబితా I (గ్రంథం) | జాబితా II (రచయిత) |\n|---|---|\n| A. ఆముక్తమాల్యద | 1. నన్నయ |\n| B. ఆంధ్ర మహాభారతం (ఆదిపర్వం) | 2. హాలుడు |\n| C. గాథాసప్తశతి | 3. అల్లసాని పెద్దన |\n| D. మనుచరిత్ర | 4. శ్రీకృష్ణదేవరాయలు |',
    ),
    right: both('A-4, B-1, C-2, D-3', 'A-4, B-1, C-2, D-3'),
    wrong: same('A-3, B-1, C-2, D-4', 'A-4, B-2, C-1, D-3', 'A-1, B-4, C-3, D-2'),
    why: both(
      'Krishnadevaraya wrote Amuktamalyada himself; Peddana, the first of his Ashtadiggajas, wrote Manucharitra. Gathasaptasati is in Prakrit.',
      'ఆముక్తమాల్యదను శ్రీకృష్ణదేవరాయలే రచించాడు. అష్టదిగ్గజాలలో ప్రముఖుడైన పెద్దన మనుచరిత్రను రచించాడు. గాథాసప్తశతి ప్రాకృత భాషలో ఉంది.',
    ),
  }),
  one({
    topic: 'History',
    ask: both('Who led the Chirala-Perala movement?', 'చీరాల-పేరాల ఉద్యమానికి నాయకత్వం వహించినవారు ఎవరు?'),
    right: both('Duggirala Gopalakrishnayya', 'దుగ్గిరాల గోపాలకృష్ణయ్య'),
    wrong: [
      both('Konda Venkatappayya', 'కొండా వెంకటప్పయ్య'),
      both('Kanneganti Hanumanthu', 'కన్నెగంటి హనుమంతు'),
      both('Tanguturi Prakasam', 'టంగుటూరి ప్రకాశం'),
    ],
    why: both(
      'In 1921 the people left the two villages rather than pay the taxes of the new municipality. Kanneganti Hanumanthu is known for the Palnadu forest movement.',
      'కొత్త మునిసిపాలిటీ పన్నులు చెల్లించడానికి నిరాకరించి 1921లో ప్రజలు ఆ రెండు గ్రామాలను విడిచి వెళ్లారు. కన్నెగంటి హనుమంతు పల్నాడు పుల్లరి ఉద్యమంతో ప్రసిద్ధుడు.',
    ),
  }),
  one({
    topic: 'History',
    ask: both(
      'Who is the author of "Kridabhiramam", which describes the city of Warangal?',
      'ఓరుగల్లు నగరాన్ని వర్ణించే "క్రీడాభిరామం" గ్రంథకర్త ఎవరు?',
    ),
    right: both('Vinukonda Vallabharaya', 'వినుకొండ వల్లభరాయుడు'),
    wrong: [
      both('Srinatha', 'శ్రీనాథుడు'),
      both('Bammera Pothana', 'బమ్మెర పోతన'),
      both('Pillalamarri Pinavirabhadra', 'పిల్లలమర్రి పినవీరభద్రుడు'),
    ],
    why: both(
      'The work names Vallabharaya as its author. Many scholars hold that Srinatha wrote it, because its verse is so like his.',
      'ఈ గ్రంథం వల్లభరాయుడినే తన కర్తగా పేర్కొంటుంది. పద్యశైలిని బట్టి దీనిని శ్రీనాథుడు రచించాడని చాలామంది పండితుల అభిప్రాయం.',
    ),
  }),
  one({
    topic: 'History',
    ask: both(
      'Consider the statements about Andhra State.\n1. It was formed on 1 October 1953.\n2. Its first capital was Kurnool.\n3. Its High Court was at Vijayawada.\nWhich of them are correct?',
      'ఆంధ్ర రాష్ట్రానికి సంబంధించి కింది వాక్యాలను పరిశీలించండి.\n1. ఇది 1953 అక్టోబర్ 1న ఏర్పడింది.\n2. దీని తొలి రాజధాని కర్నూలు.\n3. దీని హైకోర్టు విజయవాడలో ఉండేది.\nపై వాక్యాలలో సరైనవి ఏవి?',
    ),
    right: both('1 and 2 only', '1 మరియు 2 మాత్రమే'),
    wrong: [
      both('2 and 3 only', '2 మరియు 3 మాత్రమే'),
      both('1 and 3 only', '1 మరియు 3 మాత్రమే'),
      both('1, 2 and 3', '1, 2 మరియు 3'),
    ],
    place: 0,
    why: both(
      'The High Court of Andhra State sat at Guntur from 1954. Hyderabad became the capital when Andhra Pradesh was formed on 1 November 1956.',
      'ఆంధ్ర రాష్ట్ర హైకోర్టు 1954 నుంచి గుంటూరులో ఉండేది. 1956 నవంబర్ 1న ఆంధ్రప్రదేశ్ ఏర్పడినప్పుడు హైదరాబాద్ రాజధాని అయింది.',
    ),
  }),
]

const polity = [
  one({
    topic: 'Polity',
    ask: both(
      'The idea of the Directive Principles of State Policy was taken from the Constitution of',
      'రాజ్య విధాన ఆదేశిక సూత్రాల భావనను ఏ దేశ రాజ్యాంగం నుంచి గ్రహించారు?',
    ),
    right: both('Ireland', 'ఐర్లాండ్'),
    wrong: [both('Canada', 'కెనడా'), both('Australia', 'ఆస్ట్రేలియా'), both('the United States', 'అమెరికా')],
    why: both(
      'Ireland in its turn had followed Spain. They stand in Part IV, Articles 36 to 51, and no court enforces them.',
      'ఐర్లాండ్ ఈ భావనను స్పెయిన్ నుంచి గ్రహించింది. ఇవి రాజ్యాంగంలోని నాలుగవ భాగంలో 36 నుంచి 51 వరకు గల అధికరణలలో ఉన్నాయి. వీటిని న్యాయస్థానాలు అమలుపరచలేవు.',
    ),
  }),
  one({
    topic: 'Polity',
    ask: both(
      'Which Article did Dr. B. R. Ambedkar call the heart and soul of the Constitution?',
      'డాక్టర్ బి.ఆర్. అంబేద్కర్ రాజ్యాంగానికి "హృదయం, ఆత్మ" అని ఏ అధికరణను వర్ణించారు?',
    ),
    right: both('Article 32', '32వ అధికరణ'),
    wrong: [
      both('Article 14', '14వ అధికరణ'),
      both('Article 19', '19వ అధికరణ'),
      both('Article 21', '21వ అధికరణ'),
    ],
    why: both(
      'It is the right to constitutional remedies: one may go straight to the Supreme Court when a Fundamental Right is taken away.',
      'ఇది రాజ్యాంగ పరిహారపు హక్కు. ప్రాథమిక హక్కులకు భంగం కలిగితే నేరుగా సుప్రీంకోర్టును ఆశ్రయించవచ్చు.',
    ),
  }),
  one({
    topic: 'Polity',
    ask: both(
      'How many subjects of Panchayats does the Eleventh Schedule list?',
      'పదకొండవ షెడ్యూల్‌లో పంచాయతీలకు సంబంధించిన అంశాలు ఎన్ని?',
    ),
    right: both('29', '29'),
    wrong: same('12', '18', '22'),
    why: both(
      'The 73rd Amendment of 1992 added the Schedule. The Twelfth Schedule lists 18 subjects of Municipalities.',
      '1992 నాటి 73వ రాజ్యాంగ సవరణ ఈ షెడ్యూల్‌ను చేర్చింది. పన్నెండవ షెడ్యూల్‌లో మునిసిపాలిటీలకు సంబంధించిన 18 అంశాలు ఉన్నాయి.',
    ),
  }),
  one({
    topic: 'Polity',
    ask: both(
      'Consider the statements about the Rajya Sabha.\n1. It is not subject to dissolution.\n2. One third of its members retire every second year.\nWhich of them is correct?',
      'రాజ్యసభకు సంబంధించి కింది వాక్యాలను పరిశీలించండి.\n1. ఇది రద్దుకు లోబడని సభ.\n2. ప్రతి రెండేళ్లకు మూడో వంతు సభ్యులు పదవీ విరమణ చేస్తారు.\nపై వాక్యాలలో సరైనది ఏది?',
    ),
    right: both12,
    wrong: [only1, only2, neither],
    place: 2,
    why: both(
      'Article 83(1) says both. A member sits for six years.',
      '83(1)వ అధికరణ ఈ రెండు విషయాలను తెలుపుతుంది. సభ్యుని పదవీకాలం ఆరేళ్లు.',
    ),
  }),
  one({
    topic: 'Polity',
    ask: both(
      'When it is doubted whether a Bill is a Money Bill, whose decision is final?',
      'ఒక బిల్లు ద్రవ్య బిల్లా కాదా అనే సందేహం వస్తే ఎవరి నిర్ణయం అంతిమం?',
    ),
    right: both('The Speaker of the Lok Sabha', 'లోక్‌సభ స్పీకర్'),
    wrong: [
      both('The President', 'రాష్ట్రపతి'),
      both('The Chairman of the Rajya Sabha', 'రాజ్యసభ అధ్యక్షుడు'),
      both('The Minister of Finance', 'ఆర్థిక మంత్రి'),
    ],
    why: both(
      'Article 110(3) says so. A Money Bill can be introduced in the Lok Sabha only.',
      '110(3)వ అధికరణ ఈ విషయాన్ని తెలుపుతుంది. ద్రవ్య బిల్లును లోక్‌సభలో మాత్రమే ప్రవేశపెట్టాలి.',
    ),
  }),
]

const economy = [
  one({
    topic: 'Economy',
    ask: both('Real GDP is', 'వాస్తవిక స్థూల దేశీయోత్పత్తి (Real GDP) అంటే'),
    right: both('GDP at constant prices', 'స్థిర ధరల వద్ద స్థూల దేశీయోత్పత్తి'),
    wrong: [
      both('GDP at current prices', 'ప్రస్తుత ధరల వద్ద స్థూల దేశీయోత్పత్తి'),
      both('GDP divided by the population', 'స్థూల దేశీయోత్పత్తిని జనాభాతో భాగించగా వచ్చేది'),
      both('GDP without depreciation', 'స్థూల దేశీయోత్పత్తి నుంచి తరుగుదలను తీసివేయగా వచ్చేది'),
    ],
    why: both(
      'Prices of a base year are used, so that only the quantity of goods and services counts. GDP without depreciation is the net domestic product.',
      'ఆధార సంవత్సరపు ధరలను వాడటం వల్ల వస్తుసేవల పరిమాణంలోని మార్పు మాత్రమే తెలుస్తుంది. తరుగుదలను తీసివేస్తే నికర దేశీయోత్పత్తి వస్తుంది.',
    ),
  }),
  one({
    topic: 'Economy',
    ask: both('Which of these is a direct tax?', 'కింది వాటిలో ప్రత్యక్ష పన్ను ఏది?'),
    right: both('Income tax', 'ఆదాయపు పన్ను'),
    wrong: [
      both('Goods and services tax', 'వస్తు, సేవల పన్ను'),
      both('Customs duty', 'కస్టమ్స్ సుంకం'),
      both('Excise duty', 'ఎక్సైజ్ సుంకం'),
    ],
    why: both(
      'Who is charged with a direct tax bears it himself. The other three are passed on in the price of goods and services.',
      'ప్రత్యక్ష పన్ను ఎవరిపై విధిస్తారో వారే దాని భారాన్ని భరిస్తారు. మిగిలిన మూడు పన్నుల భారం ధరల ద్వారా ఇతరులపైకి బదిలీ అవుతుంది.',
    ),
  }),
  one({
    topic: 'Economy',
    ask: both(
      'Which Five Year Plan was based on the Mahalanobis model?',
      'మహలనోబిస్ నమూనా ఆధారంగా రూపొందించిన పంచవర్ష ప్రణాళిక ఏది?',
    ),
    right: both('The Second', 'రెండవ ప్రణాళిక'),
    wrong: [both('The First', 'మొదటి ప్రణాళిక'), both('The Third', 'మూడవ ప్రణాళిక'), both('The Fifth', 'అయిదవ ప్రణాళిక')],
    why: both(
      'The plan of 1956 to 1961 put heavy industry first. The First Plan had given most weight to agriculture.',
      '1956-61 నాటి ఈ ప్రణాళిక భారీ పరిశ్రమలకు ప్రాధాన్యం ఇచ్చింది. మొదటి ప్రణాళిక వ్యవసాయానికి ప్రాధాన్యం ఇచ్చింది.',
    ),
  }),
  one({
    topic: 'Economy',
    ask: both(
      'The rate at which the Reserve Bank lends to banks for a short time against securities is called the',
      'సెక్యూరిటీల హామీపై రిజర్వ్ బ్యాంక్ వాణిజ్య బ్యాంకులకు స్వల్పకాలానికి ఇచ్చే రుణాలపై వసూలు చేసే వడ్డీ రేటును ఏమంటారు?',
    ),
    right: both('repo rate', 'రెపో రేటు'),
    wrong: [
      both('reverse repo rate', 'రివర్స్ రెపో రేటు'),
      both('cash reserve ratio', 'నగదు నిల్వల నిష్పత్తి'),
      both('statutory liquidity ratio', 'చట్టబద్ధ ద్రవ్యత్వ నిష్పత్తి'),
    ],
    why: {
      en: 'Repo is short for repurchase: the bank sells securities and agrees to buy them back. At the reverse repo rate the Reserve Bank itself takes money from banks.',
    },
  }),
  one({
    topic: 'Economy',
    ask: both(
      'A Government spends Rs. 500 crore. Its revenue receipts are Rs. 380 crore and its non-debt capital receipts Rs. 40 crore. What is its fiscal deficit?',
      'ఒక ప్రభుత్వ మొత్తం వ్యయం రూ. 500 కోట్లు. దాని రెవెన్యూ రాబడి రూ. 380 కోట్లు, రుణేతర మూలధన రాబడి రూ. 40 కోట్లు. కోశ లోటు (Fiscal Deficit) ఎంత?',
    ),
    right: both('Rs. 80 crore', 'రూ. 80 కోట్లు'),
    wrong: [
      both('Rs. 40 crore', 'రూ. 40 కోట్లు'),
      both('Rs. 120 crore', 'రూ. 120 కోట్లు'),
      both('Rs. 160 crore', 'రూ. 160 కోట్లు'),
    ],
    check: 500 - 380 - 40,
    why: both(
      'It is the whole spending less all receipts that are no loans: 500 - 380 - 40 = 80. This much has to be borrowed.',
      'మొత్తం వ్యయం నుంచి రుణాలు కాని రాబడులన్నింటినీ తీసివేయాలి: 500 - 380 - 40 = 80. ఈ మొత్తాన్ని రుణంగా తీసుకోవాలి.',
    ),
  }),
]

const geography = [
  one({
    topic: 'Geography',
    ask: both('Where does the river Godavari rise?', 'గోదావరి నది ఎక్కడ జన్మిస్తుంది?'),
    right: both('Trimbakeshwar', 'త్రయంబకేశ్వర్'),
    wrong: [both('Mahabaleshwar', 'మహాబలేశ్వర్'), both('Amarkantak', 'అమర్‌కంటక్'), both('Talakaveri', 'తలకావేరి')],
    why: both(
      'Trimbakeshwar lies in the Nashik district. The Krishna rises near Mahabaleshwar, the Narmada at Amarkantak and the Kaveri at Talakaveri.',
      'త్రయంబకేశ్వర్ మహారాష్ట్రలోని నాసిక్ జిల్లాలో ఉంది. కృష్ణా నది మహాబలేశ్వర్ వద్ద, నర్మద అమర్‌కంటక్ వద్ద, కావేరి తలకావేరి వద్ద జన్మిస్తాయి.',
    ),
  }),
  one({
    topic: 'Geography',
    ask: both(
      'Which soils form by leaching where rain is heavy and the temperature is high?',
      'అధిక వర్షపాతం, అధిక ఉష్ణోగ్రత గల ప్రాంతాలలో నిక్షాళనం (leaching) వల్ల ఏర్పడే నేలలు ఏవి?',
    ),
    right: both('Laterite soils', 'లాటరైట్ నేలలు'),
    wrong: [
      both('Alluvial soils', 'ఒండ్రు నేలలు'),
      both('Black soils', 'నల్లరేగడి నేలలు'),
      both('Desert soils', 'ఎడారి నేలలు'),
    ],
    why: both(
      'Rain carries silica and lime away and leaves iron and aluminium oxides, which make these soils red.',
      'వర్షపు నీరు సిలికా, సున్నాన్ని తీసుకుపోగా ఇనుము, అల్యూమినియం ఆక్సైడ్లు మిగిలిపోతాయి. అందువల్ల ఈ నేలలు ఎర్రగా ఉంటాయి.',
    ),
  }),
  one({
    topic: 'Geography',
    ask: both(
      'Between the deltas of which two rivers does the Kolleru lake lie?',
      'కొల్లేరు సరస్సు ఏ రెండు నదుల డెల్టాల మధ్య ఉంది?',
    ),
    right: both('Godavari and Krishna', 'గోదావరి, కృష్ణా'),
    wrong: [
      both('Krishna and Penna', 'కృష్ణా, పెన్నా'),
      both('Mahanadi and Godavari', 'మహానది, గోదావరి'),
      both('Penna and Kaveri', 'పెన్నా, కావేరి'),
    ],
    why: both(
      'Kolleru is a freshwater lake and a Ramsar site. Pulicat, a lagoon of brackish water, lies further south.',
      'కొల్లేరు ఒక మంచినీటి సరస్సు, రామ్‌సర్ ప్రాంతం. ఉప్పునీటి సరస్సు అయిన పులికాట్ ఇంకా దక్షిణాన ఉంది.',
    ),
  }),
  one({
    topic: 'Geography',
    ask: both(
      'When it is 9:00 a.m. at Greenwich, what is Indian Standard Time?',
      'గ్రీనిచ్‌లో ఉదయం 9:00 గంటలైనప్పుడు భారత ప్రామాణిక కాలం ఎంత?',
    ),
    right: both('2:30 p.m.', 'మధ్యాహ్నం 2:30'),
    wrong: [
      both('1:30 p.m.', 'మధ్యాహ్నం 1:30'),
      both('3:30 a.m.', 'తెల్లవారుజామున 3:30'),
      both('3:30 p.m.', 'మధ్యాహ్నం 3:30'),
    ],
    check: (option) => option === clock(9 * 60 + 82.5 * 4),
    why: {
      en: 'The standard meridian of India is 82.5° East. Four minutes for each degree make 330 minutes, so India is five and a half hours ahead.',
    },
  }),
  one({
    topic: 'Geography',
    ask: both(
      'Which winds bring rain to south coastal Andhra Pradesh and Tamil Nadu from October to December?',
      'అక్టోబర్ నుంచి డిసెంబర్ వరకు దక్షిణ కోస్తా ఆంధ్ర, తమిళనాడు ప్రాంతాలకు వర్షాన్నిచ్చే పవనాలు ఏవి?',
    ),
    right: both('The north-east monsoon', 'ఈశాన్య రుతుపవనాలు'),
    wrong: [
      both('The south-west monsoon', 'నైరుతి రుతుపవనాలు'),
      both('The westerlies', 'పశ్చిమ పవనాలు'),
      both('Land breezes', 'భూ పవనాలు'),
    ],
    why: both(
      'These winds take up water over the Bay of Bengal. The south-west monsoon brings its rain from June to September.',
      'ఈ పవనాలు బంగాళాఖాతం మీదుగా వీస్తూ తేమను గ్రహిస్తాయి. నైరుతి రుతుపవనాలు జూన్ నుంచి సెప్టెంబర్ వరకు వర్షాన్నిస్తాయి.',
    ),
  }),
]

/** `2:30 p.m.` for minutes after midnight. */
function clock(minutes: number): string {
  const hour = Math.floor(minutes / 60)
  return `${hour > 12 ? hour - 12 : hour}:${`${minutes % 60}`.padStart(2, '0')} ${hour >= 12 ? 'p.m.' : 'a.m.'}`
}

const society = [
  one({
    topic: 'Society',
    ask: both(
      'Marriage within one’s own caste or group is called',
      'సొంత కులం లేదా సమూహంలోనే వివాహం చేసుకోవడాన్ని ఏమంటారు?',
    ),
    right: both('endogamy', 'అంతర్వివాహం'),
    wrong: [both('exogamy', 'బహిర్వివాహం'), both('polygyny', 'బహుభార్యాత్వం'), both('polyandry', 'బహుభర్తృత్వం')],
    why: both(
      'Exogamy is marriage outside a group, such as the gotra. Polygyny and polyandry tell the number of wives and of husbands.',
      'గోత్రం వంటి సమూహానికి వెలుపల చేసుకునే వివాహం బహిర్వివాహం. మిగిలిన రెండు పదాలు భార్యల లేదా భర్తల సంఖ్యను తెలుపుతాయి.',
    ),
  }),
  one({
    topic: 'Society',
    ask: both(
      'Who introduced the concept of Sanskritisation?',
      '"సంస్కృతీకరణ" భావనను ప్రవేశపెట్టిన సామాజిక శాస్త్రవేత్త ఎవరు?',
    ),
    right: both('M. N. Srinivas', 'ఎం.ఎన్. శ్రీనివాస్'),
    wrong: [
      both('G. S. Ghurye', 'జి.ఎస్. ఘుర్యే'),
      both('Irawati Karve', 'ఇరావతి కార్వే'),
      both('A. R. Desai', 'ఎ.ఆర్. దేశాయ్'),
    ],
    why: both(
      'It names how a lower caste takes over the customs of a higher one. He described it in his study of the Coorgs of 1952.',
      'కింది కులాలు పై కులాల ఆచారాలను అనుసరించే ప్రక్రియను ఇది తెలుపుతుంది. 1952లో కూర్గుల మీద చేసిన అధ్యయనంలో ఆయన దీనిని వివరించారు.',
    ),
  }),
  one({
    topic: 'Society',
    ask: both(
      'Which of these tribes traces descent through the mother?',
      'కింది వాటిలో మాతృవంశీయ వ్యవస్థను పాటించే తెగ ఏది?',
    ),
    right: both('Khasi', 'ఖాసీ'),
    wrong: [both('Gond', 'గోండు'), both('Santal', 'సంతాల్'), both('Bhil', 'భిల్లు')],
    why: both(
      'Among the Khasi of Meghalaya the youngest daughter inherits the family’s property. The other three trace descent through the father.',
      'మేఘాలయలోని ఖాసీలలో కుటుంబ ఆస్తి చిన్న కుమార్తెకు సంక్రమిస్తుంది. మిగిలిన మూడు తెగలు పితృవంశీయమైనవి.',
    ),
  }),
  one({
    topic: 'Society',
    ask: both('In the Census of India the sex ratio is the number of', 'భారత జనగణనలో లింగ నిష్పత్తి అంటే'),
    right: both('females for 1,000 males', 'ప్రతి 1,000 మంది పురుషులకు గల స్త్రీల సంఖ్య'),
    wrong: [
      both('males for 1,000 females', 'ప్రతి 1,000 మంది స్త్రీలకు గల పురుషుల సంఖ్య'),
      both('females for 100 males', 'ప్రతి 100 మంది పురుషులకు గల స్త్రీల సంఖ్య'),
      both('girls among 1,000 births', 'ప్రతి 1,000 జననాలలో బాలికల సంఖ్య'),
    ],
    why: both(
      'The child sex ratio is counted in the same way for the ages from 0 to 6. Many other countries count males for 100 females.',
      '0-6 ఏళ్ల వయసు వారి శిశు లింగ నిష్పత్తిని కూడా ఇలాగే లెక్కిస్తారు. అనేక ఇతర దేశాలు ప్రతి 100 మంది స్త్రీలకు గల పురుషుల సంఖ్యను లెక్కిస్తాయి.',
    ),
  }),
  one({
    topic: 'Society',
    ask: both(
      'Which Governor-General prohibited the practice of sati by the Regulation of 1829?',
      '1829 నాటి రెగ్యులేషన్ ద్వారా సతీ సహగమనాన్ని నిషేధించిన గవర్నర్ జనరల్ ఎవరు?',
    ),
    right: both('Lord William Bentinck', 'లార్డ్ విలియం బెంటింక్'),
    wrong: [
      both('Lord Cornwallis', 'లార్డ్ కారన్‌వాలిస్'),
      both('Lord Dalhousie', 'లార్డ్ డల్హౌసీ'),
      both('Lord Hastings', 'లార్డ్ హేస్టింగ్స్'),
    ],
    why: both(
      'Raja Ram Mohan Roy had campaigned for it. The Widow Remarriage Act of 1856 was prepared under Dalhousie.',
      'దీని కోసం రాజా రామ్మోహన్ రాయ్ ఉద్యమించాడు. 1856 నాటి వితంతు పునర్వివాహ చట్టం ముసాయిదా డల్హౌసీ కాలంలో తయారైంది.',
    ),
  }),
]

const ability = [
  one({
    topic: 'Mental Ability',
    ask: both('Find the next number: 3, 7, 15, 31, 63, ?', 'తర్వాతి సంఖ్యను కనుక్కోండి: 3, 7, 15, 31, 63, ?'),
    right: both('127', '127'),
    wrong: same('124', '125', '126'),
    check: 2 * 63 + 1,
    why: both(
      'Each number is twice the one before and one more: 2 x 63 + 1 = 127.',
      'ప్రతి సంఖ్య ముందు సంఖ్యకు రెట్టింపు కంటే ఒకటి ఎక్కువ: 2 x 63 + 1 = 127.',
    ),
  }),
  one({
    topic: 'Mental Ability',
    ask: both(
      'A does a work in 12 days and B in 24 days. In how many days do they finish it together?',
      'ఒక పనిని A 12 రోజులలో, B 24 రోజులలో పూర్తి చేయగలరు. ఇద్దరూ కలిసి ఆ పనిని ఎన్ని రోజులలో పూర్తి చేస్తారు?',
    ),
    right: both('8 days', '8 రోజులు'),
    wrong: [both('6 days', '6 రోజులు'), both('9 days', '9 రోజులు'), both('18 days', '18 రోజులు')],
    check: 1 / (1 / 12 + 1 / 24),
    why: both(
      'In a day they do 1/12 + 1/24 = 3/24 = 1/8 of the work.',
      'ఇద్దరూ కలిసి ఒక రోజులో చేసే పని 1/12 + 1/24 = 3/24 = 1/8.',
    ),
  }),
  one({
    topic: 'Mental Ability',
    ask: both(
      'Ravi walks 6 km to the north and then 8 km to the east. How far is he from where he started?',
      'రవి ఉత్తరం వైపు 6 కి.మీ. నడిచి, ఆ తర్వాత తూర్పు వైపు 8 కి.మీ. నడిచాడు. బయలుదేరిన చోటు నుంచి అతడు ఎంత దూరంలో ఉన్నాడు?',
    ),
    right: both('10 km', '10 కి.మీ.'),
    wrong: [both('2 km', '2 కి.మీ.'), both('12 km', '12 కి.మీ.'), both('14 km', '14 కి.మీ.')],
    check: Math.hypot(6, 8),
    why: both(
      'The two ways are the sides of a right triangle: 6² + 8² = 36 + 64 = 100 = 10².',
      'ఈ రెండు దారులు లంబకోణ త్రిభుజ భుజాలు: 6² + 8² = 36 + 64 = 100 = 10².',
    ),
  }),
  one({
    topic: 'Mental Ability',
    ask: both(
      'What is the angle between the hands of a clock at half past three?',
      'మూడున్నర గంటలకు గడియారపు ముళ్ల మధ్య కోణం ఎంత?',
    ),
    right: both('75°', '75°'),
    wrong: same('60°', '90°', '105°'),
    check: Math.abs(3.5 * 30 - 30 * 6),
    why: both(
      'The hour hand stands at 3.5 x 30° = 105° and the minute hand at 180°. The difference is 75°.',
      'గంటల ముల్లు 3.5 x 30° = 105° వద్ద, నిమిషాల ముల్లు 180° వద్ద ఉంటాయి. వాటి తేడా 75°.',
    ),
  }),
  one({
    topic: 'Mental Ability',
    ask: both(
      'The ages of a father and his son are as 7 : 2, and the father is 30 years older. How old is the son?',
      'తండ్రి, కుమారుల వయసుల నిష్పత్తి 7 : 2. తండ్రి కుమారుని కంటే 30 ఏళ్లు పెద్ద. కుమారుని వయసు ఎంత?',
    ),
    right: both('12 years', '12 ఏళ్లు'),
    wrong: [both('10 years', '10 ఏళ్లు'), both('14 years', '14 ఏళ్లు'), both('15 years', '15 ఏళ్లు')],
    check: (30 / (7 - 2)) * 2,
    why: both(
      'The difference of five parts is 30 years, so a part is 6 years and the son’s two parts are 12 years.',
      'అయిదు భాగాల తేడా 30 ఏళ్లు. కాబట్టి ఒక భాగం 6 ఏళ్లు, కుమారుని రెండు భాగాలు 12 ఏళ్లు.',
    ),
  }),
]

export const bilingualPaper: PaperSource = {
  id: 'appsc-group-2-bilingual',
  fields: {
    title: 'APPSC Group 2 Screening Mock (English and Telugu)',
    description:
      'Thirty questions on general studies and mental ability, each to be read in English or in Telugu, in thirty minutes.',
    subject: 'General Studies and Mental Ability',
    categoryName: 'State PSC',
    duration: 30,
    marking: { correct: 1, wrong: '-1/3', unanswered: 0 },
    languages: ['en', 'te'],
  },
  createdOn: '2026-08-03',
  // Of "Kridabhiramam" either poet is right by now.
  corrected: { 4: '3|1' },
  questions: [...history, ...polity, ...economy, ...geography, ...society, ...ability],
}
