import { expect, test } from 'vitest'
import { currentAffairsCategories } from '@/config/limits'
import { quizCategories } from '@/config/quiz-categories'
import { translatedCategories } from './category-name'

test('every fixed category has translations', () => {
  expect(translatedCategories).toEqual(
    expect.arrayContaining([...currentAffairsCategories, ...quizCategories]),
  )
})
