import { reasonMaximumLength, type ErrorData } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { useMemo, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { z } from 'zod'
import { requestErrorOf } from '../../data/request-error.ts'
import { TextField } from '../../forms/field.tsx'
import { withTexts } from '../../screen/load-screen.ts'
import { FaultList, Faults } from './settings.styles.ts'

const refusalType = 'urn:isomorph:assessment-has-faulty-variants'

/** Words of findings are many, and rarely needed here. */
const loadFindingWords = withTexts(
  async () => (await import('../../entities/finding/finding-words.ts')).findingWords,
  ['findings', 'reading'],
)

/** In the language of the page; in the words of the server where the texts cannot be fetched. */
async function faultsInWords(errors: ErrorData['errors']): Promise<readonly string[]> {
  const wordsOf = await loadFindingWords().catch(() => undefined)
  return errors.map((error) => wordsOf?.(error) ?? error.message)
}

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
  const shown = useRef<ErrorData['errors']>([])
  const show = async (errors: ErrorData['errors']): Promise<void> => {
    shown.current = errors
    const words = errors.length === 0 ? [] : await faultsInWords(errors)
    // Another assessment may have been chosen meanwhile.
    if (shown.current === errors) setFaults(words)
  }
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
      if (type === refusalType) void show(errors)
    },
    clear: () => void show([]),
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
