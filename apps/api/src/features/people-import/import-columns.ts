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
  /** Columns that the import takes nothing from, as the header names them. */
  readonly unused: readonly string[]
}

function columnNamed(title: string): ImportColumn | undefined {
  const plain = title.toLowerCase().replaceAll(/[^a-z]/g, '')
  return (Object.keys(names) as ImportColumn[]).find((column) => names[column].includes(plain))
}

/** Roles are taken from the roster of a course alone. */
export function findColumns(header: readonly string[], { isRoster }: { readonly isRoster: boolean }): FoundColumns {
  const positions = new Map<ImportColumn, number>()
  const repeated: string[] = []
  const unused: string[] = []
  for (const [position, title] of header.entries()) {
    const column = columnNamed(title)
    if (column === undefined || (column === 'role' && !isRoster)) {
      if (title.trim() !== '') unused.push(title)
    } else if (positions.has(column)) repeated.push(title)
    else positions.set(column, position)
  }
  return { positions, repeated, unused }
}
