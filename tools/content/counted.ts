/** A number with its noun in the singular or plural: `1 test`, `2 tests`, `0 tests`. */
export function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}
