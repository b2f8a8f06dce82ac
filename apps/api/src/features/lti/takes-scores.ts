import { serviceScopes } from '@isomorph/sign-in'

/** Whether a platform lets us send scores to a course of its. */
export function takesScores(scopes: readonly string[]): boolean {
  return scopes.includes(serviceScopes.score)
}
