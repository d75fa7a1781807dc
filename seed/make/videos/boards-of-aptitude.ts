import { type Storyboard, video } from './storyboard'

export const APTITUDE: Storyboard[] = [
  video(
    'rule-of-alligation',
    ['The rule of alligation', 'In what ratio must two things be mixed?'],
    ['The cross', 'Cheaper 40, dearer 65, mean 50', 'Dearer - mean = 15', 'Mean - cheaper = 10'],
    ['Read it across', 'Cheaper : dearer = 15 : 10', '= 3 : 2'],
    ['Check', '3 x 40 + 2 x 65 = 250', '250 / 5 = 50'],
    ['Also for', 'Marks of boys and girls', 'Two rates of interest', 'Two speeds on one journey (by time)'],
  ),
  video(
    'divisible-or-not',
    ['Divisible or not?', 'Look before you divide'],
    ['2, 4, 8', 'Last one, two, three digits', '7,316: 16 by 4, so yes by 4'],
    ['3 and 9', 'Sum of the digits', '5,274: 5 + 2 + 7 + 4 = 18', 'Divisible by 3 and by 9'],
    ['11', 'Alternate sums', '9,174: 9 + 7 = 16, 1 + 4 = 5', 'Difference 11: divisible'],
    ['6, 12, 15', '6 = 2 and 3', '12 = 3 and 4 (not 2 and 6)', '15 = 3 and 5'],
  ),
  video(
    'relative-speed-of-trains',
    ['Two trains', 'Which length, which speed?'],
    ['Towards each other', 'Speeds add up', '40 + 50 = 90 km/h = 25 m/s'],
    ['Same direction', 'Speeds are subtracted', '50 - 40 = 10 km/h'],
    ['Length', 'To pass fully: both lengths', '110 m + 140 m = 250 m'],
    ['Answer', 'Meeting: 250 / 25 = 10 s', 'Overtaking: 250 m at 10 km/h', '250 x 18 / (5 x 10) = 90 s'],
  ),
  video(
    'members/videos/compound-interest-by-hand',
    ['Compound interest by hand', 'A tree in place of powers'],
    ['Rs. 8,000 at 10%, 3 years', 'Simple part: 3 x 800 = 2,400'],
    ['Interest on interest', '10% of 800, three times: 3 x 80 = 240', '10% of 80, once: 8'],
    ['Total', '2,400 + 240 + 8 = 2,648', 'Check: 8,000 x 1.331 = 10,648'],
    ['Two years only', 'CI - SI = P x (r/100) squared', '8,000 x 0.01 = 80'],
  ),
]
