/** The ways in which calls are printed and spoken. */

import { glue, isOpenEnded } from '../printing/latex-pieces.ts'
import type { Print } from '../printing/latex-pieces.ts'
import { LEVEL } from '../printing/levels.ts'
import type { CallNode } from '../tree.ts'

/** How a call is printed: `at` prints a part, in brackets where it holds less tightly than told. */
export type PrintCall = (call: CallNode, at: Print) => string

/** How LaTeX has a function: `name` is what stands before the arguments in brackets, where it is no form of its own. */
export interface LatexForm {
  readonly name?: string
  /** The command without its backslash. */
  readonly command?: string
  readonly print: PrintCall
}

/**
 * How a call is spoken, from its spoken arguments; `isShort`: the first is a number or a letter. `isHeld`: it is, or brackets
 * or words of its own say where it ends.
 */
export type SpeakCall = (args: readonly string[], isShort: boolean, isHeld: boolean) => string

/** Arguments are separated by semicolons where a comma could group the digits of a number. */
export function bracketed(name: string): PrintCall {
  return ({ args }, at) => {
    const printed = args.map((argument) => at(argument))
    const separator = printed.some((argument, index) => index > 0 && /^\d{3}/.test(argument)) ? ';' : ','
    return `${name}\\left(${printed.join(separator)}\\right)`
  }
}

/** A command of LaTeX: `\sin\left(x\right)`. */
export const command = (name: string): LatexForm => ({
  name: `\\${name}`,
  command: name,
  print: bracketed(`\\${name}`),
})

/** A name that LaTeX has no command for: `\operatorname{erf}\left(x\right)`. */
export const operatorName = (name: string): LatexForm => ({
  name: `\\operatorname{${name}}`,
  print: bracketed(`\\operatorname{${name}}`),
})

/** Between two fences: `\left|x\right|`. */
export const fence = (open: string, close: string): LatexForm => ({
  print: ({ args }, at) => `\\left${open}${at(args[0]!)}\\right${close}`,
})

/** Behind its argument: `n!`. */
export const postfix =
  (mark: string): PrintCall =>
  ({ args }, at) =>
    at(args[0]!, LEVEL.atom) + mark

const decadic = command('lg')

/** With a base below, where it has one: `\log_{2}\left(x\right)`; `\lg\left(x\right)` where it was written so. */
export const withBase = (name: string): LatexForm => {
  const plain = command(name)
  return {
    ...plain,
    print: (call, at) => {
      const [x, base] = call.args
      if (base === undefined) return (call.isDecadic ? decadic : plain).print(call, at)
      return `\\${name}_{${at(base)}}\\left(${at(x!)}\\right)`
    },
  }
}

export const squareRoot: LatexForm = { print: ({ args }, at) => `\\sqrt{${at(args[0]!)}}` }
export const indexedRoot: LatexForm = { print: ({ args }, at) => `\\sqrt[${at(args[1]!)}]{${at(args[0]!)}}` }
export const choose: LatexForm = { print: ({ args }, at) => `\\binom{${at(args[0]!)}}{${at(args[1]!)}}` }
export const overline: LatexForm = { print: ({ args }, at) => `\\overline{${at(args[0]!)}}` }

/** The bar of a value: `\left.x^2\right|_{x=0}^{x=1}`. */
export const evaluationBar: LatexForm = {
  print: ({ args }, at) => {
    const [body, variable, lower, upper] = [args[0]!, at(args[1]!), at(args[2]!), args[3]]
    return `\\left.${at(body)}\\right|_{${variable}=${lower}}${upper ? `^{${variable}=${at(upper)}}` : ''}`
  },
}

/** A condition behind a bar, in the brackets that hold it together: `\left(A\mid B\right)`. */
export const conditional: LatexForm = {
  print: ({ args }, at) => `\\left(${at(args[0]!)}\\mid ${at(args[1]!)}\\right)`,
}
export const spokenCondition: SpeakCall = ([event = '', condition = '']) =>
  `open bracket ${event} given ${condition} close bracket`

/** Angle brackets, whose meaning the field knows. */
export const angled: LatexForm = {
  print: ({ args }, at) => `\\left\\langle ${args.map((part) => at(part)).join(',')}\\right\\rangle`,
}

/** Sides that have the same remainder: `x\equiv2\pmod{5}`. */
export const congruence: LatexForm = {
  print: ({ args }, at) =>
    `${args
      .slice(0, -1)
      .map((side) => at(side))
      .join('\\equiv ')}\\pmod{${at(args.at(-1)!)}}`,
}
export const textCongruence: PrintCall = ({ args }, at) =>
  `${args
    .slice(0, -1)
    .map((side) => at(side))
    .join(' ≡ ')} (mod ${at(args.at(-1)!)})`
export const spokenCongruence: SpeakCall = (args) =>
  `${args.slice(0, -1).join(' is congruent to ')} modulo ${args.at(-1) ?? ''}`

/** The lines of a function that is defined piece by piece. */
export const cases: LatexForm = {
  print: ({ args }, at) => {
    const lines: string[] = []
    for (let index = 0; index < args.length; index += 2) {
      const condition = args[index + 1]
      lines.push(`${at(args[index]!)}&${condition === undefined ? '' : at(condition)}`)
    }
    return `\\begin{cases}${lines.join('\\\\')}\\end{cases}`
  },
}

/** An integral that nobody works out here, with what stands below and above its sign. */
export const opaqueIntegral = (name: string): LatexForm => ({
  print: ({ args }, at) => {
    const [body, lower, upper] = args
    return `\\${name}${lower ? `_{${at(lower)}}` : ''}${upper ? `^{${at(upper)}}` : ''}\\left(${at(body!)}\\right)`
  },
})

/** r∠θ: the angle takes in what follows, so a sum of angles needs brackets and a sign does not. */
export const angle: LatexForm = {
  print: ({ args }, at) => {
    const [size, direction] = [args[0]!, args[1]!]
    const level = size.kind === 'call' || isOpenEnded(size) ? LEVEL.factor : LEVEL.product
    const turned = direction.kind === 'signed' ? at(direction) : at(direction, LEVEL.product)
    return glue(`${at(size, level)}\\angle `, turned)
  },
}

/** In text, arguments are separated by semicolons, so that a comma can group thousands. */
export const textCall =
  (name: string): PrintCall =>
  ({ args }, at) =>
    `${name}(${args.map((argument) => at(argument)).join('; ')})`

/** A logarithm in text, which may be written `lg(x)`. */
export const textLogarithm: PrintCall = (call, at) =>
  textCall(call.isDecadic && call.args.length === 1 ? 'lg' : call.name)(call, at)

/** “the sine of x”. */
export const spokenOf =
  (name: string): SpeakCall =>
  (args) =>
    `the ${name} of ${args.join(' and ')}`
