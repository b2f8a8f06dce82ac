/** What a token may be made for. */
export const apiTokenScopes = [
  'people:read',
  'people:provision',
  'courses:read',
  'rosters:read',
  'rosters:write',
  'results:read',
] as const
export type ApiTokenScope = (typeof apiTokenScopes)[number]

/** For how many days a token holds, as whoever makes it may choose. */
export const apiTokenDays = [30, 90, 180, 365] as const

/** What every token begins with, so that scanners of secrets and people recognise one. */
export const apiTokenPrefix = 'isomorph_'

/** So many tokens can be there at once. */
export const apiTokensMaximum = 100
