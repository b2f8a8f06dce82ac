import type { FieldError } from '@isomorph/ui'
import type { AssessmentErrors } from './assessment-draft.ts'

/** Everything that is wrong with an assessment, for the top of its form. */
export function summaryOf(errors: AssessmentErrors): FieldError[] {
  const points = [...new Set(errors.points.values())].map((message) => ({ message }))
  return [
    ...(errors.name ? [{ fieldId: 'assessment-name', message: errors.name }] : []),
    ...(errors.items ? [{ message: errors.items }] : []),
    ...points,
  ]
}
