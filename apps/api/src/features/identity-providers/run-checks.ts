import type { ConnectionStep } from '@isomorph/contract'
import { SignInError } from '@isomorph/sign-in'

/** One step of a check, and what is said when it is right. */
export interface Check {
  readonly name: string
  readonly rightMessage: string
  /** Answers what is said instead, where the usual words are not enough. */
  readonly run: () => Promise<string | void>
}

/** Runs checks one after another, up to the first that fails: what follows would fail for the same reason. */
export async function runChecks(checks: readonly Check[]): Promise<ConnectionStep[]> {
  const steps: ConnectionStep[] = []
  for (const { name, rightMessage, run } of checks) {
    try {
      const message = (await run()) ?? rightMessage
      steps.push({ name, isRight: true, message })
    } catch (error) {
      if (!(error instanceof SignInError)) throw error
      return [...steps, { name, isRight: false, message: error.message }]
    }
  }
  return steps
}
