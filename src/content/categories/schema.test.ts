import { describe, expect, test } from 'vitest'
import { packageSchema } from './schema'

describe('a category as a package', () => {
  test('keeps what it says', () => {
    const stored = {
      id: 'appsc',
      name: 'APPSC Group II Screening',
      section_type: 'Test_Series',
      description: 'Seven mock tests.',
      freeTests: 2,
      image_url: 'images/appsc.svg',
      productId: 'testseries_appsc',
      price: '149',
      isActive: false,
    }
    expect(packageSchema.parse(stored)).toEqual({
      id: 'appsc',
      name: 'APPSC Group II Screening',
      title: 'APPSC Group II Screening',
      description: 'Seven mock tests.',
      freeTests: 2,
      image: expect.stringContaining('images%2Fappsc.svg'),
      productId: 'testseries_appsc',
      price: { kind: 'price', rupees: 149 },
      isActive: false,
      isTestSeries: true,
    })
  })

  test('costs 130 rupees and is active when nothing is said', () => {
    expect(packageSchema.parse({ id: 'bare', name: 'Bare' })).toMatchObject({
      title: 'Bare',
      productId: null,
      price: { kind: 'price', rupees: 130 },
      isActive: true,
      isTestSeries: true,
    })
  })

  test('cannot be used without a name, by which its tests are found', () => {
    expect(packageSchema.safeParse({ id: 'bare', productId: 'testseries_bare' }).success).toBe(false)
  })

  test('of another section is no package', () => {
    expect(packageSchema.parse({ id: 'q', name: 'Q', section_type: 'Quizzes' }).isTestSeries).toBe(false)
  })

  test('is found by its English name, whatever language it is shown in', () => {
    const name = { te: 'ఏపీపీఎస్సీ గ్రూప్ 2 స్క్రీనింగ్', en: 'APPSC Group II Screening' }
    expect(packageSchema.parse({ id: 'appsc', name })).toMatchObject({
      name: 'APPSC Group II Screening',
      title: 'APPSC Group II Screening',
      otherTitles: 'ఏపీపీఎస్సీ గ్రూప్ 2 స్క్రీనింగ్',
    })
  })
})
