import { consoleIntervalMilliseconds } from '@isomorph/contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAppDispatch } from '../../data/index.ts'
import type { RequestError } from '../../data/request.ts'
import { useInterval } from '../../screen/timers.ts'
import { examConsoleApi } from './exam-console.api.ts'
import { roomAfter, type WatchedRoom } from './watched-exam.ts'

interface WatchedExamState {
  readonly room: WatchedRoom | null
  /** The last request failed; what is shown may be old. */
  readonly error: RequestError | null
  /** Shows at once what was changed here. */
  readonly refresh: () => void
}

/** Asks every few seconds for what has changed, while somebody looks. */
export function useWatchedExam(groupAssessmentId: number): WatchedExamState {
  const dispatch = useAppDispatch()
  const [room, setRoom] = useState<WatchedRoom | null>(null)
  const [error, setError] = useState<RequestError | null>(null)
  const known = useRef<WatchedRoom | null>(null)
  const isAsking = useRef(false)
  /** Something was changed here after the last request was sent. */
  const isFreshWanted = useRef(false)
  /** Answers whether there is more to ask for at once. */
  const askOnce = useEffectEvent(async () => {
    const cursor = known.current?.cursor
    const query = { ...(cursor !== undefined && { cursor }), ...(isFreshWanted.current && { isFresh: true }) }
    isFreshWanted.current = false
    const argument = { params: { groupAssessmentId }, query }
    const answer = await dispatch(examConsoleApi.endpoints.watchLearners.initiate(argument, { track: false }))
    setError((answer.error as RequestError | undefined) ?? null)
    if (!answer.data) return false
    known.current = roomAfter(known.current, answer.data)
    if (!answer.data.hasMore) setRoom(known.current)
    return answer.data.hasMore
  })
  const ask = useEffectEvent(async () => {
    if (isAsking.current) return
    isAsking.current = true
    let hasMore: boolean
    do {
      hasMore = await askOnce()
    } while (hasMore || isFreshWanted.current)
    isAsking.current = false
  })
  useEffect(() => void ask(), [])
  const refresh = () => {
    isFreshWanted.current = true
    void ask()
  }
  useInterval(() => document.hidden || void ask(), consoleIntervalMilliseconds)
  return { room, error, refresh }
}
