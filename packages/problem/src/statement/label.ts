/**
 * Labels before a field: text in which `$…$` is mathematics. Authors type variables as `{v}`; they are kept as
 * `\variable{v}`, within mathematics of their own where they stand in the text.
 */

import { canonicalName } from '@isomorph/evaluator'
import { variablePattern } from './latex-template.ts'

const braced = String.raw`\{((?:[^{}$]|\{[^{}$]*\})+)\}`
const inText = new RegExp(String.raw`(?<!\\variable)${braced}`, 'g')
// Braces behind a command, a script or other braces hold its argument: `\frac{a}{b}`, `x^{n}`.
const inMath = new RegExp(String.raw`(?<!\\[A-Za-z]+\s*|[\^_}\]]\s*)${braced}`, 'g')
const alone = /^\{\\variable\{((?:[^{}]|\{[^{}]*\})*)\}\}$/

/** The names that may stand in braces. */
export function namesOf(variables: readonly { readonly name: string }[]): ReadonlySet<string> {
  return new Set(variables.map(({ name }) => canonicalName(name)))
}

/** A label as it is kept, with the variables that an author typed as `{v}`. */
export function labelFromTyped(typed: string, names: ReadonlySet<string>): string {
  if (!typed.includes('{')) return typed
  return typed
    .split('$')
    .map((part, index) => (index % 2 === 1 ? withVariables(part, names) : withPills(part, names)))
    .join('$')
}

function withVariables(part: string, names: ReadonlySet<string>): string {
  if (alone.test(part)) return part
  return part.replaceAll(inMath, (whole, name: string) =>
    names.has(canonicalName(name)) ? String.raw`\variable{${name}}` : whole,
  )
}

function withPills(part: string, names: ReadonlySet<string>): string {
  return part.replaceAll(inText, (whole, name: string) =>
    names.has(canonicalName(name)) ? `\${\\variable{${name}}}$` : whole,
  )
}

/** A label as authors type it: `labelFromTyped` gives it back. */
export function typedLabel(label: string): string {
  const parts = label.split('$')
  return parts.reduce((typed, part, index) => {
    if (index % 2 === 0) return typed + part
    const isClosed = index < parts.length - 1
    const name = isClosed ? alone.exec(part)?.[1] : undefined
    return name === undefined ? `${typed}$${typedMath(part)}${isClosed ? '$' : ''}` : `${typed}{${name}}`
  }, '')
}

/** A variable that is an argument of a command stays as it is kept, since its braces would be read as the command's. */
function typedMath(part: string): string {
  return part.replaceAll(variablePattern, (whole, name: string, at: number) =>
    /(?:\\[A-Za-z]+|[\^_}\]])\s*$/.test(part.slice(0, at)) ? whole : `{${name}}`,
  )
}

/** Names in braces in the text of a label that are no variables: they are shown with their braces. */
export function strangersInLabel(label: string, names: ReadonlySet<string>): readonly string[] {
  const text = label.split('$').filter((_, index) => index % 2 === 0)
  return text
    .flatMap((part) => [...part.matchAll(inText)].map(([, name = '']) => name))
    .filter((name) => /^[A-Za-z]\w*(?:_\{\w+\})?$/.test(name) && !names.has(canonicalName(name)))
}
