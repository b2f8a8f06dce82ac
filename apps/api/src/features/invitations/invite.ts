import { recordAct, type Actor } from '../../authorization/actor.ts'
import type { Services } from '../../services/services.ts'
import { enqueue } from '../../jobs/jobs.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { isAccountLinkLeft } from '../sign-in/index.ts'
import { invitationRefusals } from './invitations.errors.ts'
import { selectOptionalIsIn, upsertInvitation, withdrawInvitation } from './invitations.queries.ts'
import { sendInvitationTask } from './send-invitation.ts'

interface Invitee {
  readonly userId: number
  /** Where the link in the letter leads. */
  readonly origin: string
}

/** Invites somebody within the caller's transaction; asked again, the letter is sent again. */
export async function invite(
  trx: Services['db'],
  actor: Actor & { readonly userId: number },
  { userId, origin }: Invitee,
): Promise<void> {
  await upsertInvitation(trx, userId, actor.userId)
  await enqueue(trx, sendInvitationTask, { userId, origin }, { key: `invite ${userId}` })
  await recordAct(trx, actor, { action: 'invitation.send', entityType: 'user', entityId: userId })
}

/** Sends an invitation, for the first time or again, to somebody who has not come in. */
export async function sendInvitation(
  { db }: Pick<Services, 'db'>,
  actor: Actor & { readonly userId: number },
  invitee: Invitee,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const isIn = await selectOptionalIsIn(trx, invitee.userId)
    if (isIn === undefined) throw new Refusal(platformRefusals.notFound)
    if (isIn) throw new Refusal(invitationRefusals.alreadyIn)
    const link = { userId: invitee.userId, purpose: 'setPassword' } as const
    if (!(await isAccountLinkLeft(trx, link))) throw new Refusal(invitationRefusals.enoughLetters)
    await invite(trx, actor, invitee)
  })
}

/** Takes an invitation back; taking it back again changes nothing. */
export async function takeBackInvitation({ db }: Pick<Services, 'db'>, actor: Actor, userId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const isIn = await selectOptionalIsIn(trx, userId)
    if (isIn === undefined) throw new Refusal(platformRefusals.notFound)
    if (isIn) throw new Refusal(invitationRefusals.alreadyIn)
    if (!(await withdrawInvitation(trx, userId))) return
    await recordAct(trx, actor, { action: 'invitation.withdraw', entityType: 'user', entityId: userId })
  })
}
