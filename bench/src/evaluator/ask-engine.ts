/** Puts pairs to the process of an engine, one after the other, with a limit of time for each. */

import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Engine } from './engines.ts'
import type { Answered, Pair } from './peer.ts'

const LIMIT_MS = 5000

export interface Asked extends Answered {
  readonly isLate: boolean
}

/** A running engine. What takes longer than five seconds, or ends the process, is no answer, and it is started anew. */
export class RunningEngine {
  readonly #engine: Engine
  #process: ChildProcess | undefined
  #waiting: ((line: string | undefined) => void) | undefined

  constructor(engine: Engine) {
    this.#engine = engine
  }

  async ask(pair: Pair): Promise<Asked> {
    const engine = this.#process ?? this.#start()
    const line = await new Promise<string | undefined>((resolve) => {
      const timer = setTimeout(() => resolve(undefined), LIMIT_MS)
      this.#waiting = (answer) => {
        clearTimeout(timer)
        resolve(answer)
      }
      engine.stdin?.write(`${JSON.stringify({ latex: pair.latex, text: pair.text })}\n`)
    })
    this.#waiting = undefined
    if (line !== undefined) return { ...(JSON.parse(line) as Answered), isLate: false }
    this.stop()
    return { verdict: null, us: LIMIT_MS * 1000, isLate: true }
  }

  #start(): ChildProcess {
    const [program, ...args] = this.#engine.command
    const started = spawn(program, args, { stdio: ['pipe', 'pipe', 'ignore'] })
    createInterface({ input: started.stdout }).on('line', (line) => this.#waiting?.(line))
    started.on('close', () => {
      if (this.#process === started) this.#waiting?.(undefined)
    })
    // Writing to a process that has just ended is told by its end.
    started.stdin.on('error', () => undefined)
    this.#process = started
    return started
  }

  stop(): void {
    const ending = this.#process
    this.#process = undefined
    ending?.kill('SIGKILL')
  }
}
