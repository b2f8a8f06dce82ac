/**
 * LaTeX in which variables stand as `\variable{name}`, made ready once and filled in many times. What stands around a
 * variable decides how its value is written there: `+\variable{b}` with −4 becomes `-4`, `\variable{a}x` with 1 becomes
 * `x`, `\variable{a}^2` with −4 becomes `\left(-4\right)^2`.
 */

import { canonicalName, greekCommands } from '@isomorph/evaluator'
import type { ShownValue } from './shown-value.ts'

/** How a value has to be written where it stands. */
interface Slot {
  readonly name: string
  /** A sign right before the variable; the literal before the slot ends without it. */
  readonly sign: '' | '+' | '-'
  /** Whether that sign joins two terms (`x-…`) or stands alone (`-…`). */
  readonly isBinary: boolean
  /** `^` or `_` or a command such as `\frac` stands right before it: the value needs braces. */
  readonly needsBraces: boolean
  /** It is the base of a power. */
  readonly isBase: boolean
  /** It multiplies what stands before it: a minus sign needs brackets. */
  readonly isFactorAfter: boolean
  /** A digit or another value stands right before it: a dot keeps the two apart. */
  readonly followsDigits: boolean
  /** A digit or another value comes right after it. */
  readonly precedesDigits: boolean
  /** A letter, bracket or function comes right after it: 1 and −1 lose their digit. */
  readonly isCoefficient: boolean
  /** A command such as `\alpha` ends right before it. */
  readonly followsCommand: boolean
}

export interface LatexTemplate {
  readonly source: string
  /** `literals[i]` stands before `slots[i]`; the last one ends the formula. */
  readonly literals: readonly string[]
  readonly slots: readonly Slot[]
}

/** A variable in LaTeX: `\variable{v_{max}}`. */
export const variablePattern = /\\variable\{((?:[^{}]|\{[^{}]*\})*)\}/g

/** The names of the variables in a formula, as spelt in canonical form. */
export function variablesInLatex(latex: string): readonly string[] {
  return [...latex.matchAll(variablePattern)].map(([, name = '']) => canonicalName(name))
}

/** Rewrites each variable of a formula. */
export function replaceVariablesInLatex(latex: string, replace: (name: string) => string): string {
  return latex.replaceAll(variablePattern, (_, name: string) => replace(canonicalName(name)))
}

