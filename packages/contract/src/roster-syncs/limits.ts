export const rosterSyncStates = ['waiting', 'running', 'toConfirm', 'applied', 'failed', 'dismissed'] as const
export type RosterSyncState = (typeof rosterSyncStates)[number]

/** What a roster means for a person in the course. */
export const rosterChanges = ['added', 'removed', 'changed'] as const
export type RosterChange = (typeof rosterChanges)[number]

/** So many people of a report are named. */
export const namedInReport = 200
