/** The engines that are compared, and how the process of each is started. */

import { spawnSync } from 'node:child_process'
import { performance } from 'node:perf_hooks'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { builtMain } from '../own-process.ts'
import type { Answered, Compare, Pair } from './peer.ts'

export interface Engine {
  readonly name: string
  readonly command: readonly [program: string, ...args: string[]]
  /** Why it cannot take part on this machine. */
  readonly absence?: string
}

const sympyPeer = fileURLToPath(new URL('../src/evaluator/sympy_peer.py', import.meta.url))

const runs = (program: string, ...args: string[]): boolean =>
  spawnSync(program, args, { stdio: 'ignore', timeout: 60_000 }).status === 0

/** Ours first; Maxima and SymPy where they are installed. */
export function enginesHere(): Engine[] {
  const inNode = (name: string): Engine => ({ name, command: [process.execPath, builtMain, 'evaluator-peer', name] })
  const hasSympy = runs('python3', '-c', 'import sympy')
  const hasMaxima = runs('maxima', '--version')
  return [
    inNode('isomorph'),
    inNode('compute-engine'),
    inNode('mathjs'),
    inNode('mathjs-points'),
    { name: 'sympy', command: ['python3', sympyPeer], ...(hasSympy ? {} : { absence: 'python3 has no sympy' }) },
    { ...inNode('maxima'), ...(hasMaxima ? {} : { absence: 'there is no maxima' }) },
  ]
}

// Loaded one by one: a process carries the engine it runs and no other.
const comparers: Readonly<Record<string, () => Promise<Compare>>> = {
  isomorph: async () => (await import('./ours.ts')).compareByIsomorph,
  'compute-engine': async () => (await import('./compute-engine.ts')).createComputeEngine(),
  mathjs: async () => (await import('./mathjs.ts')).compareSymbolically,
  'mathjs-points': async () => (await import('./mathjs.ts')).compareAtPoints,
}

/** A process that answers the pairs on its standard input: started by `evaluator` for each engine. */
export async function servePeer([name = '']: readonly string[]): Promise<void> {
  if (name === 'maxima') return (await import('./maxima.ts')).serveMaxima()
  const load = Object.hasOwn(comparers, name) ? comparers[name] : undefined
  if (load === undefined) throw new RangeError(`There is no engine “${name}”.`)
  const compare = await load()
  for await (const line of createInterface({ input: process.stdin })) {
    process.stdout.write(`${JSON.stringify(answer(compare, JSON.parse(line) as Pair))}\n`)
  }
}

function answer(compare: Compare, pair: Pair): Answered {
  const started = performance.now()
  let verdict: Answered['verdict'] = null
  try {
    verdict = compare(pair)
  } catch {
    // What it cannot read or compare is no answer.
  }
  return { verdict, us: (performance.now() - started) * 1000 }
}
