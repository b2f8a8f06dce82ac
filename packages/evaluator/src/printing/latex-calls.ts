import { bracketed } from '../functions/forms.ts'
import { wordsOf } from '../functions/spellings.ts'
import type { CallNode } from '../tree.ts'
import type { Print } from './latex-pieces.ts'
import { latexName } from './names.ts'

export function callText(call: CallNode, at: Print): string {
  const known = wordsOf(call.name)
  return known === undefined ? bracketed(functionText(call))(call, at) : known.latex.print(call, at)
}

function functionText({ name, primes = 0 }: CallNode): string {
  const isInverse = name.endsWith('^{-1}')
  return latexName(isInverse ? name.slice(0, -5) : name) + (isInverse ? '^{-1}' : '') + "'".repeat(primes)
}
