import { sayOfField } from '@isomorph/contract'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { refusingOn } from '../../data/constraints.ts'
import type { Services } from '../../services/services.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import {
  insertOptionalTerm,
  lockOptionalTerm,
  selectTermByClientKey,
  updateTermFields,
  type TermFields,
} from './terms.queries.ts'

type Needed = Pick<Services, 'db' | 'settings'>

const nameTaken = {
  external_terms_name_key: {
    kind: platformRefusals.invalidInput,
    path: 'name',
    ...sayOfField('termNameTaken'),
  },
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
  return await refusingOn(
    nameTaken,
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
  await refusingOn(
    nameTaken,
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
