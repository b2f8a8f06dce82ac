import type { Problem } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import type { ProblemContent } from '@isomorph/problem'
import { useMemo, useState } from 'react'
import { requestErrorOf, type RequestError } from '../../../data/index.ts'
import type { DraftUpload, UploadStart } from './draft-upload.ts'
import { useCrashCopy } from './use-crash-copy.ts'
import { useDraftUpload, useSendingDraft, type ServerDraft } from './use-draft-upload.ts'
import { useSaveRequest } from './use-save-request.ts'
import {
  areDraftsEqual,
  settingsOf,
  workOf,
  type BackupPlace,
  type DraftSettings,
  type ProblemDraft,
  type UnsavedWork,
} from '../../../entities/problem/editor-backup.ts'
import { useLazyGetProblemQuery } from '../problem-editor.api.ts'

export function draftOf(problem: Problem): ProblemDraft {
  const { name, tags, licensing, content } = problem
  return { name, tags, licensing, content }
}

/** The version that a draft began from, and what was true of the problem at that moment. */
export interface SavedBase {
  readonly revisionNumber: number
  readonly settings: DraftSettings
  /** The largest id in any version; undefined: not known. */
  readonly largestUsedId: number | undefined
}

export interface Saving {
  /** What is written here: what the page opened, or what the first save has made. */
  readonly problem: Problem | undefined
  readonly saved: ProblemDraft
  /** What the draft began from. */
  readonly base: SavedBase
  readonly isDirty: boolean
  /** It began as a draft of a model, which was not discarded. */
  readonly isByAi: boolean
  readonly isSaving: boolean
  readonly error: RequestError | undefined
  /** Set when somebody else saved first: what they saved. */
  readonly conflict: Problem | undefined
  readonly save: () => Promise<Problem | undefined>
  /** Saves over what somebody else saved first: the draft, or what both came to. */
  readonly saveOver: (merged: ProblemDraft) => Promise<void>
  /** Continues from the version that somebody else saved. */
  readonly accept: (problem: Problem) => void
  /** Discards restored work and continues from what is saved. */
  readonly discard: () => void
  readonly dismiss: () => void
  /** The unsaved work as the server keeps it for its author. */
  readonly serverDraft: Pick<ServerDraft, 'state' | 'other'>
  /** What stands here replaces what another page of the same person has saved. */
  readonly resolveWithLocal: () => void
  /** What the other page has saved, to go on from. */
  readonly resolveWithServer: () => ProblemDraft | undefined
}

interface Start {
  readonly userId: number
  readonly place: BackupPlace
  /** What the server has kept of unsaved work. */
  readonly upload: UploadStart
  /** Unsaved work is kept on the server: not of who may only read, nor of who acts as somebody else. */
  readonly isKeptOnServer: boolean
  /** When restored work was changed last. */
  readonly changedAt?: string | undefined
  /** Absent for a problem that was never saved. */
  readonly problem: Problem | undefined
  readonly baseRevisionNumber: number
  /** Name, tags and licence that restored work began from. */
  readonly baseSettings?: DraftSettings | undefined
  readonly draft: ProblemDraft
  /** It began as a draft of a model. */
  readonly isByAi?: boolean | undefined
  readonly empty: ProblemDraft
  /** The content as it is stored, with what the editor reads off it. */
  readonly completed: (content: ProblemContent) => Promise<ProblemContent>
  /** What the server has stored of what was sent: colleagues may have changed name, tags or licence meanwhile. */
  readonly onStored: (stored: ProblemDraft, sent: ProblemDraft) => void
}

/** What work that was kept began from: perhaps a version before the latest one. */
function earlierBase(latest: SavedBase, revisionNumber: number, settings = latest.settings): SavedBase {
  const largestUsedId = revisionNumber === latest.revisionNumber ? latest.largestUsedId : undefined
  return { revisionNumber, settings, largestUsedId }
}

/** What is saved, and what the draft began from: the same but for work that was restored over a newer version. */
function useBase({ problem, baseRevisionNumber, baseSettings, empty }: Start) {
  const [state, setState] = useState(() => {
    const saved = problem ? draftOf(problem) : empty
    const latest: SavedBase = {
      revisionNumber: problem?.revisionNumber ?? 0,
      settings: settingsOf(saved),
      largestUsedId: problem?.largestUsedId,
    }
    return { saved, latest, base: earlierBase(latest, baseRevisionNumber, baseSettings) }
  })
  const goOnFrom = (saved: ProblemDraft, { revisionNumber, largestUsedId }: Problem): void => {
    const base = { revisionNumber, settings: settingsOf(saved), largestUsedId }
    setState({ saved, latest: base, base })
  }
  const discard = (): void => setState(({ saved, latest }) => ({ saved, latest, base: latest }))
  const rebase = ({ baseRevisionNumber, baseSettings }: UnsavedWork): void =>
    setState((before) => ({ ...before, base: earlierBase(before.latest, baseRevisionNumber, baseSettings) }))
  return { saved: state.saved, base: state.base, goOnFrom, discard, rebase }
}

interface WorkInProgress {
  readonly base: SavedBase
  readonly isDirty: boolean
  readonly isByAi: boolean
  /** Where the work is kept: that of a new problem moves to what the first save makes. */
  readonly place: BackupPlace
}

