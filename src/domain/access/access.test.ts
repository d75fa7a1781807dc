import { describe, expect, it } from 'vitest'
import { isPdf } from './access'

describe('isPdf', () => {
  it.each([
    [{ type: 'pdf', url: null }, true],
    [{ type: 'PDF', url: null }, true],
    [{ type: 'document', url: 'https://files.example/notes' }, true],
    [{ type: 'link', url: 'https://files.example/Notes.PDF?alt=media' }, true],
    [{ type: null, url: 'paid/resource_indian_polity/making-and-basis.pdf' }, true],
    [{ type: 'video', url: 'https://videos.example/watch' }, false],
    [{ type: 'link', url: 'https://files.example/pdf' }, false],
    [{ type: null, url: null }, false],
  ])('%o is a PDF: %s', (item, pdf) => {
    expect(isPdf(item)).toBe(pdf)
  })
})
