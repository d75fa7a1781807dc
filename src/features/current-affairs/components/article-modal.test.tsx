import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import '../../../../tests/testing/dialog-in-jsdom'
import { currentAffairQuery } from '@/content/current-affairs/queries'
import { type CurrentAffair, currentAffairSchema } from '@/content/current-affairs/schema'
import { readAlready } from '../../../../tests/testing/read-already'
import { stubIntersections } from '../../../../tests/testing/screen-stubs'
import { ArticleModal } from './article-modal'

beforeEach(() => stubIntersections(false))

const articles = ['One / two', 'Middle', 'Last'].map(
  (title, index): CurrentAffair =>
    currentAffairSchema.parse({
      id: String(index),
      title,
      content: `Text of ${title}\n<a href="javascript:alert(1)">link</a>`,
      imageUrl: 'https://cdn.example.org/a.png',
      date: '2026-11-20T07:00:00+05:30',
      tags: ['Tag'],
    }),
)

function Opened({
  list = articles,
  onClose = () => undefined,
  read = list,
}: {
  list?: CurrentAffair[]
  onClose?: () => void
  /** Those whose text is read; reading another one has failed. */
  read?: CurrentAffair[]
}) {
  const [openId, setOpenId] = useState('0')
  const keyOf = ({ id }: CurrentAffair) => currentAffairQuery({ id }).queryKey
  const [queryClient] = useState(() =>
    readAlready(
      read.map((article) => [keyOf(article), article]),
      list.filter((article) => !read.includes(article)).map(keyOf),
    ),
  )
  return (
    <QueryClientProvider client={queryClient}>
      <ArticleModal
        articles={list}
        openId={openId}
        newestId={() => openId}
        onShow={setOpenId}
        onClose={onClose}
      />
    </QueryClientProvider>
  )
}

it('steps through the list by button and by arrow key, and stops at both ends', async () => {
  render(<Opened />)
  expect(screen.getByText('1 of 3')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByRole('dialog', { name: 'Middle' })).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByText('3 of 3')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByText('3 of 3')).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  expect(screen.getByText('1 of 3')).toBeVisible()
})

it('breaks the title at slashes, writes the date the long US way, and leaves HTML as text', () => {
  render(<Opened />)
  expect(screen.getByText('One', { exact: true })).toBeVisible()
  expect(screen.getByText('two', { exact: true })).toBeVisible()
  expect(screen.getByText('November 20, 2026')).toBeVisible()
  expect(screen.getByText(/<a href="javascript:alert\(1\)">link<\/a>/)).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})

it('of an article whose text cannot be read it shows what the list knows, and says so; the next one opens', async () => {
  render(<Opened read={articles.slice(1)} />)
  expect(screen.getByText('November 20, 2026')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Failed to load current affair' })).toBeVisible()
  expect(screen.queryByText('Text of One / two')).toBeNull()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByText(/^Text of Middle/)).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Failed to load current affair' })).toBeNull()
})

it('shows no counter for a single article', () => {
  render(<Opened list={articles.slice(0, 1)} />)
  expect(screen.queryByText('1 of 1')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
})

it('hides a picture that cannot be loaded', () => {
  const { container } = render(<Opened />)
  const picture = container.ownerDocument.querySelector('img')
  expect(picture).not.toBeNull()
  if (picture) fireEvent.error(picture)
  expect(container.ownerDocument.querySelector('img')).toBeNull()
})

it('closes on Escape, close button and backdrop, but not on a click inside', async () => {
  const onClose = vi.fn<() => void>()
  render(<Opened onClose={onClose} />)
  const dialog = screen.getByRole('dialog')
  await userEvent.click(screen.getByText('November 20, 2026'))
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  fireEvent.mouseDown(dialog)
  fireEvent.click(dialog)
  expect(onClose).toHaveBeenCalledTimes(3)
})
