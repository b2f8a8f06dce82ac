import { useState } from 'react'

/** After so many answers that it is not ready, a page stops asking: what failed for good is never ready. */
const mostPolls = 60
/** Every ten answers a page waits longer, up to so many times as long as at first. */
const longestWait = 5

interface Fetched {
  readonly fulfilledTimeStamp?: number | undefined
  readonly isError: boolean
  readonly refetch: () => unknown
}

interface Polling {
  /** Of the request. */
  readonly options: {
    readonly refetchOnMountOrArgChange: true
    readonly pollingInterval: number
    readonly skipPollingIfUnfocused: true
  }
  /** Tells what the request answered, while the page is rendered. */
  readonly follow: (fetched: Fetched, isPending: boolean) => void
  /** It is still not ready, and the page asks no more. */
  readonly hasGivenUp: boolean
  /** Begins to ask anew. */
  readonly askAgain: (fetched: Fetched) => void
}

/** Asks again while the server works something out, less and less often, and stops where it is never ready. */
export function usePollingWhilePending(milliseconds: number): Polling {
  const [isPending, setPending] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const [polls, setPolls] = useState(0)
  const [seenAt, setSeenAt] = useState<number>()
  const hasGivenUp = isPending && (isFailed || polls >= mostPolls)
  const wait = Math.min(longestWait, 1 + Math.floor(polls / 10))
  return {
    options: {
      refetchOnMountOrArgChange: true,
      pollingInterval: isPending && !hasGivenUp ? milliseconds * wait : 0,
      skipPollingIfUnfocused: true,
    },
    follow({ fulfilledTimeStamp, isError }, isNowPending) {
      if (isPending !== isNowPending) setPending(isNowPending)
      if (isError !== isFailed) setFailed(isError)
      if (fulfilledTimeStamp === seenAt) return
      setSeenAt(fulfilledTimeStamp)
      setPolls(isNowPending ? polls + 1 : 0)
    },
    hasGivenUp,
    askAgain({ refetch }) {
      setPolls(0)
      void refetch()
    },
  }
}
