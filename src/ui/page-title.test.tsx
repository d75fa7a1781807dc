import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PageTitle } from './page-title'

const content = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content')

describe('PageTitle', () => {
  it('cuts a long description at a word, to 160 characters at most', () => {
    render(<PageTitle title="Long" description={'word '.repeat(60)} />)
    expect(document.title).toBe('Long · Pariksha Academy')
    expect(content('description')).toMatch(/^(word )*word…$/)
    expect(content('description')?.length).toBeLessThanOrEqual(160)
    expect(content('description')?.length).toBeGreaterThan(150)
  })

  it('leaves a short one as it is', () => {
    render(<PageTitle description="Short." />)
    expect(content('description')).toBe('Short.')
  })
})
