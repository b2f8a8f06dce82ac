import { TextInput } from '@isomorph/ui'
import { useState } from 'react'
import { requestErrorOf } from '../../data/request-error.ts'

const refusalType = 'urn:isomorph:assessment-has-faulty-variants'

/** Errors of some variants, for which an assessment was refused, and why it is assigned in spite of them. */
export interface FaultyVariants {
  readonly faults: readonly string[]
  readonly reason: string
  /** The reason is asked for, and nothing was typed. */
  readonly isReasonMissing: boolean
  /** What the request carries. */
  readonly body: { readonly reasonToAssignAnyway?: string }
  readonly setReason: (reason: string) => void
  /** Takes what is wrong from a refusal; other errors change nothing. */
  readonly take: (error: unknown) => void
  readonly clear: () => void
}

export function useFaultyVariants(): FaultyVariants {
  const [faults, setFaults] = useState<readonly string[]>([])
  const [reason, setReason] = useState('')
  const isAsked = faults.length > 0
  const given = reason.trim()
  return {
    faults,
    reason,
    isReasonMissing: isAsked && given === '',
    body: isAsked && given !== '' ? { reasonToAssignAnyway: given } : {},
    setReason,
    take(error) {
      const { type, errors = [] } = requestErrorOf(error)
      if (type === refusalType) setFaults(errors.map(({ message }) => message))
    },
    clear() {
      setFaults([])
      setReason('')
    },
  }
}

/** Lists the errors and asks for the reason; nothing where there are none. */
export function FaultyVariantsFields({ faulty, isTried }: { faulty: FaultyVariants; isTried: boolean }) {
  const { faults, reason, isReasonMissing, setReason } = faulty
  if (faults.length === 0) return null
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <ul aria-label="Errors in some variants" style={{ margin: 0, paddingLeft: 20 }}>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
      <TextInput
        label="Reason to assign it anyway"
        hint="It is kept in the audit log with your name."
        value={reason}
        onChange={setReason}
        error={isTried && isReasonMissing ? 'Give a reason.' : undefined}
        input={{ maxLength: 500 }}
        isRequired
      />
    </div>
  )
}
