import { EvaluatorBusyError } from '@isomorph/evaluation'
import type { Finding, ProblemContent, ValidationLevel } from '@isomorph/problem'
import type { Services } from '../../services/services.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { problemRefusals } from './problems.errors.ts'

export interface CheckedContent {
  readonly level: ValidationLevel
  readonly findings: readonly Finding[]
}

function refuseWhereBusy(error: unknown): never {
  if (error instanceof EvaluatorBusyError) throw new Refusal(problemRefusals.checksBusy, { retryAfterSeconds: 60 })
  throw error
}

/** Looks content over. What cannot even be saved is refused, naming each field. */
export async function checkContent(
  { evaluation }: Pick<Services, 'evaluation'>,
  content: ProblemContent,
): Promise<CheckedContent> {
  const checked = await evaluation.check(content).catch(refuseWhereBusy)
  if (!checked) throw new Refusal(problemRefusals.evaluationTooLong)
  if (checked.level !== 'InvalidForSave') return checked
  const errors = checked.findings
    .filter((finding) => finding.level === 'InvalidForSave')
    .map(({ path, message, sentences }) => ({ path: `content.${path}`, message, reason: undefined, sentences }))
  throw new Refusal(problemRefusals.invalidForSave, { errors })
}
