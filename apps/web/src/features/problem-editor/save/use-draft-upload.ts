import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
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

function useDraftServer(place: BackupPlace): DraftServer {
  const [save] = useSaveProblemDraftMutation()
  const [saveNew] = useSaveNewProblemDraftMutation()
  const [discard] = useDiscardProblemDraftMutation()
  const [discardNew] = useDiscardNewProblemDraftMutation()
  const [find] = useLazyGetProblemDraftQuery()
  const [findNew] = useLazyGetNewProblemDraftQuery()
  return useMemo(() => {
    const isNew = typeof place === 'string'
    const [problemId, draftKey] = isNew ? [0, place.slice('new:'.length)] : [place, '']
    return {
      save: async (work, version, after) => {
        const body = { ...bodyOf(work), version, after }
        const { error } = isNew
          ? await saveNew({ params: { draftKey }, body })
          : await save({ params: { problemId }, body })
        return error ? outcomeOf(requestErrorOf(error)) : { kind: 'kept' }
      },
      discard: async (version) => {
        const { error } = isNew
          ? await discardNew({ params: { draftKey }, query: { version } })
          : await discard({ params: { problemId }, query: { version } })
        return error ? outcomeOf(requestErrorOf(error)) : { kind: 'kept' }
      },
      find: async () => {
        const { data, error } = isNew ? await findNew({ params: { draftKey } }) : await find({ params: { problemId } })
        return error ? undefined : data?.draft
      },
    }
  }, [place, save, saveNew, discard, discardNew, find, findNew])
}

export interface ServerDraft extends UploadState {
  readonly upload: DraftUpload
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
  const server = useDraftServer(place)
  const [upload] = useState(() => createDraftUpload(server, start, browserClock))
  return { ...useSyncExternalStore(upload.subscribe, upload.get), upload }
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
