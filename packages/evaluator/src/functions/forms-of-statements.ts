/** How statements that are kept as they are written are printed and spoken. */

import type { Print } from '../printing/latex-pieces.ts'
import { LEVEL } from '../printing/levels.ts'
import { somePart } from '../children.ts'
import type { Tree } from '../tree.ts'
import { operatorName, textCall } from './forms.ts'
import type { LatexForm, PrintCall, SpeakCall } from './forms.ts'

/** Between its parts: `AB\parallel CD`. */
export const between = (sign: string): LatexForm => ({
  print: ({ args }, at) => args.map((part) => at(part, LEVEL.setOperation)).join(`\\${sign} `),
})
export const textBetween =
  (sign: string): PrintCall =>
  ({ args }, at) =>
    args.map((part) => at(part, LEVEL.setOperation)).join(` ${sign} `)
export const spokenBetween =
  (words: string): SpeakCall =>
  (args) =>
    args.join(` ${words} `)

/** `2:3`: sums stand in brackets. */
export const ratio: LatexForm = { print: ({ args }, at) => args.map((part) => at(part, LEVEL.product)).join(':') }
export const textRatio: PrintCall = ({ args }, at) => args.map((part) => at(part, LEVEL.product)).join(':')

const hasSetOfNumbers = (tree: Tree): boolean => somePart(tree, (part) => part.kind === 'word')

/** `\R^2\to\R`. Between letters the arrow would be one of logic. */
export const mapOfSets: LatexForm = {
  print: (call, at) =>
    hasSetOfNumbers(call.args[0]!) ? arrowText(call.args, '\\to ', at) : operatorName('fromto').print(call, at),
}
export const textMapOfSets: PrintCall = (call, at) =>
  hasSetOfNumbers(call.args[0]!) ? arrowText(call.args, ' → ', at) : textCall('fromto')(call, at)

const arrowText = (sets: readonly Tree[], sign: string, at: Print): string =>
  sets.map((set) => at(set, LEVEL.setOperation)).join(sign)

const isCall = (tree: Tree, name: string): boolean => tree.kind === 'call' && tree.name === name

/** Whether a colon shows that what stands behind it has a name: it would say a ratio elsewhere. */
const isSaid = (tree: Tree): boolean => tree.kind === 'relation' || isCall(tree, 'maps-to') || isCall(tree, 'from-to')

function namedWith(name: string, said: readonly Tree[], [colon, arrow]: readonly [string, string], at: Print): string {
  const parts = said.map((part) =>
    part.kind === 'call' && part.name === 'from-to' ? arrowText(part.args, arrow, at) : at(part, LEVEL.relation),
  )
  return `${name}${colon}${parts.join(', ')}`
}

/** `H_0:\mu=5` and `f:\R\to\R,x\mapsto x^2`. */
export const named: LatexForm = {
  print: (call, at) => {
    const [name, ...said] = call.args
    return said.every(isSaid)
      ? namedWith(at(name!), said, [':\\,', '\\to '], at)
      : operatorName('named').print(call, at)
  },
}
export const textNamed: PrintCall = (call, at) => {
  const [name, ...said] = call.args
  return said.every(isSaid) ? namedWith(at(name!), said, [': ', ' → '], at) : textCall('named')(call, at)
}

/** The digits of a number and its base; undefined where they are no numbers. */
function digitsAndBase(args: readonly Tree[]): readonly [digits: string, base: string] | undefined {
  const numbers = args.flatMap((part) => (part.kind === 'number' ? [Number(part.spelling)] : []))
  if (numbers.length < args.length) return undefined
  const digits = numbers.slice(0, -1).map((digit) => digit.toString(16).toUpperCase())
  return [digits.join(''), String(numbers.at(-1))]
}

/** `101_{2}` */
export const inBase: LatexForm = {
  print: (call, at) => {
    const written = digitsAndBase(call.args)
    return written ? `${written[0]}_{${written[1]}}` : operatorName('inbase').print(call, at)
  },
}
export const textInBase: PrintCall = (call, at) => {
  const written = digitsAndBase(call.args)
  return written ? written.join('_') : textCall('inbase')(call, at)
}
export const spokenInBase =
  (words: string): SpeakCall =>
  (args) => {
    const digits = args
      .slice(0, -1)
      .map((digit) => (/^1\d$/.test(digit) ? Number(digit).toString(16).toUpperCase() : digit))
    return `${digits.join(' ')} ${words} ${args.at(-1) ?? ''}`
  }

/** What is bound, and what is said of it: `\forall x\in\R:\,x^2\ge0`. */
export const quantified = (sign: string): LatexForm => ({
  print: ({ args }, at) => `\\${sign} ${at(args[0]!)}:\\,${at(args[1]!)}`,
})
export const textQuantified =
  (sign: string): PrintCall =>
  ({ args }, at) =>
    `${sign}${at(args[0]!)}: ${at(args[1]!)}`
export const spokenQuantifier =
  (words: string): SpeakCall =>
  ([bound = '', said = '']) =>
    `${words} ${bound}: ${said}`

/** A sign before points: `\triangle ABC`. */
export const figure = (sign: string): LatexForm => ({
  print: ({ args }, at) => `\\${sign} ${args.map((point) => at(point)).join('')}`,
})
export const textFigure =
  (sign: string): PrintCall =>
  ({ args }, at) =>
    sign + args.map((point) => at(point)).join('')
