import type { Problem } from '@isomorph/contract'
import { useRef } from 'react'
import { randomUuid } from '../../../data/uuid.ts'
import type { BackupPlace, DraftSettings, ProblemDraft } from '../../../entities/problem/editor-backup.ts'
import { useCreateProblemMutation, useUpdateProblemMutation } from '../problem-editor.api.ts'

interface RequestStart {
  readonly place: BackupPlace
  readonly problem: Problem | undefined
  readonly isByAi: boolean
}

interface SentProblem {
  readonly draft: ProblemDraft
  readonly baseRevisionNumber: number
  /** Name, tags and licence that the draft began from: the server keeps what others made of those that the draft leaves alone. */
  readonly baseSettings: DraftSettings
  /** What the server has kept of the draft, which saving discards there. */
  readonly draftVersion: string | undefined
}

/** The request that saves: the first makes the problem, each later one a version of it. */
export function useSaveRequest({ place, problem, isByAi }: RequestStart) {
  const [create] = useCreateProblemMutation()
  const [update] = useUpdateProblemMutation()
  // The same key for every try: a repeated request must not make a second problem.
  const clientKey = useRef<string>(undefined)
  return async ({ draft, baseRevisionNumber, baseSettings, draftVersion }: SentProblem) => {
    const { name, tags, licensing, content, mergedOriginRevision } = draft
    const body = { name, tags: [...tags], licensing, content }
    if (problem) {
      const origin = mergedOriginRevision === undefined ? {} : { mergedOriginRevision }
      return update({
        params: { problemId: problem.id },
        body: {
          ...body,
          ...origin,
          baseRevisionNumber,
          baseSettings: { ...baseSettings, tags: [...baseSettings.tags] },
          ...(draftVersion && { draftVersion }),
        },
      })
    }
    clientKey.current ??= randomUuid()
    return create({
      body: {
        ...body,
        ...(isByAi && { isDraftedByAi: true }),
        ...(draftVersion && { draft: { key: String(place).slice('new:'.length), version: draftVersion } }),
        clientKey: clientKey.current,
      },
    })
  }
}
