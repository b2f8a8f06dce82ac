import * as contract from '@isomorph/contract'
import type { Call } from '@isomorph/contract'

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
}

/** Every call that the contract declares, by the name it has there: new ones are swept the day they exist. */
export const contractCalls: readonly (readonly [name: string, call: Call])[] = Object.entries(contract)
  .filter(([name]) => name.endsWith('Calls'))
  .flatMap(([, calls]) => Object.entries(calls as Readonly<Record<string, unknown>>))
  .filter((entry): entry is [string, Call] => isCall(entry[1]))
