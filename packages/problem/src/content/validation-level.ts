/** How far content can be used, from the specification. A content's level is the worst of its findings. */
export const validationLevels = ['InvalidForSave', 'InvalidForUseError', 'InvalidForUseInfo', 'Valid'] as const

export type ValidationLevel = (typeof validationLevels)[number]

/** One thing an author should look at. `path` names the field: `variables.2.parameters.min`. */
export interface Finding {
  readonly level: Exclude<ValidationLevel, 'Valid'>
  readonly path: string
  readonly message: string
}
