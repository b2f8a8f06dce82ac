/** What makes a new platform useful is done there, not here. */
export const nextStep = 'Next, an instructor opens a link to this site in a course there.'
