/** First letter of the first name, else of the e-mail, else U (spec section 2, header). */
export function avatarLetter({ firstName, email }: { firstName: string; email: string }): string {
  return (Array.from(firstName)[0] ?? Array.from(email)[0] ?? 'U').toUpperCase()
}
