import type { Problem } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { useNotify } from '../../../data/hooks.ts'
import { areDraftsEqual, editorBackup, settingsOf, type ProblemDraft } from '../../../entities/problem/editor-backup.ts'
import { useSaveShortcut } from '../../../screen/save-shortcut.ts'
import { useStableCallback } from '../../../screen/stable-callback.ts'
import type { DraftStore, OpenParts } from '../draft/draft-store.ts'
import { regionIds } from '../findings-summary.tsx'
import { handOver } from '../just-made.ts'
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

/** What was typed while the problem was made is unsaved work on it, until its page goes on. */
function keepTypedMeanwhile(userId: number, latest: ProblemDraft, done: Problem): void {
  const work = { draft: latest, baseRevisionNumber: done.revisionNumber, baseSettings: settingsOf(done) }
  if (!areDraftsEqual(latest, draftOf(done))) editorBackup.write(userId, done.id, work)
}

function savedWords(number: number, isNewVersion: boolean): string {
  return isNewVersion
    ? t('problem-editor.save.done.version', { number: String(number) })
    : t('problem-editor.save.done')
}

/** Saves by button and by Ctrl/Cmd+S, and says how it went. */
export function useSaveActions(props: SaveProps, store: DraftStore, saving: Saving, onSaved: () => void): SaveActions {
  const { problem, canSave, onCreated } = props
  const notify = useNotify()
  const save = async () => {
    if (!canSave) return undefined
    if (store.getState().draft.name.trim() === '') store.setName(t('problem-editor.untitled'))
    store.actions.leaveAdded()
    const sent = store.getState().draft
    const stored = await saving.save()
    if (!stored) return undefined
    const done = stored.problem
    onSaved()
    const { revisionNumber } = done
    if (problem) notify('SUCCESS', savedWords(revisionNumber, revisionNumber !== saving.base.revisionNumber))
    else {
      moveRepairedFormulas(props.userId, done.id)
      keepTypedMeanwhile(props.userId, asStored(store.getState().draft, sent, done), done)
    }
    return stored
  }
  const saveToStay = async (): Promise<void> => {
    const stored = await save()
    if (!stored || problem) return
    const open = openParts(store.getState())
    if (open.openQuestionKey === undefined) store.actions.openQuestion(undefined)
    handOver({ problem: stored.problem, store, saved: stored.draft })
    onCreated?.(stored.problem, open)
  }
  const start = useStableCallback((): void => void saveToStay())
  const saveToLeave = useStableCallback(async () => (await save()) !== undefined)
  useSaveShortcut(start)
  return { save: start, saveToLeave }
}
