/** Who has which trouble, by the number of the student. */
export type Trouble =
  | 'none'
  /** The network is gone for a while, and with it the answer to what was being sent. */
  | 'cut'
  /** It is gone at the end, and comes back in the time of grace. */
  | 'cut at the end'
  /** The browser is killed; the same device goes on from what it has stored. */
  | 'killed'
  /** The device is lost; another one goes on from what has arrived. */
  | 'lost'
  | 'two devices'
  /** Begun so long ago that the sheet comes in the time of grace. */
  | 'grace'
  /** Begun so long ago that the sheet comes too late. */
  | 'late'
  | 'attacker'

/** Of a hundred students 20 lose the network, 5 the browser, 3 use two devices, 2 come at the end, 1 attacks. */
export function troubleOf(index: number): Trouble {
  const place = index % 100
  if (place % 10 === 3) return 'cut'
  if (place % 10 === 8) return 'cut at the end'
  if ([1, 41, 81].includes(place)) return 'killed'
  if ([11, 61].includes(place)) return 'lost'
  if ([2, 34, 66].includes(place)) return 'two devices'
  if (place === 12) return 'grace'
  if (place === 14) return 'late'
  return place === 9 ? 'attacker' : 'none'
}

/** A share from 0 to 1 that looks drawn by lot, the same at every run. */
export const shareOf = (index: number, salt: number): number =>
  ((index * 7919 + salt * 104_729) % 1009) / 1009
