import { type DeliverySettings, sayOfField } from '@isomorph/contract'
import { Refusal, type FieldError } from '../../refusals/refusals.ts'
import { deliveryRefusals } from './group-assessments.errors.ts'

type Dates = Pick<DeliverySettings, 'opensAt' | 'dueAt' | 'closesAt'>

function isBefore(first: string | null, second: string | null): boolean {
  return first === null || second === null || Date.parse(first) < Date.parse(second)
}

/** Opens before it is due, due not after it closes; each field at fault, below the path, is named. */
export function datesOutOfOrder({ opensAt, dueAt, closesAt }: Dates, path: string): readonly FieldError[] {
  const errors: FieldError[] = []
  if (!isBefore(opensAt, dueAt)) errors.push({ path: `${path}.dueAt`, ...sayOfField('dueBeforeOpens') })
  if (!isBefore(opensAt, closesAt)) errors.push({ path: `${path}.closesAt`, ...sayOfField('closesBeforeOpens') })
  if (closesAt !== null && !isBefore(dueAt, closesAt) && Date.parse(dueAt ?? '') !== Date.parse(closesAt))
    errors.push({ path: `${path}.closesAt`, ...sayOfField('closesBeforeDue') })
  return errors
}

export function refuseDatesOutOfOrder(errors: readonly FieldError[]): void {
  if (errors.length > 0) throw new Refusal(deliveryRefusals.datesOutOfOrder, { errors })
}
