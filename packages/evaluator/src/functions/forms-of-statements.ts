/** How statements that are kept as they are written are printed and spoken. */

import { LEVEL } from '../printing/levels.ts'
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
