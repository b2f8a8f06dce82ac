import { saidBy, type Said } from '../wording/said.ts'

/** Why no variant can be made: something in the content that only its author can fix. */
export interface AuthoringError extends Said {
  readonly kind: 'AuthoringError'
  readonly code:
    | 'InvalidVariable'
    | 'CyclicVariables'
    | 'InvalidCondition'
    /** All combinations were tried. */
    | 'ConditionNeverHolds'
    /** Many combinations were tried, and there are more. */
    | 'ConditionHardlyHolds'
    | 'UnableToEvaluate'
    | 'DrawnValueMissing'
  /** The field to look at, such as `variables.2.parameters.formula`. */
  readonly path: string
}

export function authoringError(code: AuthoringError['code'], path: string, said: Said): AuthoringError {
  return { kind: 'AuthoringError', code, path, ...saidBy(said) }
}

/** Tells an authoring error from a result. */
export function isAuthoringError(result: object): result is AuthoringError {
  return 'kind' in result && result.kind === 'AuthoringError'
}
