import type { Kysely } from 'kysely'
import type { CodePurpose, Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { isViolation } from '../../data/constraints.ts'
import type { Services } from '../../services/services.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { createCode } from '../sign-in/index.ts'
import { takeOverRoles, type ProviderRow } from '../identity-providers/index.ts'
import { linkPerson } from './people/link-person.ts'
import type { PersonAtProvider } from './person-at-provider.ts'
import { failureRefusals } from './provider-sign-in.errors.ts'

interface Finishing {
  readonly provider: ProviderRow
  readonly person: PersonAtProvider
  readonly purpose: Extract<CodePurpose, 'casV1' | 'casTicket' | 'identityProvider'>
  readonly challenge: string
  /** Absent where no single logout can come. */
  readonly sessionKeyHash: Buffer | null
  /** Written in the same transaction. */
  readonly recordSession?: (trx: Kysely<Tables>, userId: number) => Promise<void>
}

/** What the first of two sign-ins at once may have made between two looks of the second. */
function isMadeMeanwhile(error: unknown): boolean {
  return isViolation(error, 'unique') || (error instanceof Refusal && error.kind === failureRefusals.emailTaken)
}

/** Two first sign-ins of one person at once: the second finds what the first made. */
export async function onceMoreAfterRace<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    if (isMadeMeanwhile(error)) return await attempt()
    throw error
  }
}

/** The refusal stays on record although everything else of the sign-in is undone. */
export async function recordRefusedSignIn(
  db: Kysely<Tables>,
  actor: Actor,
  provider: Pick<ProviderRow, 'id' | 'name'>,
  refusal: Refusal,
): Promise<void> {
  const act = { action: 'signIn.refused', entityType: 'identityProvider', entityId: provider.id } as const
  await recordAct(db, actor, { ...act, after: { provider: provider.name, reason: refusal.kind.type } })
}

/** `people` is what is kept in memory of who may do what. */
interface FinishingServices extends Pick<Services, 'db'> {
  readonly people: Pick<Services['people'], 'forget'>
}

/** Finds or makes the person, looks at their groups anew, and gives a code for them. */
export async function finishSignIn(
  { db, people }: FinishingServices,
  actor: Actor,
  finishing: Finishing,
): Promise<string> {
  const { provider, person, purpose, challenge, sessionKeyHash, recordSession } = finishing
  try {
    const { code, hasOtherRoles } = await onceMoreAfterRace(() =>
      db.transaction().execute(async (trx) => {
        const userId = await linkPerson(trx, provider, person, actor)
        const hasOtherRoles = await takeOverRoles(trx, provider, { userId, groups: person.groups }, actor)
        await recordSession?.(trx, userId)
        const origin = { identityProviderId: provider.id, sessionKeyHash }
        return { code: await createCode(trx, { userId, purpose, challenge, origin }), hasOtherRoles }
      }),
    )
    if (hasOtherRoles) people.forget()
    return code
  } catch (error) {
    if (error instanceof Refusal) await recordRefusedSignIn(db, actor, provider, error)
    throw error
  }
}
