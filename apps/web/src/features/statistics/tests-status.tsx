import { t } from '@isomorph/messages'
import { useState } from 'react'
import { Quiet } from './statistics.styles.ts'

interface TestsStatusProps {
  readonly isPending: boolean
  /** What is said once tests are done that the page has waited for. */
  readonly doneWords: string
}

/** Says that tests are worked out, and that they are done where the page has waited for them. */
export function TestsStatus({ isPending, doneWords }: TestsStatusProps) {
  const [hasWaited, setHasWaited] = useState(isPending)
  if (isPending && !hasWaited) setHasWaited(true)
  return <Quiet role="status">{isPending ? t('statistics.testedAnew') : hasWaited && doneWords}</Quiet>
}
