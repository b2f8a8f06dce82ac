import { t } from '@isomorph/messages'
import { ConfirmDialog } from '@isomorph/ui'
import { memo, useEffect, useState } from 'react'
import { NavigationType, useBlocker } from 'react-router'

/** How a page leaves after it has saved: the guard lets this pass without asking. */
export const afterSaving = { replace: true, state: { isSaved: true } } as const

interface UnsavedGuardProps {
  readonly isDirty: boolean
  /** Saves, and says whether that went well; what went wrong stands on the page. Absent: one leaves without saving, or stays. */
  readonly onSave?: () => Promise<boolean>
}

/** The browser asks by itself before the page is closed or reloaded. */
function useAskBeforeUnload(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined
    function onBeforeUnload(event: BeforeUnloadEvent) {
      event.preventDefault()
    }
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => window.removeEventListener('beforeunload', onBeforeUnload)
  }, [isDirty])
}

/** Keeps people from leaving a page whose changes are not saved, by link, by address or by closing it. */
export const UnsavedGuard = memo(function UnsavedGuard({ isDirty, onSave }: UnsavedGuardProps) {
  const [isSaving, setSaving] = useState(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      isDirty &&
      currentLocation.pathname !== nextLocation.pathname &&
      // The way back to what was saved long ago is another one.
      !(historyAction === NavigationType.Replace && (nextLocation.state as { isSaved?: boolean } | null)?.isSaved),
  )
  useAskBeforeUnload(isDirty)
  const leave = () => blocker.proceed?.()
  const stay = () => blocker.reset?.()
  async function saveAndLeave(save: () => Promise<boolean>) {
    setSaving(true)
    const isSaved = await save().catch(() => false)
    setSaving(false)
    if (isSaved) leave()
    else stay()
  }
  const acts = onSave
    ? {
        confirmLabel: t('shell.unsaved.saveAndLeave'),
        onConfirm: () => void saveAndLeave(onSave),
        alternative: { label: t('shell.unsaved.leave'), onChoose: leave },
      }
    : { confirmLabel: t('shell.unsaved.leave'), onConfirm: leave, isDestructive: true }
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={t('shell.unsaved.title')}
      cancelLabel={t('shell.unsaved.stay')}
      isBusy={isSaving}
      {...acts}
      onCancel={stay}
    >
      {t('shell.unsaved.explanation')}
    </ConfirmDialog>
  )
})
