import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { requestErrorOf, type RequestError } from '../../../data/index.ts'
import type { BackupPlace, UnsavedWork } from '../../../entities/problem/editor-backup.ts'
import {
  useDiscardNewProblemDraftMutation,
  useDiscardProblemDraftMutation,
  useSaveNewProblemDraftMutation,
  useSaveProblemDraftMutation,
  useLazyGetNewProblemDraftQuery,
  useLazyGetProblemDraftQuery,
} from '../../../entities/problem/problem-drafts.api.ts'
import { browserClock } from '../../../unsaved-work/retrying-sender.ts'
import {
  createDraftUpload,
  type DraftServer,
  type DraftUpload,
  type SaveOutcome,
  type UploadState,
} from './draft-upload.ts'
import type { UploadStart } from './draft-upload.ts'

/** Statuses that say something about the session or the load of the server. */
const statusesOfTheWay = [401, 408, 429]

function outcomeOf(error: RequestError): SaveOutcome {
  const { status, type, retryAfterSeconds = 0 } = error
  if (type === 'urn:isomorph:stale-problem-draft') return { kind: 'stale' }
  if (status >= 400 && status < 500 && !statusesOfTheWay.includes(status)) return { kind: 'refused' }
  return { kind: 'unreachable', waitMilliseconds: status === 429 ? retryAfterSeconds * 1000 : 0 }
}

function bodyOf({ draft, baseRevisionNumber, baseSettings, isByAi }: UnsavedWork) {
  const { name, tags, licensing, content, mergedOriginRevision } = draft
  return {
    name,
    tags: [...tags],
    licensing,
    content,
    baseRevisionNumber,
    ...(baseSettings && { baseSettings: { ...baseSettings, tags: [...baseSettings.tags] } }),
    ...(mergedOriginRevision !== undefined && { mergedOriginRevision }),
    ...(isByAi && { isDraftedByAi: true }),
  }
}

function useDraftServer(place: RefObject<BackupPlace>): DraftServer {
  const [save] = useSaveProblemDraftMutation()
  const [saveNew] = useSaveNewProblemDraftMutation()
  const [discard] = useDiscardProblemDraftMutation()
  const [discardNew] = useDiscardNewProblemDraftMutation()
  const [find] = useLazyGetProblemDraftQuery()
  const [findNew] = useLazyGetNewProblemDraftQuery()
  return useMemo(() => {
    const where = (): { readonly draftKey: string } | { readonly problemId: number } => {
      const { current } = place
      return typeof current === 'string' ? { draftKey: current.slice('new:'.length) } : { problemId: current }
    }
    return {
      save: async (work, version, after) => {
        const body = { ...bodyOf(work), version, after }
        const params = where()
        const { error } = 'draftKey' in params ? await saveNew({ params, body }) : await save({ params, body })
        return error ? outcomeOf(requestErrorOf(error)) : { kind: 'kept' }
      },
      discard: async (version) => {
        const params = where()
        const query = { version }
        const { error } = 'draftKey' in params ? await discardNew({ params, query }) : await discard({ params, query })
        return error ? outcomeOf(requestErrorOf(error)) : { kind: 'kept' }
      },
      find: async () => {
        const params = where()
        const { data, error } = 'draftKey' in params ? await findNew({ params }) : await find({ params })
        return error ? undefined : data?.draft
      },
    }
  }, [place, save, saveNew, discard, discardNew, find, findNew])
}

export interface ServerDraft extends UploadState {
  readonly upload: DraftUpload
  /** From now on the work is kept at another place. */
  readonly moveTo: (place: BackupPlace) => void
}

interface ServerDraftOptions {
  readonly place: BackupPlace
  readonly start: UploadStart
  readonly work: UnsavedWork
  readonly isDirty: boolean
  /** False for who may not change it, and for who acts as somebody else. */
  readonly isKeptOnServer: boolean
}

/** Makes the upload of a place once, and tells its state. */
export function useDraftUpload(place: BackupPlace, start: UploadStart): ServerDraft {
  const current = useRef(place)
  const server = useDraftServer(current)
  const [upload] = useState(() => createDraftUpload(server, start, browserClock))
  const moveTo = (next: BackupPlace): void => void (current.current = next)
  return { ...useSyncExternalStore(upload.subscribe, upload.get), upload, moveTo }
}

/** Sends what is unsaved when it changes, when the page is hidden or left, and when the browser is online again. */
export function useSendingDraft(
  upload: DraftUpload,
  { work, isDirty, isKeptOnServer }: Omit<ServerDraftOptions, 'place' | 'start'>,
): void {
  useEffect(() => {
    if (!isKeptOnServer) return
    if (isDirty) upload.edit(work)
    else upload.discard()
  }, [upload, isKeptOnServer, isDirty, work])
  useEffect(() => {
    const stopListening = upload.sendWhenOnline()
    document.addEventListener('visibilitychange', upload.flush)
    addEventListener('pagehide', upload.flush)
    return () => {
      stopListening()
      document.removeEventListener('visibilitychange', upload.flush)
      removeEventListener('pagehide', upload.flush)
      upload.flush()
    }
  }, [upload])
}
