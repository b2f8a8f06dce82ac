import { sayOfField } from '@isomorph/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { refusingOn } from '../../data/constraints.ts'
import type { Services } from '../../services/services.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { accountRefusals } from './sign-in.errors.ts'
import { createCode } from './tokens/create-code.ts'
import type { FailedSignIns } from './failed-sign-ins.ts'
import { refuseGuessablePassword } from './guessable-password.ts'
import { hashPassword } from './password.ts'
import { forgetSetupTokens, isSetupNeeded, isSetupToken, lockSetup } from './setup-tokens.ts'

interface FirstAdministrator {
  readonly setupToken: string
  readonly userName: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly password: string
  readonly codeChallenge: string
}

interface Attempt {
  readonly failures: FailedSignIns
  readonly actor: Actor
}

/** All tries of one address count together, whatever they name. */
const counted = 'setup'

function takenBySomebodyElse(path: 'email' | 'userName') {
  return { kind: accountRefusals.setupNameTaken, path, ...sayOfField(`${path}Taken`) }
}

async function recordRefusal(db: Kysely<Tables>, actor: Actor, reason: 'wrongToken' | 'locked'): Promise<void> {
  await recordAct(db, actor, { action: 'setup.refused', entityType: 'user', entityId: null, after: { reason } })
}

async function requireSetupToken(db: Kysely<Tables>, { failures, actor }: Attempt, setupToken: string): Promise<void> {
  if (!failures.admit(counted, actor.address)) {
    await recordRefusal(db, actor, 'locked')
    throw new Refusal(accountRefusals.setupLocked)
  }
  if (!(await isSetupToken(db, setupToken))) {
    // Somebody else may have finished meanwhile, which forgets the tokens.
    if (!(await isSetupNeeded(db))) throw new Refusal(accountRefusals.setupDone)
    await recordRefusal(db, actor, 'wrongToken')
    const errors = [{ path: 'setupToken', ...sayOfField('wrongSetupToken') }]
    throw new Refusal(accountRefusals.wrongSetupToken, { errors })
  }
  failures.forget(counted, actor.address)
}

/**
 * Makes the first super administrator, where nobody can administer, for whoever has the setup token, and signs them in.
 */
export async function createFirstAdministrator(
  { db }: Pick<Services, 'db'>,
  attempt: Attempt,
  { setupToken, password, codeChallenge, ...person }: FirstAdministrator,
): Promise<{ code: string }> {
  if (!(await isSetupNeeded(db))) throw new Refusal(accountRefusals.setupDone)
  await requireSetupToken(db, attempt, setupToken)
  await refuseGuessablePassword(password, person)
  const hash = await hashPassword(password)
  const taken = {
    users_email_key: takenBySomebodyElse('email'),
    users_user_name_key: takenBySomebodyElse('userName'),
  }
  return await refusingOn(taken, () =>
    db.transaction().execute(async (trx) => {
      await lockSetup(trx)
      if (!(await isSetupNeeded(trx))) throw new Refusal(accountRefusals.setupDone)
      const { id } = await trx.insertInto('users').values(person).returning('id').executeTakeFirstOrThrow()
      await trx.insertInto('passwords').values({ userId: id, hash }).execute()
      await trx.insertInto('globalRoles').values({ userId: id, role: 'SuperAdmin' }).execute()
      await forgetSetupTokens(trx)
      const act = { action: 'setup.complete', entityType: 'user', entityId: id } as const
      await recordAct(trx, { ...attempt.actor, userId: id }, act)
      return { code: await createCode(trx, { userId: id, purpose: 'setup', challenge: codeChallenge }) }
    }),
  )
}
