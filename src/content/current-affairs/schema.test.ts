import { expect, test } from 'vitest'
import aliases from '../../../tests/fixtures/raw-docs/current-affair-aliases.json'
import full from '../../../tests/fixtures/raw-docs/current-affair-full.json'
import nulls from '../../../tests/fixtures/raw-docs/current-affair-nulls.json'
import { currentAffairSchema } from './schema'

test('the older names of the fields are read; what is not what it should be counts as absent', () => {
  const { imageUrl, ...article } = currentAffairSchema.parse({ ...aliases, id: 'a' })
  expect(article).toEqual({
    id: 'a',
    title: 'Ramsar / wetlands: two more',
    summary: null,
    content: 'First paragraph.\nSecond <b>paragraph</b>.',
    category: 'Environment',
    tags: ['Wetlands', 'Ramsar'],
    source: null,
    date: new Date(1795219200000),
    isImportant: false,
    isActive: true,
  })
  expect(imageUrl).toContain(encodeURIComponent('images/current-affairs/environment.svg'))
})

test('nulls leave the defaults, and an unsafe picture none', () => {
  expect(currentAffairSchema.parse({ ...nulls, id: 'b' })).toEqual({
    id: 'b',
    title: 'Only a heading',
    summary: null,
    content: null,
    category: null,
    tags: [],
    imageUrl: null,
    source: null,
    date: null,
    isImportant: false,
    isActive: true,
  })
})

test('the newer names win where both are there', () => {
  expect(currentAffairSchema.parse({ ...full, id: 'c' })).toMatchObject({
    title: 'The heading wins',
    content: 'Content wins.',
    category: 'National',
    imageUrl: 'https://cdn.example.org/a.png',
    date: new Date('2026-11-20T07:00:00+05:30'),
    isActive: false,
  })
})

test('an article without any title cannot be used', () => {
  expect(currentAffairSchema.safeParse({ id: 'd', title: '  ' }).success).toBe(false)
})
