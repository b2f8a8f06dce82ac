/** The language in which screens, letters and calendars write dates and numbers. */
export const locale = 'en-US'
