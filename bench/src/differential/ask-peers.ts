/** SymPy and Maxima beside the marker: what each of them says of a pair. */

import { fileURLToPath } from 'node:url'
import { RunningEngine } from '../evaluator/ask-engine.ts'
import { enginesHere } from '../evaluator/engines.ts'
import type { Pair, Verdict } from '../evaluator/peer.ts'

/** What SymPy shows, and what both sides are worth at points with 60 digits. */
export interface Points {
  /** Whether SymPy shows them equal; `null` where points differ or it could not say. */
  readonly proved: Verdict
  /** At how many points both are real and agree. */
  readonly agree: number
  /** A point where both are real and differ. */
  readonly differ: Readonly<Record<string, string>> | null
}

export interface Peers {
  readonly points: (pair: Pair) => Promise<Points>
  readonly maxima: (pair: Pair) => Promise<Verdict>
  readonly stop: () => void
}

/** Why one of the two cannot take part on this machine. */
export function absences(): readonly string[] {
  return enginesHere().flatMap(({ name, absence }) =>
    (name === 'sympy' || name === 'maxima') && absence !== undefined ? [absence] : [],
  )
}

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url))

export function startPeers(): Peers {
  const sympy = new RunningEngine({ name: 'sympy', command: ['python3', here('witness_peer.py')] })
  const command = [process.execPath, '--import', 'tsx', here('maxima-process.ts')] as const
  const maxima = new RunningEngine({ name: 'maxima', command })
  return {
    points: async (pair) => {
      const found: object = await sympy.ask(pair)
      return { proved: null, agree: 0, differ: null, ...found }
    },
    maxima: async (pair) => (await maxima.ask(pair)).verdict,
    stop: () => {
      sympy.stop()
      maxima.stop()
    },
  }
}
