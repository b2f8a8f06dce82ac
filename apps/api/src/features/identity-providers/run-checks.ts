import { connectionTexts, type ConnectionStep, type SaidText } from '@isomorph/contract'
import { SignInError } from '@isomorph/sign-in'

const { say } = connectionTexts

/** One step of a check. */
export interface Check {
  readonly name: SaidText
  /** Answers what is said when it is right. */
  readonly run: () => Promise<SaidText>
}

/** How a step went, as it is shown. */
export function stepOf(name: SaidText, isRight: boolean, { message, said }: SaidText): ConnectionStep {
  return { name: name.message, nameSaid: name.said, isRight, message, said }
}

/** Nothing can be checked before an operator has said where this site is. */
export function ownAddressUnknown(): ConnectionStep {
  return stepOf(say('stepOwnAddress'), false, say('ownAddressUnknown'))
}

/** Runs checks one after another, up to the first that fails: what follows would fail for the same reason. */
export async function runChecks(checks: readonly Check[]): Promise<ConnectionStep[]> {
  const steps: ConnectionStep[] = []
  for (const { name, run } of checks) {
    try {
      steps.push(stepOf(name, true, await run()))
    } catch (error) {
      if (!(error instanceof SignInError)) throw error
      return [...steps, stepOf(name, false, error)]
    }
  }
  return steps
}
