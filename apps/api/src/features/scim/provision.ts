import type { Kysely } from 'kysely'
import { emailSchema, personNameSchema } from '@isomorph/contract/schemas'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { refusingOn } from '../../data/constraints.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { changedFields, updateUserFields } from '../people/index.ts'
import { findByNumber, freeUserName, selectOptionalByEmail } from '../provider-sign-in/index.ts'
import { disableAccounts, enableAccounts } from '../sign-in/index.ts'
import type { ScimDraft } from './scim-draft.ts'
import { scimRefusals } from './scim.errors.ts'
import {
  deleteScimUser,
  insertPerson,
  insertScimUser,
  isScimUserName,
  lockOptionalScimUser,
  selectOptionalScimUser,
  updateScimUser,
  type ScimRow,
} from './scim.queries.ts'

type Db = Kysely<Tables>
export type Provisioner = Actor & { readonly userId: number }

const by = 'scim'

const taken = {
  scim_users_user_name_key: scimRefusals.scimUserNameTaken,
  scim_users_pkey: scimRefusals.scimPersonTaken,
  users_puid_key: scimRefusals.scimPersonTaken,
  users_email_key: scimRefusals.scimEmailTaken,
  users_user_name_key: scimRefusals.scimUserNameTaken,
}

/** What a draft says, checked like what people type. */
function checked(draft: ScimDraft): ScimDraft {
  const wrong = (path: string, message: string | undefined) => [
    { path, message: message ?? 'This is not right.', reason: undefined },
  ]
  const email = emailSchema.safeParse(draft.email)
  const first = personNameSchema.safeParse(draft.firstName)
  const last = personNameSchema.safeParse(draft.lastName)
  const errors = [
    ...(draft.userName === '' ? wrong('userName', 'A user name is required.') : []),
    ...(email.success ? [] : wrong('emails', email.error.issues[0]?.message)),
    ...(first.success ? [] : wrong('name.givenName', first.error.issues[0]?.message)),
    ...(last.success ? [] : wrong('name.familyName', last.error.issues[0]?.message)),
    ...(draft.puid.length > 100 ? wrong('employeeNumber', 'A number has at most 100 characters.') : []),
  ]
  if (!email.success || !first.success || !last.success || errors.length > 0)
    throw new Refusal(platformRefusals.invalidInput, { errors })
  return { ...draft, email: email.data, firstName: first.data, lastName: last.data }
}

function refuseAdministrators({ roles }: Pick<ScimRow, 'roles'>): void {
  if (roles.some((role) => role === 'SuperAdmin' || role === 'Admin')) throw new Refusal(scimRefusals.scimAdministrator)
}

/**
 * Opens or closes the account where the provider changes its mind. What an administrator has closed stays closed, however
 * often the provider says that the person is active.
 */
async function follow(trx: Db, row: ScimRow, active: boolean, actor: Actor) {
  if (active === row.isActive) return { isActive: active, hasDisabled: row.hasDisabled }
  if (!active) {
    const disables = row.disabledAt === null
    if (disables) await disableAccounts(trx, [row.id], { by, actor })
    return { isActive: false, hasDisabled: disables }
  }
  if (row.hasDisabled && row.disabledAt !== null) await enableAccounts(trx, [row.id], { by, actor })
  return { isActive: true, hasDisabled: false }
}

async function apply(trx: Db, row: ScimRow, draft: ScimDraft, actor: Actor): Promise<void> {
  refuseAdministrators(row)
  const { firstName, lastName, email, puid } = draft
  if (row.hasPassword && email.toLowerCase() !== row.email.toLowerCase()) throw new Refusal(scimRefusals.scimEmailStays)
  // Who sends no number does not take it away: it is what the person is known by.
  const fields = { firstName, lastName, email, uid: row.uid ?? '', puid: puid || (row.puid ?? '') }
  const { count, before, after } = changedFields({ ...row }, fields)
  if (count > 0) {
    await updateUserFields(trx, row.id, fields)
    const act = { action: 'user.update', entityType: 'user', entityId: row.id } as const
    await recordAct(trx, actor, { ...act, before, after })
  }
  const standing = await follow(trx, row, draft.active, actor)
  const changed = { userName: draft.userName, externalId: draft.externalId || null, ...standing }
  const isSame =
    changed.userName === row.userName &&
    changed.externalId === row.externalId &&
    changed.isActive === row.isActive &&
    changed.hasDisabled === row.hasDisabled
  if (count > 0 || !isSame) await updateScimUser(trx, row.id, changed)
}

async function lock(trx: Db, id: number): Promise<ScimRow> {
  const row = await lockOptionalScimUser(trx, id)
  if (!row) throw new Refusal(platformRefusals.notFound)
  return row
}

/** Somebody new. An address that somebody has makes them nobody else's: their number does. */
async function makePerson(trx: Db, draft: ScimDraft, actor: Provisioner): Promise<number> {
  if (await selectOptionalByEmail(trx, draft.email)) throw new Refusal(scimRefusals.scimEmailTaken)
  const { email, firstName, lastName, puid } = draft
  const userName = await freeUserName(trx, draft.userName)
  const person = { userName, email, firstName, lastName, puid: puid || null, createdBy: actor.userId }
  const id = await insertPerson(trx, person)
  const act = { action: 'user.create', entityType: 'user', entityId: id } as const
  await recordAct(trx, actor, { ...act, after: { by, userName } })
  return id
}

/** Makes a person, or takes over the one with this university number. */
export async function createScimUser(db: Db, actor: Provisioner, body: ScimDraft): Promise<number> {
  const draft = checked(body)
  return await refusingOn(taken, () =>
    db.transaction().execute(async (trx) => {
      if (await isScimUserName(trx, draft.userName)) throw new Refusal(scimRefusals.scimUserNameTaken)
      const known = await findByNumber(trx, draft.puid || undefined, actor)
      if (known && (await selectOptionalScimUser(trx, known.id))) throw new Refusal(scimRefusals.scimPersonTaken)
      const id = known?.id ?? (await makePerson(trx, draft, actor))
      const { userName, externalId } = draft
      await insertScimUser(trx, id, { userName, externalId: externalId || null, isActive: true, hasDisabled: false })
      if (known) {
        const act = { action: 'identity.link', entityType: 'user', entityId: id } as const
        await recordAct(trx, actor, { ...act, after: { provider: by, subject: userName } })
      }
      await apply(trx, await lock(trx, id), draft, actor)
      return id
    }),
  )
}

interface Change {
  readonly id: number
  readonly changes: Partial<ScimDraft>
}

/** Changes what is named, or everything that a whole draft says. */
export async function changeScimUser(db: Db, actor: Actor, { id, changes }: Change): Promise<void> {
  await refusingOn(taken, () =>
    db.transaction().execute(async (trx) => {
      const row = await lock(trx, id)
      const { userName, firstName, lastName, email, isActive: active } = row
      const current = {
        userName,
        firstName,
        lastName,
        email,
        active,
        externalId: row.externalId ?? '',
        puid: row.puid ?? '',
      }
      await apply(trx, row, checked({ ...current, ...changes }), actor)
    }),
  )
}

/** Lets go of a person: the account is closed, and the person stays with their work. */
export async function releaseScimUser(db: Db, actor: Actor, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await lock(trx, id)
    refuseAdministrators(row)
    if (row.disabledAt === null) await disableAccounts(trx, [id], { by, actor })
    await deleteScimUser(trx, id)
  })
}
