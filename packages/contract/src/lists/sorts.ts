/** What lists can be sorted by; `-` is for descending. */
export const managedListSorts = ['id', '-id', 'name', '-name', 'changedAt', '-changedAt'] as const
export const groupSorts = ['id', '-id', 'name', '-name', 'startDate', '-startDate'] as const
export const roleHolderSorts = ['lastName', '-lastName', 'email', '-email', 'grantedAt', '-grantedAt'] as const

const userSortKeys = ['id', 'lastName', 'firstName', 'email', 'uid', 'puid'] as const
export const userSorts = userSortKeys.flatMap((key) => [key, `-${key}`] as const)
