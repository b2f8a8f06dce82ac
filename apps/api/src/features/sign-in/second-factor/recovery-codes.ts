import { randomInt } from 'node:crypto'
import { recoveryCodeCount } from '@isomorph/contract'

/** Without letters and digits that look alike. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789'
const length = 10

/** Codes of 49 bits, such as `k7mqp-3xw9d`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const code = Array.from({ length }, () => signs.charAt(randomInt(signs.length))).join('')
    return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`
  })
}

/** A typed code without what people add to read it. */
export function plainCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toLowerCase()
}
