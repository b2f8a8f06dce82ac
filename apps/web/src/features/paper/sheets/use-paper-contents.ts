import type { Paper } from '@isomorph/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { requestErrorOf, type RequestError } from '../../../data/index.ts'
import { useReadPaperContentsMutation } from '../paper.api.ts'

export type PaperKind = 'versions' | 'learners'

interface Contents {
  /** Of which sheets. */
  readonly of: string
  readonly papers: readonly Paper[]
  readonly isComplete: boolean
  readonly error: RequestError | null
}

const nothing: Contents = { of: '', papers: [], isComplete: false, error: null }

/** What stands on all sheets of a kind, asked for page by page. `version` changes when sheets were made. */
export function usePaperContents(groupAssessmentId: number, kind: PaperKind, version: number) {
  const [read] = useReadPaperContentsMutation()
  const [contents, setContents] = useState(nothing)
  const run = useRef(0)
  const of = `${groupAssessmentId} ${kind} ${version}`

  const load = useCallback(async () => {
    run.current += 1
    const own = run.current
    const papers: Paper[] = []
    for (let after: number | null = 0; after !== null;) {
      // oxlint-disable-next-line no-await-in-loop -- each page is asked for by the last sheet of the page before
      const outcome: Awaited<ReturnType<typeof read>> = await read({
        params: { groupAssessmentId },
        query: { kind, after },
      })
      if (run.current !== own) return
      if (!outcome.data) {
        setContents({ of, papers, isComplete: false, error: requestErrorOf(outcome.error) })
        return
      }
      papers.push(...outcome.data.papers)
      after = outcome.data.next
      setContents({ of, papers: [...papers], isComplete: after === null, error: null })
    }
  }, [groupAssessmentId, kind, of, read])

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what is loaded arrives later, page by page
    if (version > 0) void load()
    return () => {
      run.current += 1
    }
  }, [load, version])
  // What was loaded for other sheets is not what is to be printed.
  return { ...(contents.of === of ? contents : nothing), reload: load }
}
