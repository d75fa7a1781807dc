/**
 * The words and labels of question papers in English, Telugu and Hindi, as teachers write them. Data alone: the readers of
 * each format build their patterns of it. All words are in small letters; several words have single spaces.
 */

/** What says which option is right, in front of it. */
export const answerWords = [
  'ans',
  'answer',
  'key',
  'answer key',
  'ans key',
  'correct',
  'correct answer',
  'right answer',
  'correct ans',
  'correct option',
  'right option',
  'correct choice',
  'correct answers',
  'correct options',
  'सही उत्तर',
  'सही जवाब',
  'सही विकल्प',
  'उत्तर',
  'जवाब',
  'సరైన సమాధానం',
  'సరైన జవాబు',
  'సరియైన సమాధానం',
  'సరియైన జవాబు',
  'సమాధానం',
  'ఉత్తరం',
  'సరైన ఉత్తరం',
  'సమాధానము',
  'సరైన సమాధానము',
  'జవాబు',
] as const

/** The same as one letter, which only a label can follow. */
export const answerLetters = ['उ', 'జ'] as const

/** What begins an explanation. */
export const explanationWords = [
  'explanation',
  'solution',
  'sol',
  'exp',
  'expl',
  'detailed solution',
  'व्याख्या',
  'हल',
  'स्पष्टीकरण',
  'समाधान',
  'వివరణ',
  'సాధన',
  'వివరణ మరియు సాధన',
] as const

/** What names the topic of a question. */
export const topicWords = [
  'topic',
  'topic name',
  'sub topic',
  'chapter',
  'lesson',
  'subject',
  'अध्याय',
  'विषय',
  'అంశం',
  'అధ్యాయం',
  'విషయం',
] as const

/** What papers say of a question beside its answer, and a test has no place for. */
export const leftOutWords = [
  'hint',
  'reference',
  'ref',
  'source',
  'level',
  'difficulty',
  'difficulty level',
  'year',
  'previous year',
  'asked in',
  'bloom level',
  'सूत्र',
  'संकेत',
  'स्रोत',
  'సూచిక',
  'మూలం',
] as const

/** What begins a question, in front of its number. */
export const questionWords = ['q', 'que', 'ques', 'question', 'प्रश्न', 'प्र', 'सवाल', 'ప్రశ్న', 'ప్ర'] as const

/** The heading of a list of answers. */
export const keyHeadings = [
  'answer key',
  'answers key',
  'answer keys',
  'answers',
  'key',
  'keys',
  'ans key',
  'answer sheet',
  'key sheet',
  'key to the questions',
  'correct answers',
  'solutions',
  'answer list',
  'answers with explanations',
  'answers with explanation',
  'answers and explanations',
  'answers & explanations',
  'answers and solutions',
  'answers & solutions',
  'answers with solutions',
  'hints and solutions',
  'hints & solutions',
  'explanations',
  'explanatory answers',
  'उत्तर एवं व्याख्या',
  'उत्तर और व्याख्या',
  'వివరణలతో జవాబులు',
  'final key',
  'key answers',
  'उत्तर',
  'उत्तरमाला',
  'उत्तर माला',
  'उत्तर कुंजी',
  'उत्तर कुञ्जी',
  'उत्तर तालिका',
  'आंसर की',
  'उत्तर सूची',
  'జవాబులు',
  'సమాధానాలు',
  'కీ',
  'ఆన్సర్ కీ',
  'సమాధానాల పట్టిక',
  'జవాబుల పట్టిక',
  'సమాధానాల కీ',
] as const

/** Names of the languages, as headings and columns say them. */
export const languageWords = {
  en: ['english', 'en', 'eng', 'ఇంగ్లీష్', 'ఇంగ్లీషు', 'ఆంగ్లం', 'अंग्रेजी', 'अंग्रेज़ी', 'इंग्लिश'],
  te: ['telugu', 'te', 'tel', 'తెలుగు', 'तेलुगु', 'तेलुगू'],
  hi: ['hindi', 'hi', 'hin', 'हिन्दी', 'हिंदी', 'హిందీ'],
} as const

/** Words behind the name of a language in a heading: "English Version". */
export const versionWords = [
  'version',
  'medium',
  'paper',
  'questions',
  'part',
  'माध्यम',
  'संस्करण',
  'మాధ్యమం',
  'మీడియం',
  'వెర్షన్',
] as const

/** Names of subjects, which begin a section where they are a line of their own. */
export const subjectWords = [
  'physics',
  'chemistry',
  'mathematics',
  'maths',
  'math',
  'biology',
  'botany',
  'zoology',
  'english',
  'hindi',
  'telugu',
  'history',
  'geography',
  'polity',
  'economy',
  'economics',
  'science',
  'general science',
  'reasoning',
  'aptitude',
  'quantitative aptitude',
  'general knowledge',
  'gk',
  'general studies',
  'current affairs',
  'general awareness',
  'arithmetic',
  'mental ability',
  'computer',
  'computers',
  'computer knowledge',
  'general english',
  'english language',
  'numerical ability',
  'social studies',
  'environment',
  'भौतिकी',
  'भौतिक विज्ञान',
  'रसायन',
  'रसायन विज्ञान',
  'गणित',
  'जीव विज्ञान',
  'इतिहास',
  'भूगोल',
  'विज्ञान',
  'सामान्य ज्ञान',
  'सामान्य अध्ययन',
  'हिन्दी',
  'हिंदी',
  'राजनीति',
  'अर्थशास्त्र',
  'तर्कशक्ति',
  'सामान्य विज्ञान',
  'భౌతిక శాస్త్రం',
  'రసాయన శాస్త్రం',
  'గణితం',
  'జీవ శాస్త్రం',
  'చరిత్ర',
  'భూగోళం',
  'భూగోళ శాస్త్రం',
  'తెలుగు',
  'జనరల్ స్టడీస్',
  'సామాన్య శాస్త్రం',
  'రాజనీతి శాస్త్రం',
  'ఆర్థిక శాస్త్రం',
  'సాంఘిక శాస్త్రం',
  'వృక్షశాస్త్రం',
] as const

/** "Section A", "भाग 1", "విభాగం 2": words in front of a letter or a number. */
export const sectionWords = [
  'section',
  'part',
  'भाग',
  'खंड',
  'खण्ड',
  'విభాగం',
  'భాగం',
  'సెక్షన్',
  'पार्ट',
  'सेक्शन',
] as const

/** Lists of option labels in the letters of Telugu and Hindi, each from its first letter on. */
export const nativeLabels = [
  'ఎ బి సి డి ఇ',
  'ఏ బి సి డి',
  'అ ఆ ఇ ఈ ఉ',
  'అ బ స డ',
  'అ బి సి డి',
  'క ఖ గ ఘ ఙ',
  'ए बी सी डी ई',
  'अ ब स द',
  'अ ब क ड',
  'अ आ इ ई उ',
  'क ख ग घ ङ',
].map((list) => list.split(' '))

/** Stars and ticks, as they mark a right option. */
export const tickSigns = '*✓✔☑✅☒★⭐🗸'

/** Any of the words, the longest first, with any space between several: the source of a pattern. */
export const anyOf = (words: readonly string[]): string =>
  [...words]
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replaceAll(' ', String.raw`\s*`))
    .join('|')
