import { t } from '@isomorph/messages'
import type { Finding, ProblemContent } from '@isomorph/problem'
import { useEffect, useRef, useState } from 'react'
import { superseded, type EngineClient } from './engine-client.ts'
import type { PreviewAnswer } from './protocol.ts'
import { inWords } from '../../../entities/finding/finding-words.ts'

/** Typing goes on undisturbed; the preview follows this soon after it pauses. */
export const previewDelayMs = 180

export interface PreviewState {
  readonly answer: PreviewAnswer | undefined
  /** The content that the answer is about. */
  readonly content: ProblemContent | undefined
  /** What an author should look at; of what was written before while the newest is looked at. */
  readonly findings: readonly Finding[]
  readonly failure: string | undefined
}

const nothingYet: PreviewState = { answer: undefined, content: undefined, findings: [], failure: undefined }

/**
 * The preview of one variant, worked out in the worker a moment after the content or the seed changed, and then what an author should
 * look at: for that many variants are drawn, and what is shown does not wait for them.
 */
export function usePreview(engine: EngineClient, content: ProblemContent, seed: number): PreviewState {
  const [state, setState] = useState(nothingYet)
  const checked = useRef<ProblemContent>(undefined)
  useEffect(() => {
    let isGone = false
    const check = async (): Promise<void> => {
      if (checked.current === content) return
      const findings = await engine.ask('check', { content })
      if (isGone || findings === superseded) return
      checked.current = content
      setState((before) => ({ ...before, findings: findings.map(inWords) }))
    }
    const work = async (): Promise<void> => {
      try {
        const answer = await engine.ask('preview', { content, seed })
        if (isGone || answer === superseded) return
        setState((before) => ({ ...before, answer, content, failure: undefined }))
        await check()
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
