import { expect, test } from 'vitest'
import { moved, pinched, wholePicture, zoomed } from './zoom-view'

const frame = { width: 400, height: 200 }
const middle = { x: 0, y: 0 }

test('it grows to eight times and never gets smaller than the whole picture', () => {
  expect(zoomed(wholePicture, 100, middle, frame).scale).toBe(8)
  expect(zoomed(wholePicture, 0.1, middle, frame)).toEqual(wholePicture)
})

test('what is under the pointer stays there', () => {
  const view = zoomed(wholePicture, 2, { x: 100, y: -50 }, frame)
  // The point of the picture that was at (100, -50): its place times the scale, moved.
  expect({ x: 100 * view.scale + view.x, y: -50 * view.scale + view.y }).toEqual({ x: 100, y: -50 })
})

test('it is moved as far as its edge, and the whole picture not at all', () => {
  expect(moved(wholePicture, { x: 30, y: 30 }, frame)).toEqual(wholePicture)
  expect(moved({ scale: 2, x: 0, y: 0 }, { x: 999, y: -999 }, frame)).toEqual({ scale: 2, x: 200, y: -100 })
})

test('it comes back to the middle as it gets smaller', () => {
  expect(zoomed({ scale: 2, x: 200, y: -100 }, 0.5, middle, frame)).toEqual(wholePicture)
})

test('two fingers that part make it larger, and take it along', () => {
  const view = pinched(
    wholePicture,
    [
      { x: -50, y: 0 },
      { x: 50, y: 0 },
    ],
    [
      { x: -90, y: 10 },
      { x: 110, y: 10 },
    ],
    frame,
  )
  expect(view).toEqual({ scale: 2, x: 10, y: 10 })
})
