import { builtInFunctions } from '../functions.ts'
import type { CallNode } from '../tree.ts'
import { glue, isOpenEnded } from './latex-pieces.ts'
import type { Print } from './latex-pieces.ts'
import { LEVEL } from './levels.ts'
import { latexName } from './names.ts'

const fences: Readonly<Record<string, readonly [string, string]>> = {
  abs: ['\\left|', '\\right|'],
  norm: ['\\left\\|', '\\right\\|'],
  floor: ['\\left\\lfloor ', '\\right\\rfloor '],
  ceil: ['\\left\\lceil ', '\\right\\rceil '],
}

export function callText(call: CallNode, at: Print): string {
  const [first, second] = call.args
  const fence = Object.hasOwn(fences, call.name) ? fences[call.name] : undefined
  if (fence && first) return (fence[0] + at(first) + fence[1]).trimEnd()
  switch (call.name) {
    case 'sqrt':
      return `\\sqrt{${at(first!)}}`
    case 'root':
      return `\\sqrt[${at(second!)}]{${at(first!)}}`
    case 'factorial':
      return `${at(first!, LEVEL.atom)}!`
    case 'double-factorial':
      return `${at(first!, LEVEL.atom)}!!`
    case 'binomial':
      return `\\binom{${at(first!)}}{${at(second!)}}`
    case 'evaluated': {
      const [, , lower, upper] = call.args
      const variable = at(second!)
      return `\\left.${at(first!)}\\right|_{${variable}=${at(lower!)}}${upper ? `^{${variable}=${at(upper)}}` : ''}`
    }
    case 'polar':
      return glue(
        `${at(first!, first!.kind === 'call' || isOpenEnded(first!) ? LEVEL.factor : LEVEL.product)}\\angle `,
        second?.kind === 'signed' ? at(second) : at(second!, LEVEL.product),
      )
    case 'conjugate':
      return `\\overline{${at(first!)}}`
    case 'log':
      if (second) return `\\log_{${at(second)}}\\left(${at(first!)}\\right)`
  }
  const args = call.args.map((arg) => at(arg))
  return `${functionText(call)}\\left(${args.join(args.some((arg, index) => index > 0 && /^\d{3}/.test(arg)) ? ';' : ',')}\\right)`
}

function functionText(call: CallNode): string {
  const known = builtInFunctions.get(call.name)
  if (known)
    return known.command ? `\\${known.command}` : `\\operatorname{${call.name === 'permutations' ? 'nPr' : call.name}}`
  const isInverse = call.name.endsWith('^{-1}')
  return (
    latexName(isInverse ? call.name.slice(0, -5) : call.name) +
    (isInverse ? '^{-1}' : '') +
    "'".repeat(call.primes ?? 0)
  )
}
