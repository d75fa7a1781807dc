/** Whether `new URL` takes the address. */
export function canParse(address: string, base?: string): boolean {
  try {
    return Boolean(new URL(address, base))
  } catch {
    return false
  }
}

// Addresses are read everywhere; Chrome before 120 and Safari before 17 are without it.
if (!('canParse' in URL)) Object.assign(URL, { canParse })
