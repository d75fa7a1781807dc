/** What each state of content is called, and the tone of its chip. */
export const stateNames = { published: 'Published', draft: 'Draft', scheduled: 'Scheduled' } as const
export const stateTones = { published: 'success', draft: 'plain', scheduled: 'info' } as const
