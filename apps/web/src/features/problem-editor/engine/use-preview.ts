import { t } from '@isomorph/messages'
import type { ProblemContent } from '@isomorph/problem'
import { useEffect, useState } from 'react'
import { superseded, type EngineClient } from './engine-client.ts'
import type { PreviewAnswer } from './protocol.ts'

/** Typing goes on undisturbed; the preview follows this soon after it pauses. */
const previewDelayMs = 180

export interface PreviewState {
  readonly answer: PreviewAnswer | undefined
  /** The content that the answer is about. */
  readonly content: ProblemContent | undefined
  readonly failure: string | undefined
}

/** The preview of one variant, worked out in the worker a moment after the content or the seed changed. */
export function usePreview(engine: EngineClient, content: ProblemContent, seed: number): PreviewState {
  const [state, setState] = useState<PreviewState>({ answer: undefined, content: undefined, failure: undefined })
  useEffect(() => {
    let isGone = false
    const work = async (): Promise<void> => {
      try {
        const answer = await engine.ask('preview', { content, seed })
        if (!isGone && answer !== superseded) setState({ answer, content, failure: undefined })
      } catch (error) {
        const failure = error instanceof Error ? error.message : t('problem-editor.engine.noPreview')
        if (!isGone) setState((before) => ({ ...before, failure }))
      }
    }
    const timer = setTimeout(() => void work(), previewDelayMs)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [engine, content, seed])
  return state
}
