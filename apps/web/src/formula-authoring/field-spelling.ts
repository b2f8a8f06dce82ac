import {
  canonicalName,
  groupEnd,
  indexNames,
  namesInLatex,
  type NameIndex,
  type NameInLatex,
  type NameSearch,
} from '@isomorph/evaluator'
import { nameInField } from './name-in-field.ts'

/**
 * Formulas are stored with their variables as `\variable{v_0}` and edited as plain letters, `v_{0}`: what stands in a
 * field is written and deleted in the same way whatever variables there are. Which letters are variables is decided when
 * the field is read.
 */
export interface FieldNames {
  /** The variables, and names that the stored formula uses although there is no such variable. */
  readonly index: NameIndex
  /**
   * `variables`: a letter with the name of a variable is that variable, as in every formula that is computed.
   * `letters`: in a text, where `v=\variable{v}` shows v = 5, a stored letter stays a letter.
   */
  readonly plainLetters: 'variables' | 'letters'
}

/** Keeps a letter apart from the variable of its name; it looks like the letter alone. */
const letterCommand = 'mathord'
const pillCommand = 'variable'

export function fieldNames(names: Iterable<string>, plainLetters: FieldNames['plainLetters']): FieldNames {
  return { index: indexNames(names), plainLetters }
}

/** The names that stand in a stored formula as variables, in canonical spelling. */
export function namesStored(stored: string): readonly string[] {
  return partsOf(stored, pillCommand).flatMap((part) => (part.kind === 'group' ? [canonicalName(part.inner)] : []))
}

/** What stands in a field, from what is stored. */
export function toField(stored: string, names: FieldNames): string {
  const known = { index: names.index, search: searchIn(names) }
  let field = ''
  const pills: Place[] = []
  for (const part of partsOf(stored, pillCommand)) {
    const isPill = part.kind === 'group'
    const written = isPill ? nameInField(canonicalName(part.inner)) : keepLetters(part.text, names)
    const follows = isPill && stored[part.to] === '_'
    const piece = follows ? `{${written}}` : written
    if (commandAtEnd.test(field) && /^[A-Za-z]/.test(piece)) field += ' '
    if (isPill) pills.push({ from: field.length, to: field.length + piece.length })
    field += piece
  }
  return separate(field, pills, known)
}

/** What is stored, from what stands in a field. */
export function fromField(latex: string, names: FieldNames): string {
  const known = { index: names.index, search: searchIn(names) }
  const found = namesInLatex(latex, names.index, known.search)
  const needless = new Set(joints(latex, found).filter((at) => joinsLetters(latex, at, known)))
  const plain = (from: number, to: number): string =>
    needless.has(from) ? latex.slice(from, to).replace(separator, '') : latex.slice(from, to)
  let stored = ''
  let end = 0
  for (const { name, from, to } of found) {
    const gap = from - gapBefore(latex, from)
    stored += gap <= end ? plain(end, from) : plain(end, gap) + plain(gap, from)
    // A space that only ended a command ends none before and behind the braces of a variable.
    stored = `${stored.replace(commandAndSpace, '$1')}\\${pillCommand}{${name}}`
    end = to
    if (commandAtEnd.test(latex.slice(from, to))) end += spaceFrom(latex, to)
  }
  stored += plain(end, latex.length)
  return names.plainLetters === 'letters' ? freeLetters(stored, names) : stored
}

/** How much space stands from a place on; LaTeX skips all of it behind a command. */
function spaceFrom(latex: string, at: number): number {
  return /^\s*/.exec(latex.slice(at))?.[0].length ?? 0
}

// A doubled backslash ends a line and begins no command.
const commandAtEnd = /(?<!\\)(?:\\\\)*\\[A-Za-z]+$/
const commandAndSpace = /((?<!\\)(?:\\\\)*\\[A-Za-z]+)\s+$/

interface Known {
  readonly index: NameIndex
  readonly search: NameSearch
}

interface Place {
  readonly from: number
  readonly to: number
}

const opaque: ReadonlySet<string> = new Set([pillCommand, letterCommand])

function searchIn({ plainLetters }: FieldNames): NameSearch {
  return { opaque, withinSubscripts: plainLetters === 'letters' }
}

type Part =
  | { readonly kind: 'text'; readonly text: string; readonly to: number }
  | { readonly kind: 'group'; readonly inner: string; readonly to: number }

/** Names of variables that stand in a stored formula of a text as letters, and so show no value. */
export function lettersNamedLike(stored: string, variables: readonly string[]): readonly string[] {
  const index = indexNames(variables)
  const texts = partsOf(stored, pillCommand).flatMap((part) => (part.kind === 'text' ? [part.text] : []))
  return [...new Set(texts.flatMap((text) => namesInLatex(text, index, { opaque }).map(({ name }) => name)))]
}

