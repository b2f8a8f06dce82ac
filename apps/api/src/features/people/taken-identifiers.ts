import { sayOfField } from '@isomorph/contract'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { refusingOn, type FieldRefusal } from '../../data/constraints.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { peopleRefusals } from './people.errors.ts'

type Identifier = 'email' | 'uid' | 'puid' | 'userName'

interface Claim {
  /** The person who is to have these values; missing: a new one. */
  readonly userId?: number
  /** Missing: what the database names is all that is changed. */
  readonly values?: Readonly<Partial<Record<Identifier, string>>>
  /** The field whose value is the user name as well, where none is typed. */
  readonly userNameFrom?: Identifier
}

function taken(path: Identifier): FieldRefusal {
  return { kind: peopleRefusals.identifierTaken, path, ...sayOfField(`${path}Taken`) }
}

function takenAsUserName(path: Identifier): FieldRefusal {
  if (path === 'userName') return taken(path)
  return { kind: peopleRefusals.identifierTaken, path, ...sayOfField(`${path}IsUserName`) }
}

function refusalsOf(userNameFrom: Identifier) {
  return {
    users_email_key: taken('email'),
    users_uid_key: taken('uid'),
    users_puid_key: taken('puid'),
    users_user_name_key: takenAsUserName(userNameFrom),
  } as const
}

/** Which of the values somebody else has, by the constraint that each of them breaks. */
async function selectBroken(db: Kysely<Tables>, { userId, values }: Claim): Promise<string[]> {
  if (!values) return []
  const { email = '', uid = '', puid = '', userName = '' } = values
  const others = sql`select from users where id is distinct from ${userId ?? null}::bigint and`
  const { rows } = await sql<{ name: string }>`
    select name from (values
      ('users_email_key', exists (${others} lower(email) = lower(${email}))),
      ('users_uid_key', exists (${others} lower(uid) = lower(${uid}))),
      ('users_puid_key', exists (${others} puid = ${puid})),
      ('users_user_name_key', exists (${others} lower(user_name) = lower(${userName})))
    ) as keys (name, is_broken) where is_broken`.execute(db)
  return rows.map((row) => row.name)
}

/** The refusal of a change with every field whose value somebody else has: the database names the first alone. */
async function namingAll(db: Kysely<Tables>, claim: Claim, refusal: Refusal): Promise<Refusal> {
  const broken = await selectBroken(db, claim)
  const all = Object.entries(refusalsOf(claim.userNameFrom ?? 'userName')).filter(([name]) => broken.includes(name))
  const errors = new Map(refusal.errors.map((error) => [error.path, error]))
  for (const [, { kind: _, ...error }] of all) if (!errors.has(error.path)) errors.set(error.path, error)
  return new Refusal(refusal.kind, { errors: [...errors.values()], cause: refusal.cause })
}

/** Runs a change of people and says of which fields somebody else has the values already. */
export async function refusingTakenIdentifiers<T>(
  db: Kysely<Tables>,
  claim: Claim,
  change: () => Promise<T>,
): Promise<T> {
  try {
    return await refusingOn(refusalsOf(claim.userNameFrom ?? 'userName'), change)
  } catch (error) {
    const isTaken = error instanceof Refusal && error.kind === peopleRefusals.identifierTaken
    throw isTaken ? await namingAll(db, claim, error) : error
  }
}
