import { functionNamed } from '../functions/spellings.ts'
import { canonicalName, greekName } from '../reading/names/names.ts'
import { isUnitName } from '../units/names.ts'
import { because, readSentence, type ReadReason } from '../reading/reasons.ts'
import type { ReadError } from '../reading/tokens/tokens.ts'

const greekLetters = 'α-ωΑ-Ωϵϑϕϱ'
const pattern = new RegExp(
  `^\\\\?[A-Za-z${greekLetters}][A-Za-z0-9${greekLetters}]*(?:_(?:\\\\?[A-Za-z0-9${greekLetters}]+|\\{\\\\?[A-Za-z0-9${greekLetters}]+\\}))?$`,
  'u',
)
const reserved = new Set(['e', 'i', 'pi', 'infinity', 'inf'])

/**
 * Why a name cannot be a variable's, as a code and a plain sentence; undefined where it can. Letters, digits and Greek letters,
 * beginning with a letter, with one subscript at most: `x`, `v_0`, `v_{max}`, `α_1`, `speed`.
 */
export function variableNameRefusal(name: string): Pick<ReadError, 'message' | 'reason'> | undefined {
  const reason = reasonToRefuse(name)
  return reason && { message: readSentence(reason), reason }
}

function reasonToRefuse(name: string): ReadReason | undefined {
  const trimmed = name.trim()
  if (trimmed === '') return because('nameMissing')
  if (!pattern.test(trimmed) || (trimmed.startsWith('\\') && !isGreekCommand(trimmed))) {
    return because('nameForm', { plain: 'v_0', braced: 'v_{max}' })
  }
  const canonical = canonicalName(trimmed)
  if (reserved.has(canonical)) return because('nameReserved', { name: trimmed })
  if (canonical.length > 1 && functionNamed(canonical)) {
    return because('nameOfFunction', { name: trimmed })
  }
  // A single letter such as m may well be a variable; kg, mol or cm would be read as units.
  if (canonical.length > 1 && !greekName(canonical) && isUnitName(canonical)) {
    return because('nameOfUnit', { name: trimmed })
  }
  return undefined
}

function isGreekCommand(name: string): boolean {
  return greekName(name.slice(1).split('_')[0]!) !== undefined
}

/** `v_0` → `v_{0}`: the form formulas are stored in. */
export function withBracedSubscript(name: string): string {
  const underscore = name.indexOf('_')
  if (underscore < 0 || name[underscore + 1] === '{') return name
  return `${name.slice(0, underscore)}_{${name.slice(underscore + 1)}}`
}

/** `v_{0}` → `v_0`: the form names are shown and compared in. */
export function withPlainSubscript(name: string): string {
  return name.replace(/_\{([^{}]*)\}$/, '_$1')
}
