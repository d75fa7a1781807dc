import { describe, expect, it } from 'vitest'
import { canvasDensity, fitScale, fitZoom, zoomIn, zoomOut } from './zoom'

describe('zoom steps', () => {
  it('goes in and out and stays at its ends', () => {
    expect(zoomIn(fitZoom)).toBe(1.25)
    expect(zoomOut(fitZoom)).toBe(0.75)
    expect(zoomIn(3)).toBe(4)
    expect(zoomIn(4)).toBe(4)
    expect(zoomOut(0.5)).toBe(0.5)
  })
})

it.each([
  // A4 is 595 points wide.
  [595, 390, (390 - 16) / 595],
  [595, 800, (800 - 48) / 595],
  [595, 1440, 880 / 595],
  // A window that is hardly there still has a page.
  [595, 20, 80 / 595],
])('a page of %d points fits a window of %d pixels at %d', (page, windowWidth, expected) => {
  expect(fitScale(page, windowWidth)).toBeCloseTo(expected, 10)
})

it('two pages side by side fit the window together', () => {
  expect(fitScale(595, 1440, true)).toBeCloseTo((1440 - 48 - 4) / 2 / 595, 10)
  expect(fitScale(595, 3000, true)).toBeCloseTo(880 / 595, 10)
})

describe('canvasDensity', () => {
  it('follows the screen up to 2', () => {
    expect(canvasDensity({ width: 400, height: 600 }, 1)).toBe(1)
    expect(canvasDensity({ width: 400, height: 600 }, 1.5)).toBe(1.5)
    expect(canvasDensity({ width: 400, height: 600 }, 3.5)).toBe(2)
  })

  it('keeps a huge page within what a cheap phone can hold', () => {
    const page = { width: 4000, height: 6000 }
    const density = canvasDensity(page, 2)
    expect(page.width * density * page.height * density).toBeCloseTo(6_000_000, 0)
  })
})
