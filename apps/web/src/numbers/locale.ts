/** The language in which the screens write dates and numbers. */
export const locale = 'en-US'
