import type { AnswerReading, ProblemContent } from '@isomorph/problem'
import { useEffect, useMemo, useRef, useState } from 'react'
import { superseded, type EngineClient } from '../engine/engine-client.ts'
import type { MarkAnswer } from '../engine/protocol.ts'

type Values = Readonly<Record<number, string>>

export interface Trial {
  readonly values: Values
  readonly readings: ReadonlyMap<number, AnswerReading>
  readonly marked: MarkAnswer | undefined
  readonly isBusy: boolean
  readonly failure: string | undefined
  readonly type: (questionKey: number, value: string) => void
  readonly check: () => void
  readonly clear: () => void
}

const readingDelayMs = 120
const noReadings: ReadonlyMap<number, AnswerReading> = new Map()

/** Answers that an author tries in the preview. A verdict goes as soon as anything it rests on changes. */
export function useTrial(engine: EngineClient, content: ProblemContent | undefined, seed: number): Trial {
  const [values, setValues] = useState<Values>({})
  const [readings, setReadings] = useState(noReadings)
  const [state, setState] = useState<{ marked?: MarkAnswer; isBusy: boolean; failure?: string }>({ isBusy: false })
  const round = useRef(0)
  useEffect(() => {
    round.current += 1
    setState({ isBusy: false })
  }, [content, seed])
  const answers = useMemo(
    () => Object.entries(values).map(([key, value]) => ({ questionKey: Number(key), value })),
    [values],
  )
  useEffect(() => {
    if (!content || answers.length === 0) return
    const read = async (): Promise<void> => {
      const result = await engine.ask('read', { content, answers }).catch((): typeof superseded => superseded)
      if (result !== superseded) setReadings(new Map(result.map(({ questionKey, reading }) => [questionKey, reading])))
    }
    const timer = setTimeout(() => void read(), readingDelayMs)
    return () => clearTimeout(timer)
  }, [engine, content, answers])

  const mark = async (): Promise<void> => {
    if (!content) return
    const own = ++round.current
    setState({ isBusy: true })
    try {
      const marked = await engine.ask('mark', { content, seed, answers })
      if (own === round.current && marked !== superseded) setState({ isBusy: false, marked })
    } catch (error) {
      if (own !== round.current) return
      setState({ isBusy: false, failure: error instanceof Error ? error.message : 'The answer could not be checked.' })
    }
  }
  return {
    values,
    readings,
    marked: state.marked,
    isBusy: state.isBusy,
    failure: state.failure,
    type: (questionKey, value) => {
      round.current += 1
      setValues((before) => ({ ...before, [questionKey]: value }))
      setState({ isBusy: false })
    },
    check: () => void mark(),
    clear: () => {
      setValues({})
      setReadings(noReadings)
      setState({ isBusy: false })
    },
  }
}
