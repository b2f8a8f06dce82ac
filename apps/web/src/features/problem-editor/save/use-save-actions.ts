import type { Problem } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { useNotify } from '../../../data/hooks.ts'
import { useSaveShortcut } from '../../../screen/save-shortcut.ts'
import { useStableCallback } from '../../../screen/stable-callback.ts'
import type { DraftStore } from '../draft/draft-store.ts'
import type { Saving } from './use-saving.ts'

interface SaveOptions {
  readonly canSave: boolean
  readonly onSaved: () => void
  /** The first save of a new problem has made it. */
  readonly onMade: (problem: Problem) => void
}

interface SaveActions {
  readonly save: () => void
  /** Says whether it went well; a new problem is then left without being opened. */
  readonly saveToLeave: () => Promise<boolean>
}

/** Saves by button and by Ctrl/Cmd+S, and says how it went. */
export function useSaveActions(
  store: DraftStore,
  saving: Saving,
  { canSave, onSaved, onMade }: SaveOptions,
): SaveActions {
  const { problem, base } = saving
  const notify = useNotify()
  const save = async (): Promise<Problem | undefined> => {
    if (!canSave) return undefined
    if (store.getState().draft.name.trim() === '') store.setName(t('problem-editor.untitled'))
    store.actions.leaveAdded()
    const done = await saving.save()
    if (!done) return undefined
    onSaved()
    if (problem)
      notify(
        'SUCCESS',
        done.revisionNumber === base.revisionNumber
          ? t('problem-editor.save.done')
          : t('problem-editor.save.done.version', { number: String(done.revisionNumber) }),
      )
    return done
  }
  const saveToStay = async (): Promise<void> => {
    const done = await save()
    if (done && !problem) onMade(done)
  }
  const start = useStableCallback((): void => void saveToStay())
  const saveToLeave = useStableCallback(async () => (await save()) !== undefined)
  useSaveShortcut(start)
  return { save: start, saveToLeave }
}
