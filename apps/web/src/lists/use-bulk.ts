import { useState } from 'react'
import { useNotify } from '../data/hooks.ts'
import { requestErrorOf } from '../data/request-error.ts'

interface Trigger<A> {
  (argument: A): { unwrap: () => Promise<unknown> }
}

/** Does one thing to one or many, and says how it went; what failed is named by the first error. */
export function useBulk() {
  const notify = useNotify()
  const [isBusy, setIsBusy] = useState(false)
  async function run<A>(trigger: Trigger<A>, items: readonly A[], done: (count: number) => string): Promise<boolean> {
    setIsBusy(true)
    const outcomes = await Promise.allSettled(items.map(async (item) => trigger(item).unwrap()))
    setIsBusy(false)
    const failures = outcomes.filter((outcome) => outcome.status === 'rejected')
    const [first] = failures
    if (first) notify('ERROR', requestErrorOf(first.reason).detail)
    else notify('SUCCESS', done(items.length))
    return failures.length === 0
  }
  return { run, isBusy }
}
