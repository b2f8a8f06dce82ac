import { useEffect, useRef } from 'react'
import { Navigate } from 'react-router'
import { useNotify } from '../data/hooks.ts'

/** Leads elsewhere and says why. */
export function Away({ to, reason }: { to: string; reason: string }) {
  const notify = useNotify()
  const tell = useRef(notify)
  useEffect(() => tell.current('WARNING', reason), [reason])
  return <Navigate to={to} replace />
}
