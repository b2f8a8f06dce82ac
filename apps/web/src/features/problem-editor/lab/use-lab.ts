import { t } from '@isomorph/messages'
import type { LabReport, ProblemContent } from '@isomorph/problem'
import { useEffect, useRef, useState } from 'react'
import { areAlike } from '../../../entities/problem/are-alike.ts'
import { openEngine, superseded, type EngineClient } from '../engine/engine-client.ts'
import { withDecimalSign } from './decimal-sign.ts'

/** How many variants the lab draws in the browser. */
const labVariants = 1000

export interface LabResult {
  readonly report: LabReport
  /** What was looked at. */
  readonly content: ProblemContent
}

/** Whether a report is of what is being written now. A save and a field that is left write the same content anew. */
export function isReportOf({ content: looked }: LabResult, content: ProblemContent): boolean {
  return areAlike(looked, content)
}

export interface LabState {
  readonly isRunning: boolean
  /** The newest report; it stays while the next one is worked out. */
  readonly result: LabResult | undefined
  readonly failure: string | undefined
}

interface Lab {
  readonly state: LabState
  readonly run: (content: ProblemContent) => void
}

const idle: LabState = { isRunning: false, result: undefined, failure: undefined }

/** Runs the variant lab in a worker of its own, so that the preview stays quick meanwhile. */
export function useLab(): Lab {
  const [state, setState] = useState<LabState>(idle)
  const running = useRef<EngineClient>(undefined)
  useEffect(() => () => running.current?.close(), [])
  const work = async (content: ProblemContent): Promise<void> => {
    running.current?.close()
    const engine = openEngine()
    running.current = engine
    setState(({ result }) => ({ isRunning: true, result, failure: undefined }))
    const settle = (settled: Partial<LabState>): void => {
      if (running.current === engine) setState((before) => ({ ...before, isRunning: false, ...settled }))
    }
    try {
      const report = await engine.ask('lab', { content, count: labVariants })
      if (report !== superseded) settle({ result: { report: withDecimalSign(report, content.decimalSign), content } })
    } catch (error) {
      const failure = error instanceof Error ? error.message : t('variant-lab.notChecked')
      settle({ result: undefined, failure })
    }
    engine.close()
  }
  return { state, run: (content) => void work(content) }
}
