import { ModalRegistryContext, type RegisterModal } from '@isomorph/ui'
import { useCallback, type ReactNode } from 'react'
import { useAppDispatch } from '../data/hooks.ts'
import { modalEntering, modalExited } from '../data/slices/notifications-slice.ts'

/** Tells the queue of notifications which modals are open. */
export function ModalRegistry({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch()
  const register = useCallback<RegisterModal>(
    (modal) => {
      dispatch(modalEntering(modal))
      return () => void dispatch(modalExited({ id: modal.id }))
    },
    [dispatch],
  )
  return <ModalRegistryContext value={register}>{children}</ModalRegistryContext>
}
