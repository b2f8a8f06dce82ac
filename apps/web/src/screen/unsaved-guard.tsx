import { ConfirmDialog } from '@isomorph/ui'
import { memo, useEffect } from 'react'
import { useBlocker } from 'react-router'

/** How a page leaves after it has saved: the guard lets this pass without asking. */
export const afterSaving = { replace: true, state: { isSaved: true } } as const

/** Keeps people from leaving a page whose changes are not saved, by link, by address or by closing it. */
export const UnsavedGuard = memo(function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      currentLocation.pathname !== nextLocation.pathname &&
      !(nextLocation.state as { isSaved?: boolean } | null)?.isSaved,
  )
  useEffect(() => {
    if (!isDirty) return undefined
    function onBeforeUnload(event: BeforeUnloadEvent) {
      event.preventDefault()
    }
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => window.removeEventListener('beforeunload', onBeforeUnload)
  }, [isDirty])
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      isDestructive
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      What you changed on this page has not been saved.
    </ConfirmDialog>
  )
})
