import { type Storyboard, video } from './storyboard'

export const POLITY_AND_HISTORY: Storyboard[] = [
  video(
    'emergency-in-three-kinds',
    ['Emergency in three kinds', 'Part XVIII of the Constitution'],
    [
      'National: Article 352',
      'War, external aggression, armed rebellion',
      'Cabinet advises in writing',
      'Parliament within one month',
    ],
    [
      'In a State: Article 356',
      'Constitutional machinery has failed',
      'Parliament within two months',
      'Six months at a time, three years at most',
    ],
    [
      'Financial: Article 360',
      'Financial stability or credit in danger',
      'Parliament within two months',
      'Never declared so far',
    ],
    [
      'What rights are left?',
      '352: Article 19 falls in war or aggression only',
      'Articles 20 and 21 always stay',
      '356: rights are untouched',
    ],
  ),
  video(
    'paid/resource_indian_polity/money-bill-or-not',
    ['Money Bill or not?', 'One word decides: only'],
    [
      'Article 110',
      'Taxes, borrowing, Consolidated Fund',
      'Only these, and what belongs to them',
      'The Speaker certifies',
    ],
    ['In the Rajya Sabha', 'May keep it 14 days', 'May recommend, not amend'],
    ['Financial Bills: Article 117', 'Taxes together with other matters', 'Both Houses with full powers'],
    ['Now you', 'A Bill fixes a fine for litter.', 'Money Bill?', 'No: fines do not make one'],
  ),
  video(
    'three-lists',
    ['Three lists', 'Seventh Schedule, Article 246'],
    ['Union List', 'Defence, railways, banking, census', 'Parliament alone'],
    ['State List', 'Police, public health, land, fisheries', 'State legislatures, as a rule'],
    [
      'Concurrent List',
      'Education, forests, marriage, trade unions',
      'Both may; central law prevails (Article 254)',
    ],
    [
      'What is in no list?',
      'Residuary power: Article 248',
      'Belongs to Parliament',
      'Canada has it so, the United States not',
    ],
  ),
  video(
    'congress-to-independence',
    ['From Congress to independence', 'Seven dates that carry the rest'],
    ['1885 and 1905', '1885: first session at Bombay', '1905: Bengal is divided, Swadeshi begins'],
    ['1916 and 1919', '1916: Lucknow Pact', '1919: Rowlatt Act, Jallianwala Bagh'],
    ['1920 to 1930', '1920: Non-Cooperation', '1929: Lahore, Purna Swaraj', '1930: Dandi March'],
    [
      '1942 to 1947',
      '1942: Quit India',
      '1946: Cabinet Mission, Constituent Assembly',
      '15 August 1947: independence',
    ],
  ),
  video(
    'making-of-andhra-and-telangana',
    ['Andhra and Telangana', 'How two States were made'],
    ['1 October 1953', 'Andhra State out of Madras', 'After the fast of Potti Sriramulu', 'Capital Kurnool'],
    [
      '1 November 1956',
      'Andhra and Telangana districts join',
      "Gentlemen's Agreement of 20 February 1956",
      'Capital Hyderabad',
    ],
    [
      '1969 and 1972',
      '1969: movement for Telangana',
      '1972: Jai Andhra',
      '1973: Six-Point Formula, then Article 371D',
    ],
    ['2 June 2014', 'Telangana, under the Act of 2014', 'Ten years of a common capital'],
  ),
]
