import type { ProblemContent, VariantsCheck } from '@isomorph/problem'
import { useEffect, useRef, useState } from 'react'
import { openEngine, superseded, type EngineClient } from '../engine/engine-client.ts'

/** How many variants one check draws. */
export const checkedVariants = 1000

export type CheckState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running' }
  | { readonly kind: 'done'; readonly answer: VariantsCheck; readonly content: ProblemContent }
  | { readonly kind: 'failed'; readonly message: string }

/** Checks variants in a worker of its own, so that the preview stays quick meanwhile. */
export function useCheck(): { readonly state: CheckState; readonly run: (content: ProblemContent) => void } {
  const [state, setState] = useState<CheckState>({ kind: 'idle' })
  const running = useRef<EngineClient>(undefined)
  useEffect(() => () => running.current?.close(), [])
  const work = async (content: ProblemContent): Promise<void> => {
    running.current?.close()
    const engine = openEngine()
    running.current = engine
    setState({ kind: 'running' })
    const settle = (settled: CheckState): void => {
      if (running.current === engine) setState(settled)
    }
    try {
      const answer = await engine.ask('check', { content, count: checkedVariants })
      if (answer !== superseded) settle({ kind: 'done', answer, content })
    } catch (error) {
      settle({ kind: 'failed', message: error instanceof Error ? error.message : 'The variants could not be checked.' })
    }
    engine.close()
  }
  return { state, run: (content) => void work(content) }
}
