import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { PageField } from './page-field'

function setUp() {
  const visits: number[] = []
  const field = (page: number) => (
    <PageField page={page} pageCount={12} goTo={(wanted) => visits.push(wanted)} />
  )
  const view = render(field(3))
  return {
    visits,
    input: screen.getByLabelText('Page, 1 to 12'),
    show: (page: number) => view.rerender(field(page)),
  }
}

it('goes to the page that is typed, on Enter', async () => {
  const { visits, input } = setUp()
  await userEvent.click(input)
  await userEvent.keyboard('7{Enter}')
  expect(visits).toEqual([7])
})

it.each(['abc', '0', '-2', '2.5', ' '])('goes nowhere for %j and shows the page again', async (typed) => {
  const { visits, input } = setUp()
  await userEvent.clear(input)
  await userEvent.type(input, `${typed}{Enter}`)
  expect(visits).toEqual([])
  expect(input).toHaveValue('3')
})

it('follows the page that is read while nobody types', () => {
  const { input, show } = setUp()
  show(4)
  expect(input).toHaveValue('4')
})
