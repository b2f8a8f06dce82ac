import type { ProblemInstance } from '@isomorph/contract'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { keepFetching } from '../../../../screen/keep-fetching.ts'
import { withTexts } from '../../../../screen/load-screen.ts'

const loadWords = withTexts(() => import('./verdict-words.ts'), ['sitting-later'])
const loadNextStep = () => import('./focus-next-step.ts')

/** Both are needed when an answer has come back, and not before. */
export const partsOfOutcome = [loadWords, loadNextStep] as const

/**
 * What came of an attempt that was submitted on this page, in words for a live region, also where its mark is corrected later; at
 * first the focus moves to the next step.
 *
 * @param page what holds the fields and the links to other problems
 */
export function useOutcome(instance: ProblemInstance, page: RefObject<HTMLElement | null>): string {
  const [words, setWords] = useState('')
  const known = useRef(instance.attempts.length)
  const isSaid = useRef(false)
  useEffect(() => {
    const isNew = instance.attempts.length > known.current
    known.current = instance.attempts.length
    const isOwn = instance.attempts.at(-1)?.source === 'learner'
    isSaid.current = isOwn && (isNew || isSaid.current)
    if (!isSaid.current) return undefined
    const wanted = new AbortController()
    void keepFetching(loadWords, wanted.signal).then((part) => part && setWords(part.wordsOfLastAttempt(instance)))
    // Later, the focus is where the learner has put it meanwhile.
    if (isNew)
      void loadNextStep().then(
        ({ focusNextStep }) => page.current && focusNextStep(page.current, instance),
        () => undefined,
      )
    return () => wanted.abort()
  }, [instance, page])
  return words
}
