let onPurpose = false

/** Says that the session that ends next is, or after all is not, ended in this tab on purpose. */
export function setLeavingOnPurpose(isLeaving: boolean): void {
  onPurpose = isLeaving
}

/** Whether the session that has just ended was ended in this tab on purpose; asking once forgets it. */
export function wasLeftOnPurpose(): boolean {
  const answer = onPurpose
  onPurpose = false
  return answer
}
