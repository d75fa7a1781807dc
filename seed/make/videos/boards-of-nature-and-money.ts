import { type Storyboard, video } from './storyboard'

export const NATURE_AND_MONEY: Storyboard[] = [
  video(
    'soils-of-india',
    ['Soils of India', 'Four names, four causes'],
    ['Alluvial', 'Brought by rivers', 'Khadar new, bhangar old', 'Wheat, rice, sugarcane'],
    ['Black (regur)', 'From basalt of the Deccan', 'Holds water, cracks when dry', 'Cotton'],
    ['Red', 'From old crystalline rock', 'Red by iron, poor in nitrogen', 'Groundnut, millets'],
    ['Laterite', 'Heavy rain washes silica out', 'Hardens in air', 'Cashew, tea, coffee'],
  ),
  video(
    'rain-in-three-ways',
    ['Rain in three ways', 'Air must rise and cool. Why does it rise?'],
    ['Because it is warm', 'Convectional rain', 'Equator, afternoon showers'],
    [
      'Because a mountain stands there',
      'Orographic rain',
      'Wet windward side, dry lee',
      'Mahabaleshwar wet, Wai dry',
    ],
    ['Because air masses meet', 'Frontal rain, cyclones', 'Winter rain of the north-west'],
  ),
  video(
    'how-a-rocket-stays-up',
    ['How a satellite stays up', 'It falls, and misses the ground'],
    ['Sideways', 'Thrown faster, a ball lands farther', 'At about 7.9 km/s the Earth curves away as fast'],
    ['Higher is slower', '400 km: about 92 minutes a round', '36,000 km: one day'],
    ['Why stages?', 'Empty tanks are dead weight', 'Drop them and go on lighter'],
    ['To leave the Earth', 'Escape velocity 11.2 km/s', 'The Moon is still bound to us'],
  ),
  video(
    'why-vaccines-work',
    ['Why vaccines work', 'A rehearsal for the body'],
    ['First meeting', 'White cells learn the shape of the germ', 'Days to weeks until antibodies come'],
    ['Memory', 'B and T memory cells remain', 'For years, sometimes for life'],
    ['Second meeting', 'Antibodies within hours', 'Illness mild or none'],
    ['Together', 'Enough immune people: chains break', 'Smallpox was declared gone in 1980'],
  ),
  video(
    'repo-to-your-loan',
    ['From repo rate to your loan', 'Four steps'],
    ['1. The rate', 'Six members vote', 'Repo: banks borrow against bonds'],
    ['2. The banks', 'Their money becomes dearer or cheaper', 'Floating loans follow a benchmark'],
    ['3. You', 'A dearer loan: fewer purchases', 'Saving pays more'],
    ['4. Prices', 'Less demand, slower prices', 'It takes some quarters'],
  ),
  video(
    'members/videos/four-deficits',
    ['Four deficits', 'One example budget'],
    [
      'The figures',
      'Revenue: receipts 700, expenditure 850',
      'Capital expenditure 250',
      'Recovered loans, share sales: 50',
      'Interest paid: 200',
    ],
    ['Revenue deficit', '850 - 700 = 150'],
    ['Fiscal deficit', '(850 + 250) - (700 + 50) = 350', 'This is what must be borrowed'],
    ['Primary deficit', '350 - 200 = 150'],
    ['Effective revenue deficit', 'Revenue deficit less grants', 'that build assets: with 60, it is 90'],
  ),
]
