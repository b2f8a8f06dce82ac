import type { MarkingErrorCode } from '../marking/marking-error.ts'
import type { Said } from '../wording/said.ts'

/** How far content can be used, from the specification. A content's level is the worst of its findings. */
export const validationLevels = ['InvalidForSave', 'InvalidForUseError', 'InvalidForUseInfo', 'Valid'] as const

export type ValidationLevel = (typeof validationLevels)[number]

/** One thing an author should look at. `path` names the field: `variables.2.parameters.min`. */
export interface Finding extends Said {
  readonly level: Exclude<ValidationLevel, 'Valid'>
  readonly path: string
  /** The evaluator error that marking would give, where it is one of the specification's. */
  readonly code?: MarkingErrorCode
  /** The variant that shows it, where it is about some variants only: its seed, and what was drawn. */
  readonly variant?: { readonly seed: number; readonly values: Readonly<Record<string, string>> }
}

/** Whether somebody may assign a problem in spite of a finding and say why: errors of some variants only. */
export function isExcusable({ level, variant }: Pick<Finding, 'level' | 'variant'>): boolean {
  return level === 'InvalidForUseInfo' || (level === 'InvalidForUseError' && variant !== undefined)
}

/** The level of content: the worst of its findings. */
export function levelOf(findings: readonly Finding[]): ValidationLevel {
  return validationLevels.find((level) => findings.some((finding) => finding.level === level)) ?? 'Valid'
}
