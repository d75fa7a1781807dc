import { describe, expect, it } from 'vitest'
import { isPaidItem, isPdf } from './access'

describe('isPaidItem', () => {
  it.each([
    [{ isPaid: true, price: null }, true],
    [{ isPaid: true, price: 0 }, true],
    [{ isPaid: false, price: 49 }, true],
    [{ isPaid: null, price: 0.5 }, true],
    [{ isPaid: false, price: 0 }, false],
    [{ isPaid: null, price: null }, false],
    [{ isPaid: false, price: -10 }, false],
  ])('%o is paid: %s', (item, paid) => {
    expect(isPaidItem(item)).toBe(paid)
  })
})

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
