import type { DeliverySettings } from '@isomorph/contract'
import { Refusal, type FieldError } from '../../refusals/refusals.ts'
import { deliveryRefusals } from './group-assessments.errors.ts'

type Dates = Pick<DeliverySettings, 'opensAt' | 'dueAt' | 'closesAt'>

function isBefore(first: string | null, second: string | null): boolean {
  return first === null || second === null || Date.parse(first) < Date.parse(second)
}

/** Opens before it is due, due not after it closes; each field at fault is named. */
export function refuseDatesOutOfOrder({ opensAt, dueAt, closesAt }: Dates): void {
  const errors: FieldError[] = []
  if (!isBefore(opensAt, dueAt)) errors.push({ path: 'settings.dueAt', message: 'Due before it opens.' })
  if (!isBefore(opensAt, closesAt)) errors.push({ path: 'settings.closesAt', message: 'Closes before it opens.' })
  if (closesAt !== null && !isBefore(dueAt, closesAt) && Date.parse(dueAt ?? '') !== Date.parse(closesAt))
    errors.push({ path: 'settings.closesAt', message: 'Closes before it is due.' })
  if (errors.length > 0) throw new Refusal(deliveryRefusals.datesOutOfOrder, { errors })
}
