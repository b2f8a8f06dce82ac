/** What a column of a file of people can hold. */
export type ImportColumn = 'email' | 'firstName' | 'lastName' | 'uid' | 'puid' | 'userName' | 'role'

/** How headers name them, in small letters without anything else. */
const names: Readonly<Record<ImportColumn, readonly string[]>> = {
  email: ['email', 'mail', 'emailaddress'],
  firstName: ['firstname', 'first', 'givenname', 'forename'],
  lastName: ['lastname', 'last', 'familyname', 'surname'],
  uid: ['uid', 'alias', 'careeraccount', 'careeraccountalias'],
  puid: ['puid', 'universityid', 'universitynumber'],
  userName: ['username', 'login'],
  role: ['role'],
}

/** Where each column stands in the file. */
export type ColumnPositions = ReadonlyMap<ImportColumn, number>

export interface FoundColumns {
  readonly positions: ColumnPositions
  /** Columns that a header names twice, as it names them. */
  readonly repeated: readonly string[]
}

export function findColumns(header: readonly string[]): FoundColumns {
  const positions = new Map<ImportColumn, number>()
  const repeated: string[] = []
  for (const [position, title] of header.entries()) {
    const plain = title.toLowerCase().replaceAll(/[^a-z]/g, '')
    const column = (Object.keys(names) as ImportColumn[]).find((each) => names[each].includes(plain))
    if (column === undefined) continue
    if (positions.has(column)) repeated.push(title)
    else positions.set(column, position)
  }
  return { positions, repeated }
}
