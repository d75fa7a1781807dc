/** Films that belong to packs of PDFs; their owners see them. */
import type { Storyboard } from './storyboard'

export const PACKS: Storyboard[] = [
  {
    path: 'paid/resource_current_affairs/which-index-is-whose.webm',
    slides: [
      {
        heading: 'Which index is whose?',
        lines: ['Five that papers ask for', 'Say the publisher before it appears'],
      },
      { heading: 'Human development', lines: ['Life, schooling, income', 'UNDP, since 1990'] },
      {
        heading: 'Global gender gap',
        lines: ['Economy, education, health, politics', 'World Economic Forum'],
      },
      {
        heading: 'Corruption perceptions',
        lines: ['How it is seen, not counted', 'Transparency International'],
      },
      { heading: 'Global innovation', lines: ['Inputs and outputs', 'WIPO at Geneva'] },
      { heading: 'Red List', lines: ['Risk of extinction', 'IUCN, since 1964'] },
    ],
  },
  {
    path: 'paid/resource_indian_history/three-settlements.webm',
    slides: [
      { heading: 'Three land settlements', lines: ['Who pays the Company?', 'Ask that, and you know which'] },
      { heading: 'Permanent', lines: ['Bengal, 1793, Cornwallis', 'The zamindar pays, for ever the same'] },
      { heading: 'Ryotwari', lines: ['Madras and Bombay, Munro and Read', 'The peasant pays'] },
      { heading: 'Mahalwari', lines: ['North and north-west', 'The village pays together'] },
    ],
  },
  {
    path: 'paid/resource_indian_economy/three-deficits-in-one-sum.webm',
    slides: [
      {
        heading: 'Three deficits, one sum',
        lines: ['Spent 90, of it capital 15', 'Earned 60 and 5, interest 20'],
      },
      { heading: 'Revenue deficit', lines: ['Revenue spent 75', 'less revenue earned 60', '= 15'] },
      { heading: 'Fiscal deficit', lines: ['All spent 90', 'less all but borrowing 65', '= 25'] },
      { heading: 'Primary deficit', lines: ['Fiscal deficit 25', 'less interest 20', '= 5'] },
    ],
  },
  {
    path: 'paid/resource_general_science/series-or-parallel.webm',
    slides: [
      { heading: 'Series or parallel?', lines: ['4 ohm and 6 ohm on 10 volts'] },
      {
        heading: 'One after the other',
        lines: ['4 + 6 = 10 ohm', '10 V / 10 ohm = 1 A', 'The voltages share: 4 V and 6 V'],
      },
      {
        heading: 'Side by side',
        lines: ['4 x 6 / 10 = 2.4 ohm', '10 V / 2.4 ohm = 4.17 A', 'Each has all of 10 V'],
      },
      { heading: 'At home', lines: ['Side by side', 'Each lamp has its own switch'] },
    ],
  },
]
