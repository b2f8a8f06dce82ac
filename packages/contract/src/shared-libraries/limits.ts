import type { EntityRole } from '@isomorph/access'

/** The roles that a shared library can hold on a problem, and thereby give to everybody who may read the library. */
export const libraryRoles = ['Reader', 'Editor'] as const satisfies readonly EntityRole[]
export type LibraryRole = (typeof libraryRoles)[number]

/** The most problems that one change adds to a shared library, and the most that it removes. */
export const libraryChangesMaximum = 500

export const libraryDescriptionMaximumLength = 2000
