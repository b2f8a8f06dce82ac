import type { KeyChanges, ProblemContent } from '@isomorph/problem'
import { useEffect, useState } from 'react'
import { openEngine, superseded } from '../engine/engine-client.ts'

/** How many variants of two versions are compared. */
const comparedVariants = 200

/** In how many variants two versions have other correct answers; undefined until it is known. */
export function useKeyChanges(before: ProblemContent, content: ProblemContent): KeyChanges | undefined {
  const [known, setKnown] = useState<{ readonly of: readonly unknown[]; readonly changes: KeyChanges }>()
  useEffect(() => {
    const engine = openEngine()
    const work = async (): Promise<void> => {
      try {
        const changes = await engine.ask('compare', { before, content, count: comparedVariants })
        if (changes !== superseded) setKnown({ of: [before, content], changes })
      } catch {
        // Where the engine does not start or fails, the comparison still says what changed.
      }
    }
    void work()
    return () => engine.close()
  }, [before, content])
  return known?.of[0] === before && known.of[1] === content ? known.changes : undefined
}
