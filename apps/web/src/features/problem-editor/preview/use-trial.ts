import { t } from '@isomorph/messages'
import type { AnswerReading, ProblemContent, TypedAnswer } from '@isomorph/problem'
import { useMemo, useState } from 'react'
import { useTimeout } from '../../../screen/timers.ts'
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

/** What was asked about; an outcome counts only while all of it is still so. */
interface About {
  readonly content: ProblemContent
  readonly seed: number
  readonly answers: readonly TypedAnswer[]
}

type TrialState =
  | { readonly kind: 'idle' }
  | ({ readonly kind: 'busy' } & About)
  | ({ readonly kind: 'marked'; readonly marked: MarkAnswer } & About)
  | ({ readonly kind: 'failed'; readonly failure: string } & About)

const readingDelayMs = 120
const noReadings: ReadonlyMap<number, AnswerReading> = new Map()

/** How each answer is read, a moment after it was typed. */
function useReadings(engine: EngineClient, content: ProblemContent | undefined, answers: readonly TypedAnswer[]) {
  const [readings, setReadings] = useState(noReadings)
  const read = async (): Promise<void> => {
    if (!content) return
    const result = await engine.ask('read', { content, answers }).catch((): typeof superseded => superseded)
    if (result !== superseded) setReadings(new Map(result.map(({ questionKey, reading }) => [questionKey, reading])))
  }
  useTimeout(() => void read(), content && answers.length > 0 ? readingDelayMs : null, [engine, content, answers])
  return { readings, clearReadings: () => setReadings(noReadings) }
}

/** Answers that an author tries in the preview. A verdict goes as soon as anything it rests on changes. */
export function useTrial(engine: EngineClient, content: ProblemContent | undefined, seed: number): Trial {
  const [values, setValues] = useState<Values>({})
  const [state, setState] = useState<TrialState>({ kind: 'idle' })
  const answers = useMemo(
    () => Object.entries(values).map(([key, value]) => ({ questionKey: Number(key), value })),
    [values],
  )
  const { readings, clearReadings } = useReadings(engine, content, answers)

  const mark = async (): Promise<void> => {
    if (!content) return
    const about = { content, seed, answers }
    setState({ kind: 'busy', ...about })
    try {
      const marked = await engine.ask('mark', about)
      if (marked !== superseded) setState({ kind: 'marked', marked, ...about })
    } catch (error) {
      const failure = error instanceof Error ? error.message : t('problem-editor.preview.notChecked')
      setState({ kind: 'failed', failure, ...about })
    }
  }
  const isCurrent =
    state.kind !== 'idle' && state.content === content && state.seed === seed && state.answers === answers
  const current = isCurrent ? state : undefined
  return {
    values,
    readings,
    marked: current?.kind === 'marked' ? current.marked : undefined,
    isBusy: current?.kind === 'busy',
    failure: current?.kind === 'failed' ? current.failure : undefined,
    type: (questionKey, value) => setValues((before) => ({ ...before, [questionKey]: value })),
    check: () => void mark(),
    clear: () => {
      setValues({})
      clearReadings()
    },
  }
}
