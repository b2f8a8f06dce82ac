import { sayOfField, type AuditedAction } from '@isomorph/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import type { Services } from '../../services/services.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal, type FieldError } from '../../refusals/refusals.ts'
import { selectSettings, type Settings } from '../../services/settings.ts'
import { selectUserIdsByIdentifier } from '../people/index.ts'
import { lockSettings, writeSettings } from './installation-settings.queries.ts'

type StoredDowntime = Settings['downtime']

interface WantedDowntime {
  readonly isOn: boolean
  readonly message: string
  readonly allowedIdentifiers: readonly string[]
}

async function readPeople(db: Kysely<Tables>, identifiers: readonly string[]): Promise<number[]> {
  const known = await selectUserIdsByIdentifier(db, identifiers)
  const found = new Set<number>()
  const errors: FieldError[] = []
  for (const [index, identifier] of identifiers.entries()) {
    const id = known.get(identifier.toLowerCase())
    if (id === undefined)
      errors.push({ path: `allowedIdentifiers.${index}`, ...sayOfField('nobodyCalled', { identifier }) })
    else found.add(id)
  }
  if (errors.length > 0) throw new Refusal(platformRefusals.invalidInput, { errors })
  return [...found].toSorted((a, b) => a - b)
}

function actionOf(before: StoredDowntime, after: StoredDowntime): AuditedAction {
  if (before.isOn === after.isOn) return 'downtime.update'
  return after.isOn ? 'downtime.begin' : 'downtime.end'
}

/** Begins, changes or ends downtime; every process follows at once. */
export async function setDowntime(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  actor: Actor,
  { isOn, message, allowedIdentifiers }: WantedDowntime,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockSettings(trx)
    const { downtime: before } = await selectSettings(trx)
    const after = { isOn, message, allowedUserIds: await readPeople(trx, allowedIdentifiers) }
    if (JSON.stringify(before) === JSON.stringify(after)) return
    await writeSettings(trx, { downtime: after })
    const act = { action: actionOf(before, after), entityType: 'configuration', entityId: null, before, after } as const
    await recordAct(trx, actor, act)
  })
  settings.forget()
}
