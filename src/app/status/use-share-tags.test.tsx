import { render, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { NoIndex } from '@/ui/no-index'
import { PageTitle } from '@/ui/page-title'
import { useShareTags } from './use-share-tags'

function Page({ title, own, noIndex }: { title: string; own?: boolean; noIndex?: boolean }) {
  useShareTags()
  return (
    <>
      <PageTitle title={title} description={`About ${title}.`} />
      {noIndex && <NoIndex />}
      {own && <meta property="og:type" content="article" />}
    </>
  )
}

const contents = (key: string) =>
  Array.from(document.head.querySelectorAll(`[property="${key}"]`), (tag) => tag.getAttribute('content'))
const page = (title: string, more: { own?: boolean; noIndex?: boolean } = {}) => (
  <MemoryRouter initialEntries={['/about']}>
    <Page title={title} {...more} />
  </MemoryRouter>
)

beforeEach(() => document.head.replaceChildren())

describe('useShareTags', () => {
  it('takes over the tags of a prerendered page, and follows the title', async () => {
    document.head.innerHTML = '<meta property="og:title" content="Old" data-share="og:title">'
    const { rerender } = render(page('One'))
    await waitFor(() => expect(contents('og:title')).toEqual(['One · Pariksha Academy']))
    rerender(page('Two'))
    await waitFor(() => expect(contents('og:title')).toEqual(['Two · Pariksha Academy']))
    expect(contents('og:description')).toEqual(['About Two.'])
  })

  it('leaves a tag to the page that has one of its own', async () => {
    const { rerender } = render(page('One'))
    await waitFor(() => expect(contents('og:type')).toEqual(['website']))
    rerender(page('One', { own: true }))
    await waitFor(() => expect(contents('og:type')).toEqual(['article']))
  })

  it('says nothing where search engines stay away', async () => {
    const { rerender } = render(page('One'))
    await waitFor(() => expect(contents('og:title')).toHaveLength(1))
    rerender(page('One', { noIndex: true }))
    await waitFor(() => expect(contents('og:title')).toEqual([]))
  })
})
