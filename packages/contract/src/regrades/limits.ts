/** Problems that one regrade may concern. */
export const regradeTargetsMaximum = 200
export const regradeNoteMaximum = 2000
/** Why a regrade failed: while it was looked at, or while it was applied. */
export const regradeFailures = ['notWorkedOut', 'notAllChanged'] as const
export const creditRules = ['asMarked', 'fullCredit', 'fullCreditIfAnswered', 'dropped'] as const
