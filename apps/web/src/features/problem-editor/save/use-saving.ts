import type { Problem } from '@isomorph/contract'
import type { ProblemContent } from '@isomorph/problem'
import { useCallback, useEffect, useRef, useState } from 'react'
import { requestErrorOf, type RequestError } from '../../../data/index.ts'
import { randomUuid } from '../../../data/uuid.ts'
import { useTimeout } from '../../../screen/timers.ts'
import { useUnsavedRegistration } from '../../../unsaved-work/unsaved-registry.ts'
import type { ProblemDraft } from '../draft/editor-backup.ts'
import { areDraftsEqual, editorBackup } from '../draft/editor-backup.ts'
import { useCreateProblemMutation, useLazyGetProblemQuery, useUpdateProblemMutation } from '../problem-editor.api.ts'

export function draftOf(problem: Problem): ProblemDraft {
  const { name, tags, licensing, content } = problem
  return { name, tags, licensing, content }
}

export const untitled = 'Untitled problem'

export interface Saving {
  readonly saved: ProblemDraft
  readonly revisionNumber: number
  readonly isDirty: boolean
  readonly isSaving: boolean
  readonly error: RequestError | undefined
  /** Set when somebody else saved first: what they saved. */
  readonly conflict: Problem | undefined
  readonly save: () => Promise<Problem | undefined>
  /** Saves over what somebody else saved first: the draft, or what both came to. */
  readonly saveOver: (merged: ProblemDraft) => Promise<void>
  /** Their version is the one to go on from. */
  readonly accept: (problem: Problem) => void
  readonly dismiss: () => void
}

const crashSaveDelayMs = 400

/** Stores what is written after a pause in typing, and at once when the session ends or the page or tab is left before. */
function useCrashCopy(
  userId: number,
  problemId: number | 'new',
  draft: ProblemDraft,
  base: number,
  isDirty: boolean,
): void {
  const store = useCallback(
    () => editorBackup.write(userId, problemId, { draft, baseRevisionNumber: base }),
    [userId, problemId, draft, base],
  )
  useUnsavedRegistration(isDirty ? store : null)
  useTimeout(store, isDirty ? crashSaveDelayMs : null, [store])
  useEffect(() => {
    if (!isDirty) editorBackup.clear(userId, problemId)
  }, [userId, problemId, isDirty])
  useStoringOnLeave(isDirty ? store : undefined)
}

/** Stores the work when the tab is hidden, and when the page is left before the pause in typing is over. */
function useStoringOnLeave(store: (() => void) | undefined): void {
  const latest = useRef<() => void>(undefined)
  useEffect(() => {
    latest.current = store
  })
  useEffect(() => {
    const storeNow = () => latest.current?.()
    addEventListener('pagehide', storeNow)
    document.addEventListener('visibilitychange', storeNow)
    return () => {
      removeEventListener('pagehide', storeNow)
      document.removeEventListener('visibilitychange', storeNow)
      storeNow()
    }
  }, [])
}

interface Start {
  readonly userId: number
  /** Absent for a problem that was never saved. */
  readonly problem: Problem | undefined
  readonly baseRevisionNumber: number
  readonly draft: ProblemDraft
  readonly empty: ProblemDraft
  /** The content as it is stored, with what the editor reads off it. */
  readonly completed: (content: ProblemContent) => Promise<ProblemContent>
  readonly onStored: (content: ProblemContent) => void
}

/** Saving with everything that can happen to it: nothing to save, refused, somebody else was first. */
export function useSaving({ userId, problem, baseRevisionNumber, draft, empty, completed, onStored }: Start): Saving {
  const [create] = useCreateProblemMutation()
  const [update] = useUpdateProblemMutation()
  const [fetchProblem] = useLazyGetProblemQuery()
  const [saved, setSaved] = useState(problem ? draftOf(problem) : empty)
  const [base, setBase] = useState(baseRevisionNumber)
  const [state, setState] = useState<{ isSaving: boolean; error?: RequestError; conflict?: Problem }>({
    isSaving: false,
  })
  // The same key for every try: a repeated request must not make a second problem.
  const clientKey = useRef<string>(undefined)
  // Once made, the problem goes on under its own address, and what was typed meanwhile with it.
  const [isCreated, setCreated] = useState(false)
  const isDirty = !isCreated && !areDraftsEqual(saved, draft)
  useCrashCopy(userId, problem?.id ?? 'new', draft, base, isDirty)

  const accept = (accepted: Problem): void => {
    setSaved(draftOf(accepted))
    setBase(accepted.revisionNumber)
    setState({ isSaving: false })
  }
  const refuse = async (error: RequestError): Promise<void> => {
    const theirs =
      problem && error.status === 409 ? await fetchProblem({ params: { problemId: problem.id } }) : undefined
    setState({ isSaving: false, ...(theirs?.data ? { conflict: theirs.data } : { error }) })
  }
  const send = async (baseNumber: number, sent: ProblemDraft): Promise<Problem | undefined> => {
    const name = sent.name.trim() === '' ? untitled : sent.name.trim()
    const { licensing, mergedOriginRevision: merged } = sent
    const body = { name, tags: [...sent.tags], licensing, content: await completed(sent.content) }
    const origin = merged === undefined ? {} : { mergedOriginRevision: merged }
    clientKey.current ??= randomUuid()
    const result = problem
      ? await update({
          params: { problemId: problem.id },
          body: { ...body, ...origin, baseRevisionNumber: baseNumber },
        })
      : await create({ body: { ...body, clientKey: clientKey.current } })
    if (result.error) {
      await refuse(requestErrorOf(result.error))
      return undefined
    }
    if (!problem) setCreated(true)
    setSaved({ ...body, ...origin })
    onStored(body.content)
    setBase(result.data.revisionNumber)
    setState({ isSaving: false })
    return result.data
  }
  return {
    saved,
    revisionNumber: base,
    isDirty,
    isSaving: state.isSaving,
    error: state.error,
    conflict: state.conflict,
    save: async () => {
      if (state.isSaving || (problem && !isDirty)) return undefined
      setState({ isSaving: true })
      return send(base, draft)
    },
    saveOver: async (merged) => {
      if (!state.conflict) return
      setState({ isSaving: true, conflict: state.conflict })
      await send(state.conflict.revisionNumber, merged)
    },
    accept,
    dismiss: () => setState({ isSaving: false }),
  }
}
