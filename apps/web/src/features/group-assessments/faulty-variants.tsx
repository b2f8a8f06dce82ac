import { reasonMaximumLength } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { useMemo, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { z } from 'zod'
import { requestErrorOf } from '../../data/request-error.ts'
import { TextField } from '../../forms/field.tsx'
import { FaultList, Faults } from './settings.styles.ts'

const refusalType = 'urn:isomorph:assessment-has-faulty-variants'

/** What the form of a group assessment needs for assigning it in spite of errors in some variants. */
export const reasonField = { reasonToAssignAnyway: '' }
type WithReason = typeof reasonField

/** Errors of some variants, for which an assessment was refused. */
export interface FaultyVariants {
  readonly faults: readonly string[]
  /** Required once there are errors; not sent before. */
  readonly schema: { readonly reasonToAssignAnyway: z.ZodType<string | undefined, string> }
  /** Takes what is wrong from a refusal; other errors change nothing. */
  readonly take: (error: unknown) => void
  readonly clear: () => void
}

export function useFaultyVariants(): FaultyVariants {
  const [faults, setFaults] = useState<readonly string[]>([])
  const isAsked = faults.length > 0
  const schema = useMemo(() => {
    const reason = z.string().trim()
    return {
      reasonToAssignAnyway: isAsked
        ? reason.min(1, { error: () => t('group-assessments.faults.reason.missing') })
        : reason.transform(() => undefined),
    }
  }, [isAsked])
  return {
    faults,
    schema,
    take(error) {
      const { type, errors = [] } = requestErrorOf(error)
      if (type === refusalType) setFaults(errors.map(({ message }) => message))
    },
    clear: () => setFaults([]),
  }
}

/** Lists the errors and asks for the reason; nothing where there are none. */
export function FaultyVariantsFields({ faults }: Pick<FaultyVariants, 'faults'>) {
  const { control } = useFormContext<WithReason>()
  if (faults.length === 0) return null
  return (
    <Faults>
      <FaultList aria-label={t('group-assessments.faults.label')}>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </FaultList>
      <TextField
        control={control}
        name="reasonToAssignAnyway"
        label={t('group-assessments.faults.reason')}
        hint={t('group-assessments.faults.reason.hint')}
        input={{ maxLength: reasonMaximumLength }}
        isRequired
      />
    </Faults>
  )
}
