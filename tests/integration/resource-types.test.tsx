// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { beforeAll, expect, test } from 'vitest'
import { SectionFrame } from '@/features/content-hub/components/hub-frame'
import { ResourceSection } from '@/features/content-hub/pages/resource-section'
import { open, setUpScreens } from './testing/app-screens'

const backend = setUpScreens()

beforeAll(async () => {
  const put = (id: string, fields: object) =>
    backend.put(`resources/${id}`, {
      title: id,
      url: `https://site.example/${id}`,
      isPaid: false,
      categoryName: 'Revision Sheets',
      ...fields,
    })
  // More than a list reads at once stand before the only film.
  for (let n = 10; n < 22; n++) await put(`0 PDF ${n}`, { type: 'pdf' })
  await put('1 film', { type: 'video', categoryName: 'Official Sources' })
  await put('1 paid film', { type: 'video', isPaid: true })
  await put('1 untyped', { type: null })
})

function Address() {
  return <output aria-label="address">{useLocation().search}</output>
}

const show = (search: string) =>
  open(`/content/resource${search}`, {
    '/content/resource': (
      <>
        <SectionFrame />
        <ResourceSection />
        <Address />
      </>
    ),
  })

const address = () => screen.getByRole('status', { name: 'address' }).textContent
const type = () => screen.getByRole('combobox', { name: 'Type' })
const choose = (text: string) => userEvent.selectOptions(type(), text)
const card = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name })
const cards = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
const category = (name: string) => screen.findByRole('link', { name })

test('a chosen type stands in the address, leaves the focus where it is, and is found however far down it is', async () => {
  show('')
  await card('0 PDF 10')
  expect(cards()).not.toContain('1 film')
  expect(type()).toHaveDisplayValue('All types')
  type().focus()
  await choose('Video')
  await card('1 film')
  expect(cards()).toEqual(['1 film'])
  expect(address()).toBe('?type=video')
  expect(type()).toHaveFocus()
  await choose('All types')
  await card('0 PDF 10')
  expect(address()).toBe('')
})

test('a document that names no type is a document', async () => {
  show('?type=document')
  await card('1 untyped')
  expect(cards()).not.toContain('0 PDF 10')
})

test('the type stays when the category changes, and the count is of both', async () => {
  show('?type=pdf')
  await card('0 PDF 10')
  await userEvent.click(await category('Official Sources'))
  expect(address()).toBe('?category=Official+Sources&type=pdf')
  expect(await card('No content available for this type')).toBeVisible()
  expect(type()).toHaveDisplayValue('PDF')
  await choose('Video')
  await card('1 film')
  expect(screen.getByText('Showing 1 item in "Official Sources" category')).toBeVisible()
  await userEvent.click(await category('All'))
  expect(address()).toBe('?type=video')
})

test('nothing of a type says so, and leads back to all types', async () => {
  show('?category=PDFs&type=video')
  await card('No content available for this type')
  await userEvent.click(screen.getByRole('button', { name: 'All types' }))
  expect(address()).toBe('?category=PDFs')
  expect(await card('The Constitution at a Glance')).toBeVisible()
})

test('an unknown type in the address shows all types', async () => {
  show('?type=hologram')
  await card('0 PDF 10')
  expect(type()).toHaveDisplayValue('All types')
})
