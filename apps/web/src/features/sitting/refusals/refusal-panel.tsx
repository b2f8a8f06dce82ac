import { ErrorPanel } from '@isomorph/ui'
import { useEffect, useState } from 'react'
import { requestErrorOf } from '../../../data/request-error.ts'
import type { RequestError } from '../../../data/request.ts'
import { refusalInWords } from './refusal-in-words.ts'

interface RefusalPanelProps {
  readonly error: unknown
  readonly onRetry?: () => void
}

/** What no server said needs no further words: the server may be the very thing that cannot be reached. */
function shownAtOnce(error: unknown): RequestError | null {
  const failure = requestErrorOf(error)
  return failure.status < 400 ? failure : null
}

/** An error of a sitting, in the words of the page's language. */
export function RefusalPanel({ error, onRetry }: RefusalPanelProps) {
  const [shown, setShown] = useState(() => shownAtOnce(error))
  useEffect(() => {
    let isGone = false
    void refusalInWords(error).then((words) => isGone || setShown(words))
    return () => {
      isGone = true
    }
  }, [error])
  return shown && <ErrorPanel error={shown} {...(onRetry && { onRetry })} />
}
