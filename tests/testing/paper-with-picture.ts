import { readFileSync } from 'node:fs'
import { equation, letters, paragraph, picture, wordFile } from './word-file'

const half = '<m:f><m:num><m:r><m:t>1</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f>'

/** A Word file of two questions, the first with a picture and a formula. */
export const paperWithPicture = (alt = 'Three bars') =>
  wordFile(
    [
      paragraph('Polity and numbers', { style: 'Title' }),
      paragraph(
        `${letters('1. Which bar is the highest if each is ')}${equation(half)}${letters(' of the last?')}`,
      ),
      paragraph(picture(alt)),
      ...['A) First', 'B) Second', 'C) Third', 'Ans: B', 'Explanation: Look at the bars.'].map((line) =>
        paragraph(line),
      ),
      ...[
        '2. Which river flows through Vijayawada?',
        'A) Godavari',
        'B) Krishna',
        'Ans: B',
        'Explanation: It does.',
      ].map((line) => paragraph(line)),
    ],
    { image: readFileSync('tests/fixtures/questions/bars.png') },
  )
