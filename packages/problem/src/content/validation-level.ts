import type { MarkingErrorCode } from '../marking/marking-error.ts'

/** How far content can be used, from the specification. A content's level is the worst of its findings. */
export const validationLevels = ['InvalidForSave', 'InvalidForUseError', 'InvalidForUseInfo', 'Valid'] as const

export type ValidationLevel = (typeof validationLevels)[number]

/** One thing an author should look at. `path` names the field: `variables.2.parameters.min`. */
export interface Finding {
  readonly level: Exclude<ValidationLevel, 'Valid'>
  readonly path: string
  readonly message: string
  /** The evaluator error that marking would give, where it is one of the specification's. */
  readonly code?: MarkingErrorCode
  /** The variant that shows it, where it is about some variants only: its seed, and what was drawn. */
  readonly variant?: { readonly seed: number; readonly values: Readonly<Record<string, string>> }
}

/** The level of content: the worst of its findings. */
export function levelOf(findings: readonly Finding[]): ValidationLevel {
  return validationLevels.find((level) => findings.some((finding) => finding.level === level)) ?? 'Valid'
}
