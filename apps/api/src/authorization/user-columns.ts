/** What is read of the person whom a session or a token speaks for. */
export const userColumns = [
  'users.id',
  'users.puid',
  'users.userName',
  'users.email',
  'users.firstName',
  'users.lastName',
  'users.uid',
  'users.timeZone',
  'users.language',
] as const
