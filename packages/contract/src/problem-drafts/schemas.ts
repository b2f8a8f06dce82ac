import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { idSchema } from '../primitives/schemas.ts'
import { problemContentSchema } from '../problem-content/schemas.ts'
import { problemSettingsSchema } from '../problems/problem-schemas.ts'

/** What somebody has not saved yet. */
export const problemWorkSchema = problemSettingsSchema.extend({
  content: problemContentSchema,
  /** The version that it began from; 0 for a problem that was never saved. */
  baseRevisionNumber: z.number().int().min(0),
  /** Name, tags and licence that it began from. */
  baseSettings: problemSettingsSchema.optional(),
  /** The version of the original whose changes are in the content, or were left out. */
  mergedOriginRevision: z.number().int().min(1).optional(),
  /** It began as a draft by AI. */
  isDraftedByAi: z.boolean().optional(),
})

const saveBodySchema = problemWorkSchema.extend({
  /** Chosen by the client for what it sends: the same version may be sent again. */
  version: z.uuid(),
  /** The version that the client has seen last; null where it has seen none. */
  after: z.uuid().nullable(),
})

const savedVersionSchema = z.object({ version: z.string(), savedAt: z.string() })
const draftSchema = problemWorkSchema.extend(savedVersionSchema.shape)
export type SavedProblemDraft = z.infer<typeof draftSchema>

/** Null: there is none. */
const foundSchema = z.object({ draft: draftSchema.nullable() })

const listedSchema = z.object({
  /** Null for a problem that was never saved. */
  problemId: z.number().int().nullable(),
  /** The key of a new problem; null for a problem that exists. */
  draftKey: z.string().nullable(),
  name: z.string(),
  version: z.string(),
  savedAt: z.string(),
})
export type ListedProblemDraft = z.infer<typeof listedSchema>

const byProblem = z.object({ problemId: idSchema })
const byKey = z.object({ draftKey: z.uuid() })
/** Only this version is discarded; without one, whatever there is. */
const discardQuery = z.object({ version: z.uuid().optional() })

const mayCreate = { kind: 'global', anyOf: ['ProblemCreate'] } as const

function onProblem(activity: 'Read' | 'Update') {
  return { kind: 'entity', entity: 'Problem', param: 'problemId', activity } as const
}

/** Access, schemas and summaries of `problemDraftCalls`. Each person reads and writes their own drafts alone. */
export const problemDraftEndpoints = {
  listProblemDrafts: defineEndpoint({
    summary: "The caller's unsaved work on problems, newest first",
    access: { kind: 'signedIn' },
    result: z.array(listedSchema),
  }),
  getNewProblemDraft: defineEndpoint({
    summary: "The caller's unsaved work on a problem that was never saved",
    access: mayCreate,
    params: byKey,
    result: foundSchema,
  }),
  saveNewProblemDraft: defineEndpoint({
    summary:
      'Keep unsaved work on a problem that was never saved; a version that the caller has not seen is refused with 409',
    access: mayCreate,
    params: byKey,
    body: saveBodySchema,
    result: savedVersionSchema,
  }),
  discardNewProblemDraft: defineEndpoint({
    summary: "Discard the caller's unsaved work on a problem that was never saved",
    access: mayCreate,
    params: byKey,
    query: discardQuery,
  }),
  getProblemDraft: defineEndpoint({
    summary: "The caller's unsaved work on a problem",
    access: onProblem('Read'),
    params: byProblem,
    result: foundSchema,
  }),
  saveProblemDraft: defineEndpoint({
    summary: 'Keep unsaved work on a problem; a version that the caller has not seen is refused with 409',
    access: onProblem('Update'),
    params: byProblem,
    body: saveBodySchema,
    result: savedVersionSchema,
  }),
  discardProblemDraft: defineEndpoint({
    summary: "Discard the caller's unsaved work on a problem",
    access: onProblem('Read'),
    params: byProblem,
    query: discardQuery,
  }),
}
