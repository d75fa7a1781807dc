import { expect, test } from 'vitest'
import bare from '../../../tests/fixtures/raw-docs/job-bare.json'
import odd from '../../../tests/fixtures/raw-docs/job-odd.json'
import { jobSchema } from './schema'

test('a job that is only a title is full-time and on show', () => {
  expect(jobSchema.parse({ ...bare, id: 'a' })).toEqual({
    id: 'a',
    title: 'Clerk',
    company: null,
    location: null,
    description: null,
    requirements: [],
    salary: null,
    type: 'full-time',
    category: null,
    isActive: true,
    postedDate: null,
    deadline: null,
    date: null,
    imageUrl: null,
    url: null,
  })
})

test('an unknown location is none, a script is no address, a salary may be a number', () => {
  expect(jobSchema.parse({ ...odd, id: 'b' })).toMatchObject({
    title: 'Copyist',
    location: null,
    description: 'Line one\nLine two',
    requirements: ['Any degree', 'Typing'],
    salary: '25000',
    type: 'part-time',
    category: 'Courts',
    deadline: new Date(1795564800000),
    url: null,
  })
})

test('a job without a title cannot be used', () => {
  expect(jobSchema.safeParse({ id: 'c', company: 'Example' }).success).toBe(false)
})
