import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { doorFault, importFault, importsOf } from './import-rules'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter((name) => /\.tsx?$/.test(name))

describe('the folders of src', () => {
  it('import one way only', () => {
    const faults = files.flatMap((file) =>
      importsOf(readFileSync(file, 'utf8')).flatMap((specifier) => {
        const fault = importFault(file, specifier)
        return fault ? [`${file} imports ${specifier}: ${fault}`] : []
      }),
    )
    expect(faults).toEqual([])
  })

  it('have a door only where features may meet', () => {
    expect(files.map(doorFault).filter(Boolean)).toEqual([])
  })
})

describe('the guard', () => {
  it.each([
    ['src/features/quizzes/pages/quiz-page.tsx', '@/features/videos/video-schema'],
    ['src/features/quizzes/pages/quiz-page.tsx', '../../videos/routes'],
    ['src/features/quizzes/pages/quiz-page.tsx', '@/session/session-store'],
    ['src/features/quizzes/pages/quiz-page.tsx', '@/app/routes'],
    ['src/features/quizzes/pages/quiz-page.tsx', 'firebase/firestore/lite'],
    ['src/features/quizzes/model/session.ts', '../../../../emulator/server'],
    ['src/ui/dialog/modal.tsx', '@/features/auth'],
    ['src/domain/scoring.ts', 'react'],
    ['src/domain/scoring.ts', '@/lib/dates'],
    ['src/domain/scoring-repository.ts', 'firebase/app'],
    ['src/lib/http.ts', '@/ui/button'],
    ['src/lib/http.ts', 'firebase/auth'],
    ['src/content/jobs/queries.ts', '@/features/jobs/routes'],
    ['src/content/jobs/schema.ts', 'firebase/firestore/lite'],
    ['src/ui/price-chip.tsx', '@/content/packs/schema'],
    ['src/config/paths.ts', '@/lib/dates'],
    ['src/app/header.tsx', '@/session/session-store'],
    ['src/helpers/anything.ts', '@/config/paths'],
  ])('refuses %s importing %s', (file, specifier) => {
    expect(importFault(file, specifier)).toBeTypeOf('string')
  })

  it.each([
    ['src/features/quizzes/pages/quiz-page.tsx', '@/features/auth'],
    ['src/features/quizzes/pages/quiz-page.tsx', '@/features/payments'],
    ['src/features/quizzes/pages/quiz-page.tsx', '../quiz-repository'],
    ['src/features/quizzes/quiz-repository.ts', 'firebase/firestore/lite'],
    ['src/features/home/study-queries.ts', '@/content/jobs/repository'],
    ['src/content/jobs/repository.ts', 'firebase/firestore/lite'],
    ['src/app/routes.tsx', '@/features/quizzes/routes'],
    ['src/lib/firebase/auth.ts', 'firebase/auth'],
    ['src/domain/scoring.ts', './question'],
    ['src/main.tsx', './app/app'],
  ])('lets %s import %s', (file, specifier) => {
    expect(importFault(file, specifier)).toBeNull()
  })

  it('refuses a door on a feature that has none', () => {
    expect(doorFault('src/features/videos/index.ts')).toBe('videos has no door')
  })

  it('sees static, dynamic, type and re-exporting imports, and neither comments nor words', () => {
    const source = `
      import a, { type B } from './a'
      import './b.css'
      export * from "./c"
      const d = () => import('./d')
      // import './e'
      const words = ['import', 'from', 'as']
    `
    expect(importsOf(source)).toEqual(['./a', './b.css', './c', './d'])
  })
})
