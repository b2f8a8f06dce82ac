import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { z } from 'zod'
import { defineTask } from '../../../jobs/jobs.ts'
import type { Services } from '../../../services/services.ts'
import { failFile, keepFile, selectOptionalFile } from '../personal-data.queries.ts'
import { selectRowsOfPerson } from './select-rows.ts'
import { sittingsOfPerson } from './sittings-of-person.ts'

const compress = promisify(gzip)

const about = {
  what: 'Everything that this installation of Isomorph holds about one person, as of the moment below.',
  released:
    'Marks, comments, right answers and solutions are here as far as they were released to the person at that moment.',
  notHere:
    'Passwords and other secrets, data of other people, contents of problems (the editor downloads them), and what is gone within days.',
  figures: 'Addresses of figures in texts hold for an hour.',
}

/** The whole file as text. */
export async function writePersonalData(services: Services, userId: number): Promise<string> {
  const now = services.clock.now()
  const { profile, ...sections } = await selectRowsOfPerson(services.db, userId)
  const sittings = await sittingsOfPerson(services, userId, now)
  const written = { format: 1, about, madeAt: now.toISOString(), profile: profile?.[0] ?? null, ...sections, sittings }
  return JSON.stringify(written, undefined, 2)
}

/** Makes the file of a person. Large ones take a while: one is made at a time, after whatever learners wait for. */
export const makePersonalDataTask = defineTask({
  name: 'make-personal-data',
  queue: 'make-personal-data',
  priority: 20,
  maximumTries: 3,
  payload: z.object({ userId: z.number().int() }),
  async run({ userId }, services) {
    const file = await selectOptionalFile(services.db, userId)
    if (file?.state !== 'waiting') return
    const text = await writePersonalData(services, userId)
    const content = await compress(text)
    await keepFile(services.db, userId, { content, byteSize: Buffer.byteLength(text) })
  },
  async giveUp({ userId }, { db }) {
    await failFile(db, userId)
  },
})
