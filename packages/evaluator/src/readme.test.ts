import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  convert,
  decideEquivalence,
  decideForm,
  exactValue,
  read,
  readUnit,
  toLatex,
  toText,
  type EquivalenceOptions,
  type Form,
  type Rational,
  type Tree,
} from './index.ts'

function tree(text: string): Tree {
  const reading = read(text, { mode: 'latex' })
  if (!reading.ok) throw new Error(`${text}: ${reading.error.message}`)
  return reading.tree
}

function readsAs(text: string): string {
  const reading = read(text, { mode: 'text' })
  return reading.ok ? toText(reading.tree) : reading.error.message
}

function error(text: string): string {
  const reading = read(text, { mode: 'latex' })
  return reading.ok ? 'none' : `at ${reading.error.at.from}`
}

const spelt = ({ numerator, denominator }: Rational): string =>
  denominator === 1n ? String(numerator) : `${numerator}/${denominator}`

function convertUnit(value: string, from: string, to: string): string {
  const [first, second] = [readUnit(from, 'text'), readUnit(to, 'text')]
  const amount = exactValue(tree(value))
  if (!first.ok || !second.ok || amount === undefined) return 'unreadable'
  const converted = convert(amount, first.unit, second.unit)
  return converted === undefined ? 'of another kind' : spelt(converted)
}

const calls: Readonly<Record<string, (...args: never[]) => string>> = {
  latex: (text: string) => toLatex(tree(text)),
  readsAs,
  error,
  same: (key: string, answer: string, options: EquivalenceOptions = {}) =>
    decideEquivalence(tree(key), tree(answer), options).verdict,
  form: (key: string, answer: string, form: Form) =>
    decideForm(key === '' ? undefined : tree(key), tree(answer), form).verdict,
  convertUnit,
}

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const lines = [...readme.matchAll(/^(\w+)\((.*)\) \/\/ (.*)$/gm)].map(([, name, args, given]) => ({
  name,
  args,
  given,
}))

it.each(lines)('$name($args) gives $given, as the README says', ({ name, args, given }) => {
  const values = JSON.parse(`[${args!.replaceAll("'", '"').replaceAll(/(\w+): /g, '"$1": ')}]`) as never[]
  expect(calls[name!]!(...values)).toBe(given)
})

it('runs every example of the README', () => {
  expect(lines.length).toBeGreaterThan(15)
})