const signBefore = /([+-])\s*$/
const bracesBefore = /(?:[\^_]|\\[dt]?frac|\\sqrt|\\d?binom)\s*$/
const factorBefore = /(?:\\cdot|\\times|\*|[A-Za-z0-9)}\]!]|\\right[)\]])\s*$/
const digitBefore = /[0-9.]\s*$/
// A sign joins two terms only when something that ends a term stands before it.
const termBefore = /(?:[A-Za-z0-9)}\]!|]|\\right[)\]|])\s*$/
const unitsAfter = /^\s*\\(?:mathrm|text|unit|operatorname\{)/
const greek = greekCommands.join('|')
const coefficientAfter = new RegExp(
  String.raw`^\s*(?:[A-Za-z(]|\\left\s*[([|]|\\(?:sqrt|${greek}|sin|cos|tan|cot|sec|csc|ln|lg|log|exp|arcsin|arccos|arctan|sinh|cosh|tanh|vec|mathbf|exponentialE|imaginaryI|imaginaryJ)(?![A-Za-z]))`,
)
// A command at the end of the literal (\cdot, \sin, \pi) is judged as a whole, not by its last letter.
const commandBefore = /\\[A-Za-z]+\s*$/
const factorCommandBefore = new RegExp(String.raw`\\(?:cdot|times|${greek})\s*$`)

function endsFactor(literal: string): boolean {
  return commandBefore.test(literal) ? factorCommandBefore.test(literal) : factorBefore.test(literal)
}

function slotAt(name: string, before: string, after: string, follows: boolean, precedes: boolean): Slot {
  const touchesValueBefore = follows && before.trim() === ''
  const touchesValueAfter = precedes && after.trim() === ''
  const sign = signBefore.exec(before)?.[1]
  const needsBraces = bracesBefore.test(before)
  const beforeSign = before.replace(signBefore, '')
  const isFactorAfter = !needsBraces && (touchesValueBefore || endsFactor(before))
  return {
    name,
    sign: sign === '+' || sign === '-' ? sign : '',
    isBinary: sign !== undefined && (termBefore.test(beforeSign) || (follows && beforeSign.trim() === '')),
    needsBraces,
    isBase: /^\s*\^/.test(after),
    isFactorAfter,
    followsDigits: touchesValueBefore || (!commandBefore.test(before) && digitBefore.test(before) && !needsBraces),
    precedesDigits: !needsBraces && (touchesValueAfter || /^\s*\d/.test(after)),
    isCoefficient: !isFactorAfter && !needsBraces && coefficientAfter.test(after) && !unitsAfter.test(after),
    followsCommand: sign === undefined && /\\[A-Za-z]+$/.test(before),
  }
}

/** Makes a formula ready to be filled in. */
export function compileLatex(latex: string): LatexTemplate {
  const matches = [...latex.matchAll(variablePattern)]
  const parts: string[] = []
  let end = 0
  for (const match of matches) {
    parts.push(latex.slice(end, match.index))
    end = match.index + match[0].length
  }
  parts.push(latex.slice(end))
  const slots = matches.map(([, name = ''], index) =>
    slotAt(canonicalName(name), parts[index] ?? '', parts[index + 1] ?? '', index > 0, index < matches.length - 1),
  )
  const literals = parts.map((part, index) => ((slots[index]?.sign ?? '') === '' ? part : part.replace(signBefore, '')))
  return { source: latex, literals, slots }
}

function bracketed(latex: string): string {
  return `\\left(${latex}\\right)`
}

/** The value without its own sign, as a coefficient or in full. */
function magnitudeIn(slot: Slot, value: ShownValue): string {
  const latex = value.isNegative ? value.latex.slice(1) : value.latex
  if (value.isUnit && slot.isCoefficient) return ''
  const isSplitBase = slot.isBase && value.isCompound
  const isSplitFactor = value.isCompound && (slot.isCoefficient || slot.isFactorAfter || slot.precedesDigits)
  return isSplitBase || (isSplitFactor && !latex.startsWith('\\frac')) ? bracketed(latex) : latex
}

function writeSlot(slot: Slot, value: ShownValue): string {
  if (slot.needsBraces) return `{${value.latex}}`
  const dot = slot.followsDigits ? '\\cdot ' : ''
  if (!value.isNegative) return `${slot.sign}${dot}${magnitudeIn(slot, value)}`
  if (slot.isBase || slot.isFactorAfter) return `${slot.sign}${dot}${bracketed(value.latex)}`
  if (slot.sign === '-') {
    return slot.isBinary ? `+${magnitudeIn(slot, value)}` : `-${bracketed(value.latex)}`
  }
  return `-${magnitudeIn(slot, value)}`
}

/** Fills in the values. A name without a value stays as its name in an upright box, so that it is seen. */
export function fillLatex(template: LatexTemplate, valueOf: (name: string) => ShownValue | undefined): string {
  if (template.slots.length === 0) return template.source
  let latex = template.literals[0] ?? ''
  for (const [index, slot] of template.slots.entries()) {
    const value = valueOf(slot.name)
    const written =
      value === undefined
        ? `${slot.sign}\\boxed{\\mathrm{${slot.name.replaceAll('_', '\\_')}}}`
        : writeSlot(slot, value)
    const isApart = slot.precedesDigits && template.slots[index + 1]?.followsDigits !== true
    const next = template.literals[index + 1] ?? ''
    // A command must not swallow the letter that comes after it: `\cdot` + `x`.
    const needsSpace = slot.followsCommand && startsWithLetter.test(written === '' ? next : written)
    latex += (needsSpace ? ' ' : '') + written + (isApart ? '\\cdot ' : '') + next
  }
  return latex
}

const startsWithLetter = /^[A-Za-z]/
