import type { Problem } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { useNotify } from '../../../data/hooks.ts'
import { areDraftsEqual, editorBackup, settingsOf, type ProblemDraft } from '../../../entities/problem/editor-backup.ts'
import { useSaveShortcut } from '../../../screen/save-shortcut.ts'
import { useStableCallback } from '../../../screen/stable-callback.ts'
import type { DraftStore, OpenParts } from '../draft/draft-store.ts'
import { regionIds } from '../findings-summary.tsx'
import { moveRepairedFormulas } from '../formulas/repaired-formulas.ts'
import { draftOf, type Saving } from './use-saving.ts'

interface SaveProps {
  readonly userId: number
  /** Absent for one that was never saved. */
  readonly problem?: Problem
  readonly canSave: boolean
  readonly onCreated?: (problem: Problem, open: OpenParts) => void
}

interface SaveActions {
  readonly save: () => void
  /** Says whether it went well; a new problem is then left without being opened. */
  readonly saveToLeave: () => Promise<boolean>
}

/** What is to be open when a new problem comes back under its own address; a question would take the focus from a text. */
function openParts({ tab, openVariableId, openQuestionKey }: OpenParts): OpenParts {
  const text = document.activeElement?.closest(`#${regionIds.statement}, #${regionIds.solution}`)
  return { tab, openVariableId, openQuestionKey: text ? undefined : openQuestionKey }
}

/**
 * The draft with the name, tags and licence as the server has stored them, which cleans what it is sent; what was typed
 * since then stays as it was typed.
 */
function asStored(latest: ProblemDraft, sent: ProblemDraft, done: Problem): ProblemDraft {
  return {
    ...latest,
    ...(latest.name === sent.name && { name: done.name }),
    ...(latest.tags === sent.tags && { tags: done.tags }),
    ...(latest.licensing === sent.licensing && { licensing: done.licensing }),
  }
}

/** Saves by button and by Ctrl/Cmd+S, and says how it went. */
export function useSaveActions(props: SaveProps, store: DraftStore, saving: Saving, onSaved: () => void): SaveActions {
  const { problem, canSave, onCreated } = props
  const notify = useNotify()
  const save = async (): Promise<Problem | undefined> => {
    if (!canSave) return undefined
    if (store.getState().draft.name.trim() === '') store.setName(t('problem-editor.untitled'))
    store.actions.leaveAdded()
    const sent = store.getState().draft
    const done = await saving.save()
    if (!done) return undefined
    onSaved()
    const isNewVersion = done.revisionNumber !== saving.base.revisionNumber
    if (problem)
      notify(
        'SUCCESS',
        isNewVersion
          ? t('problem-editor.save.done.version', { number: String(done.revisionNumber) })
          : t('problem-editor.save.done'),
      )
    else {
      moveRepairedFormulas(props.userId, done.id)
      const latest = asStored(store.getState().draft, sent, done)
      const work = { draft: latest, baseRevisionNumber: done.revisionNumber, baseSettings: settingsOf(done) }
      if (!areDraftsEqual(latest, draftOf(done))) editorBackup.write(props.userId, done.id, work)
    }
    return done
  }
  const saveToStay = async (): Promise<void> => {
    const done = await save()
    if (done && !problem) onCreated?.(done, openParts(store.getState()))
  }
  const start = useStableCallback((): void => void saveToStay())
  const saveToLeave = useStableCallback(async () => (await save()) !== undefined)
  useSaveShortcut(start)
  return { save: start, saveToLeave }
}