/** Keeps unsaved work in this tab, and on the server for its author. */
function useWorkBackup(start: Start, { base, isDirty, isByAi, place }: WorkInProgress) {
  const { userId, draft, changedAt } = start
  const { upload, moveTo, state, versions: keptVersions, other } = useDraftUpload(place, start.upload)
  const { revisionNumber: baseRevisionNumber, settings: baseSettings } = base
  const work = useMemo(
    () => ({ draft, baseRevisionNumber, baseSettings, isByAi }),
    [draft, baseRevisionNumber, baseSettings, isByAi],
  )
  useCrashCopy(userId, place, { ...work, keptVersions, ...(changedAt && { changedAt }) }, isDirty)
  useSendingDraft(upload, { work, isDirty, isKeptOnServer: start.isKeptOnServer })
  return { upload, moveTo, serverDraft: { state, other } }
}

interface SendState {
  readonly isSaving: boolean
  readonly error?: RequestError
  readonly conflict?: Problem
}

interface Sending {
  readonly isByAi: boolean
  readonly upload: DraftUpload
  /** The server has stored the draft, as a version of the problem. */
  readonly onSaved: (stored: ProblemDraft, problem: Problem) => void
}

/** Sends a draft, and tells whether it was refused or somebody else saved first. */
function useSend({ place, problem, completed, onStored }: Start, { isByAi, upload, onSaved }: Sending) {
  const [state, setState] = useState<SendState>({ isSaving: false })
  const [fetchProblem] = useLazyGetProblemQuery()
  const request = useSaveRequest({ place, problem, isByAi })
  const refuse = async (error: RequestError): Promise<void> => {
    const theirs =
      problem && error.status === 409 ? await fetchProblem({ params: { problemId: problem.id } }) : undefined
    setState({ isSaving: false, ...(theirs?.data ? { conflict: theirs.data } : { error }) })
  }
  const send = async (
    from: Pick<SavedBase, 'revisionNumber' | 'settings'>,
    sent: ProblemDraft,
  ): Promise<Problem | undefined> => {
    setState(({ conflict }) => ({ isSaving: true, ...(conflict && { conflict }) }))
    const name = sent.name.trim() === '' ? t('problem-editor.untitled') : sent.name.trim()
    const named = { ...sent, name, content: await completed(sent.content) }
    const draftVersion = await upload.pause()
    const sentFrom = { baseRevisionNumber: from.revisionNumber, baseSettings: from.settings }
    const result = await request({ draft: named, ...sentFrom, draftVersion })
    if (result.error) {
      upload.resume(false)
      await refuse(requestErrorOf(result.error))
      return undefined
    }
    const stored = { ...named, ...settingsOf(result.data) }
    onSaved(stored, result.data)
    upload.resume(true)
    onStored(stored, named)
    setState({ isSaving: false })
    return result.data
  }
  return { state, send, settle: () => setState({ isSaving: false }) }
}

/** Which of two goes on: what stands here, or what another page of the same person has saved. */
function resolutions(
  upload: DraftUpload,
  rebase: (work: UnsavedWork) => void,
): Pick<Saving, 'resolveWithLocal' | 'resolveWithServer'> {
  return {
    resolveWithLocal: upload.resolveWithLocal,
    resolveWithServer: () => {
      const taken = upload.resolveWithServer()
      if (!taken) return undefined
      const theirs = workOf(taken)
      rebase(theirs)
      return theirs.draft
    },
  }
}

/** What is written here: what the page opened, or what the first save has made of a new problem. */
function useWritten(start: Start) {
  const [made, setMade] = useState<Problem>()
  const [isByAi, setByAi] = useState(start.isByAi === true)
  const onMade = (problem: Problem): void => {
    setMade(problem)
    setByAi(false)
  }
  return { problem: start.problem ?? made, place: made?.id ?? start.place, isByAi, setByAi, onMade }
}

/** Saving with everything that can happen to it: nothing to save, refused, somebody else was first. */
export function useSaving(start: Start): Saving {
  const { problem, place, isByAi, setByAi, onMade } = useWritten(start)
  const { saved, base, goOnFrom, discard, rebase } = useBase(start)
  const isDirty = !areDraftsEqual(saved, start.draft)
  const { upload, moveTo, serverDraft } = useWorkBackup(start, { base, isDirty, isByAi, place })
  const onSaved = (stored: ProblemDraft, latest: Problem): void => {
    if (!problem) {
      moveTo(latest.id)
      onMade(latest)
    }
    goOnFrom(stored, latest)
  }
  const { state, send, settle } = useSend({ ...start, problem }, { isByAi, upload, onSaved })
  return {
    problem,
    saved,
    base,
    isDirty,
    isByAi,
    isSaving: state.isSaving,
    error: state.error,
    conflict: state.conflict,
    save: async () => (state.isSaving || (problem && !isDirty) ? undefined : await send(base, start.draft)),
    saveOver: async (merged) => {
      const { conflict } = state
      if (conflict) await send({ revisionNumber: conflict.revisionNumber, settings: settingsOf(conflict) }, merged)
    },
    accept: (accepted) => {
      goOnFrom(draftOf(accepted), accepted)
      settle()
    },
    discard: () => {
      setByAi(false)
      discard()
    },
    dismiss: settle,
    serverDraft,
    ...resolutions(upload, rebase),
  }
}
