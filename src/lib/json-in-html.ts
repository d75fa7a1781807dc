/** JSON for an element of a page: `<` is escaped, so that no text in it can end the element. */
export const jsonInHtml = (json: string): string => json.replaceAll('<', '\\u003c')
