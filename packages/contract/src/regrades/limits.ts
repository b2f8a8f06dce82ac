/** Problems that one regrade may concern. */
export const regradeTargetsMaximum = 200
export const regradeNoteMaximum = 2000
export const creditRules = ['asMarked', 'fullCredit', 'fullCreditIfAnswered', 'dropped'] as const
