import type { Schedule, Sitting } from '@isomorph/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { useUserInfo } from '../../../data/index.ts'
import { useTimeout } from '../../../screen/timers.ts'
import { isUnderWay } from '../clock/ending.ts'
import { useIsOnline } from '../submissions/use-is-online.ts'
import { forgetSitting, keepSitting, type Kept } from './keep-sitting.ts'

/** A room that starts at once does not ask for everything at once. */
const earliestMilliseconds = 500
const spreadMilliseconds = 2500

/** Keeps a sitting in this browser while it is under way, and removes it when it has ended or is paused. */
export function useKeeping(sitting: Sitting, schedule: Schedule, basePath: string): Kept {
  const { id: userId, isImpersonated = false } = useUserInfo() ?? {}
  const isOnline = useIsOnline()
  const [kept, setKept] = useState<Kept>('opened')
  const [isTime, setIsTime] = useState(false)
  const [pause] = useState(() => earliestMilliseconds + Math.random() * spreadMilliseconds)
  useTimeout(() => setIsTime(true), isOnline ? pause : 0)
  const isGoingOn = isUnderWay(schedule) && schedule.pausedAt === null && sitting.problems.length > 0
  const keptFor = isTime && isGoingOn && !isImpersonated ? userId : undefined
  const begin = useEffectEvent((id: number, hasNetwork: boolean) =>
    keepSitting({ userId: id, sitting, basePath, hasNetwork }, setKept),
  )
  const forget = useEffectEvent(() => void forgetSitting(sitting, basePath).catch(() => undefined))
  useEffect(() => (keptFor === undefined ? undefined : begin(keptFor, isOnline)), [keptFor, isOnline])
  useEffect(() => {
    if (!isGoingOn && !isImpersonated) forget()
  }, [isGoingOn, isImpersonated])
  return kept
}