/** The formula with those letters as variables. */
export function lettersAsVariables(stored: string, variables: readonly string[]): string {
  const names = fieldNames([...variables, ...namesStored(stored)], 'variables')
  return fromField(toField(stored, names), names)
}

/** Where the names stand that are read as variables. */
export function namesInField(latex: string, names: FieldNames): readonly NameInLatex[] {
  return namesInLatex(latex, names.index, searchIn(names))
}

/** The formula cut at each `\command{…}`, whose braces are read as one balanced group. */
function partsOf(latex: string, command: string): readonly Part[] {
  const parts: Part[] = []
  let end = 0
  for (;;) {
    const from = commandAt(latex, command, end)
    if (from < 0) break
    const open = from + command.length + 1
    const close = groupEnd(latex, open)
    if (latex[close - 1] !== '}') break
    if (from > end) parts.push({ kind: 'text', text: latex.slice(end, from), to: from })
    end = close
    parts.push({ kind: 'group', inner: latex.slice(open + 1, end - 1), to: end })
  }
  if (end < latex.length) parts.push({ kind: 'text', text: latex.slice(end), to: latex.length })
  return parts
}

function commandAt(latex: string, command: string, begin: number): number {
  const spelling = `\\${command}{`
  let at = latex.indexOf(spelling, begin)
  while (at > 0 && latex[at - 1] === '\\' && !commandAtEnd.test(latex.slice(0, at + spelling.length - 1)))
    at = latex.indexOf(spelling, at + 1)
  return at
}

/** In a text, letters that are stored as letters are marked as such. */
function keepLetters(text: string, names: FieldNames): string {
  if (names.plainLetters === 'variables') return text
  let kept = ''
  let end = 0
  for (const { from, to } of namesInLatex(text, names.index, searchIn(names))) {
    kept += `${text.slice(end, from)}\\${letterCommand}{${text.slice(from, to)}}`
    end = to
  }
  return kept + text.slice(end)
}

function freeLetters(stored: string, names: FieldNames): string {
  let freed = ''
  for (const part of partsOf(stored, letterCommand)) {
    if (part.kind === 'text') freed += part.text
    else {
      const [only] = namesInLatex(part.inner, names.index, searchIn(names))
      const isName = only?.from === 0 && only.to === part.inner.length
      const letters = isName ? part.inner : `\\${letterCommand}{${part.inner}}`
      if (commandAtEnd.test(freed) && /^[A-Za-z]/.test(letters)) freed += ' '
      freed += letters
    }
  }
  return freed
}

/** The thin space of TeX: nothing else keeps `a` and `b` apart where a variable is called `ab`. */
const separator = '\\,'

/** Writes a separator beside each variable whose letters would read as another name together with their neighbours. */
function separate(field: string, pills: readonly Place[], known: Known): string {
  let separated = ''
  let end = 0
  for (const at of joints(field, pills)) {
    if (!joinsLetters(field, at, known)) continue
    separated += field.slice(end, at) + separator
    end = at
  }
  return separated + field.slice(end)
}

/** Where names meet their neighbours: before the space between them, if there is any. */
function joints(latex: string, places: readonly Place[]): readonly number[] {
  const ends = places.flatMap(({ from, to }) => [from - gapBefore(latex, from), to])
  return [...new Set(ends)]
}

/** How many characters of space stand before a place. */
function gapBefore(latex: string, at: number): number {
  return /(?:\\,|\s)*$/.exec(latex.slice(0, at))?.[0].length ?? 0
}

/** How far a name or the bracket of a function reaches behind the letters that begin it. */
const reach = 80

const gaps = /\\,|\s/g

/** Whether the letters before and behind a place would read otherwise if no space stood between any of them. */
function joinsLetters(latex: string, at: number, { index, search }: Known): boolean {
  const before = /((?<!\\)(?:\\\\)*\\[A-Za-z]+)?((?:[A-Za-z0-9]|\\,|\s)*)$/.exec(latex.slice(0, at))
  const left = (before?.[2] ?? '').replaceAll(gaps, '')
  const [run = ''] = /^(?:[A-Za-z0-9]|\\,|\s)*/.exec(latex.slice(at)) ?? []
  const letters = run.replaceAll(gaps, '')
  if (left === '' || letters === '') return false
  const right = letters + latex.slice(at + run.length, at + run.length + reach)
  const together = namesInLatex(left + right, index, search)
  const apart = [
    ...namesInLatex(left, index, search),
    ...namesInLatex(right, index, search).map(({ name, from, to }) => ({
      name,
      from: from + left.length,
      to: to + left.length,
    })),
  ]
  return JSON.stringify(together) !== JSON.stringify(apart)
}
