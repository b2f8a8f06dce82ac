import { longestReopeningMinutes, type Reopening } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { z } from 'zod'
import { fromWallClock } from '../../dates/dates.ts'
import { typedNumber } from '../../numbers/typed-number.ts'

/** How the new end is given; `unchanged` leaves a deadline that lies ahead. */
export type EndKind = 'minutes' | 'moment' | 'unchanged'

/** What is typed of a reopening. */
export interface ReopeningDraft {
  readonly kind: EndKind
  readonly minutes: string
  /** The wall clock of the installation. */
  readonly moment: string
  readonly reason: string
}

export const emptyReopening: ReopeningDraft = { kind: 'minutes', minutes: '30', moment: '', reason: '' }

type Errors = Readonly<Partial<Record<'minutes' | 'moment' | 'reason', string>>>
type Checked = { readonly end: Reopening['end']; readonly errors: Errors }

function checkedEnd({ kind, minutes, moment }: ReopeningDraft, timeZone: string): Checked {
  if (kind === 'unchanged') return { end: null, errors: {} }
  if (kind === 'moment') {
    const at = fromWallClock(moment, timeZone)
    return at === null
      ? { end: null, errors: { moment: t('results.reopen.moment.wrong') } }
      : { end: { at }, errors: {} }
  }
  const count = typedNumber(minutes)
  return count !== null && Number.isInteger(count) && count >= 1 && count <= longestReopeningMinutes
    ? { end: { minutes: count }, errors: {} }
    : { end: null, errors: { minutes: t('results.reopen.minutes.wrong', { most: String(longestReopeningMinutes) }) } }
}

/** The new end that a draft asks for, and what is wrong with the draft. */
function checkReopening(draft: ReopeningDraft, timeZone: string): Checked {
  const { end, errors } = checkedEnd(draft, timeZone)
  return {
    end,
    errors: draft.reason.trim() === '' ? { ...errors, reason: t('results.reopen.reason.missing') } : errors,
  }
}

/** What is typed as what the server is sent. */
export function reopeningSchemaOf(timeZone: string) {
  return z.custom<ReopeningDraft>().transform((draft, context): Omit<Reopening, 'clientKey'> => {
    const { end, errors } = checkReopening(draft, timeZone)
    for (const [field, message] of Object.entries(errors)) context.addIssue({ code: 'custom', path: [field], message })
    return { end, reason: draft.reason }
  })
}
