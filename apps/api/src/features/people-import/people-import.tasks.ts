import { globalRoles } from '@isomorph/access'
import { z } from 'zod'
import { defineTask, type Sweep } from '../../jobs/jobs.ts'
import { applyImport, failureOfOurs } from './apply-people-import.ts'
import { deleteLongPastImports, giveBackAbandonedImports, giveBackImport } from './people-import.queries.ts'

/** Applies a file in the background: a large one, or one whose process died over it. Repeating it changes nothing. */
export const applyPeopleImportTask = defineTask({
  name: 'apply-people-import',
  maximumTries: 5,
  payload: z.object({
    importId: z.number().int(),
    rolesBeyond: z.array(z.enum(globalRoles)),
    /** Where the links in invitations lead; null: nobody is invited. */
    invitationOrigin: z.string().nullable(),
    actor: z.object({
      userId: z.number().int().nullable(),
      impersonatorId: z.number().int().nullable(),
      traceId: z.string(),
      address: z.string(),
    }),
  }),
  run: async (application, { db, people }) => {
    await applyImport({ db }, application)
    people.forget()
  },
  giveUp: async ({ importId }, { db }) => await giveBackImport(db, importId, failureOfOurs),
})

/** A process that dies in the last try gives nothing up by itself. */
export const abandonedImportsSweep: Sweep = {
  name: 'give abandoned imports back',
  everyMilliseconds: 20_000,
  run: async ({ db }) => await giveBackAbandonedImports(db, failureOfOurs),
}

export const pastImportsSweep: Sweep = {
  name: 'forget past imports',
  everyMilliseconds: 6 * 3_600_000,
  run: async ({ db }) => await deleteLongPastImports(db),
}
