import { ComputeEngine } from '@cortex-js/compute-engine'
import type { Compare } from './peer.ts'

const LETTERS = 'a b c d f g h j k l m n o p q r s t u v w x y z A B C N S alpha beta gamma theta phi'.split(' ')

/**
 * Its three tiers: structure, the prover for identities, equality of values. It never says “different” of expressions
 * with letters, so what is not shown equal counts as different. Letters are declared real: otherwise it takes the x of
 * x(y+z) for a function.
 */
export function createComputeEngine(): Compare {
  const engine = new ComputeEngine()
  for (const name of LETTERS) declare(engine, name)
  return ({ latex }) => {
    const [key, answer] = [engine.parse(latex[0]), engine.parse(latex[1])]
    if (!key?.isValid || !answer?.isValid) return null
    return key.isSame(answer) || key.isIdenticallyEqual(answer) === true || key.isEqual(answer) === true
  }
}

/** Some single letters are names of its own. */
function declare(engine: ComputeEngine, name: string): void {
  try {
    engine.declare(name, 'real')
  } catch {
    // It keeps its own meaning.
  }
}
