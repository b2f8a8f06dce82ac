/** For how many days the file with a person's data can be downloaded. */
export const personalDataKeptDays = 7

/** For how many months records are kept, as an installation may choose. */
export const retentionMonths = ['unlimited', '6', '12', '13', '24', '36', '60', '84', '120'] as const
export type RetentionMonths = (typeof retentionMonths)[number]

/** The audit log is kept for a year at least. */
export const auditLogMonths = ['unlimited', '12', '13', '24', '36', '60', '84', '120'] as const
