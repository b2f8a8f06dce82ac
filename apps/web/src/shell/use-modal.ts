import { useEffect, useId } from 'react'
import { modalEntering, modalExited } from '../data/notifications-slice.ts'
import { useAppDispatch } from '../data/hooks.ts'

/** Tells the queue of notifications that a dialog is open: others wait, those with the returned id are shown. */
export function useModal(isOpen: boolean): string {
  const id = useId()
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (!isOpen) return undefined
    dispatch(modalEntering({ id }))
    return () => void dispatch(modalExited({ id }))
  }, [isOpen, id, dispatch])
  return id
}
