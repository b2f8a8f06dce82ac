import { overrideKinds, type Override, type OverrideKind } from '@isomorph/contract'
import { overridePercentSchema, overridePointsSchema } from '@isomorph/contract/schemas'
import { t } from '@isomorph/messages'
import type { SelectOption } from '@isomorph/ui'
import { z } from 'zod'
import { optionsOf } from '../../../forms/message-options.ts'
import { numberText } from '../../../forms/schemas.ts'
import { typedPercent } from '../../../numbers/typed-number.ts'
import { overrideKindNames } from './override-words.ts'

/** What is chosen and typed of points set by hand. */
export interface OverrideDraft {
  readonly kind: OverrideKind
  readonly value: string
  readonly reason: string
  readonly learnerNote: string
}

export function overrideOptions(): readonly SelectOption<OverrideKind>[] {
  return optionsOf(overrideKinds.map((kind) => [kind, overrideKindNames[kind]] as const))
}

/** The draft that what stands is changed by; the reason is that of the change. */
export function draftOf(override: Override | null): OverrideDraft {
  const { kind = 'points', value = null, learnerNote = '' } = override ?? {}
  return { kind, value: value === null ? '' : String(value), reason: '', learnerNote }
}

const valueSchemas = {
  points: numberText(overridePointsSchema, (range) => t('results.score.type', range), typedPercent),
  percent: numberText(overridePercentSchema, (range) => t('results.score.type', range), typedPercent),
}

export type TypedOverride =
  | {
      readonly kind: 'points' | 'percent'
      readonly value: number
      readonly reason: string
      readonly learnerNote: string
    }
  | {
      readonly kind: Exclude<OverrideKind, 'points' | 'percent'>
      readonly reason: string
      readonly learnerNote: string
    }

/** What is typed as what the server is sent. */
export const overrideDraftSchema = z.custom<OverrideDraft>().transform((draft, context): TypedOverride => {
  const { kind, reason, learnerNote } = draft
  if (reason.trim() === '')
    context.addIssue({ code: 'custom', path: ['reason'], message: t('results.override.reason.missing') })
  if (kind !== 'points' && kind !== 'percent') return { kind, reason, learnerNote }
  const read = valueSchemas[kind].safeParse(draft.value)
  if (!read.success) {
    context.addIssue({ code: 'custom', path: ['value'], message: read.error.issues[0]?.message ?? '' })
    return z.NEVER
  }
  return { kind, value: read.data, reason, learnerNote }
})
