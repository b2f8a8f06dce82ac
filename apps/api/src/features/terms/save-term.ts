import { recordAct, type Actor } from '../../platform/actor.ts'
import type { Services } from '../../platform/dependencies.ts'
import { platformRefusals } from '../../platform/platform.errors.ts'
import { Refusal } from '../../platform/refusals.ts'
import {
  insertOptionalTerm,
  lockOptionalTerm,
  selectTermByClientKey,
  updateTermFields,
  type TermFields,
} from './terms.queries.ts'

type Needed = Pick<Services, 'db' | 'settings'>

async function refusingTakenName<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change()
  } catch (cause) {
    if ((cause as { constraint?: unknown }).constraint !== 'external_terms_name_key') throw cause
    const errors = [{ path: 'name', message: 'There is a term of this name.' }]
    throw new Refusal(platformRefusals.invalidInput, { errors, cause })
  }
}

function factsOf({ name, firstDay, lastDay }: TermFields): TermFields {
  return { name, firstDay, lastDay }
}

/** Makes a term. The same client key gives the term made first. */
export async function createTerm(
  { db, settings }: Needed,
  actor: Actor,
  { clientKey, ...fields }: TermFields & { readonly clientKey?: string | undefined },
): Promise<number> {
  const { defaultTimeZoneId } = await settings.select()
  return await refusingTakenName(
    async () =>
      await db.transaction().execute(async (trx) => {
        const id = await insertOptionalTerm(trx, fields, defaultTimeZoneId, clientKey ?? null)
        if (id === undefined) return await selectTermByClientKey(trx, clientKey ?? '')
        await recordAct(trx, actor, { action: 'term.create', entityType: 'term', entityId: id, after: fields })
        return id
      }),
  )
}

export async function updateTerm(
  { db, settings }: Needed,
  actor: Actor,
  id: number,
  fields: TermFields,
): Promise<void> {
  const { defaultTimeZoneId } = await settings.select()
  await refusingTakenName(
    async () =>
      await db.transaction().execute(async (trx) => {
        const row = await lockOptionalTerm(trx, id, defaultTimeZoneId)
        if (!row) throw new Refusal(platformRefusals.notFound)
        const [before, after] = [factsOf(row), factsOf(fields)]
        if (JSON.stringify(before) === JSON.stringify(after)) return
        await updateTermFields(trx, id, fields, defaultTimeZoneId)
        await recordAct(trx, actor, { action: 'term.update', entityType: 'term', entityId: id, before, after })
      }),
  )
}
