import { z } from 'zod'
import { customIn } from './launch-claims.ts'
import { pagesOf } from './next-page.ts'
import type { ServiceClient } from './service-client.ts'
import { ServiceError } from './service-error.ts'

const mediaType = 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json'
const membersAtOnce = 500

const memberSchema = z.object({
  user_id: z.coerce.string().min(1).max(255),
  status: z.string().nullish(),
  roles: z.array(z.string()).default([]),
  name: z.string().nullish(),
  given_name: z.string().nullish(),
  family_name: z.string().nullish(),
  email: z.string().nullish(),
  lis_person_sourcedid: z.string().nullish(),
  /** What a launch of one link would say, where the roster was asked for with a link. */
  message: z.array(z.record(z.string(), z.unknown())).nullish().catch(null),
})

/** A person of a context, as Names and Role Provisioning Services 2.0 tells. Each name and address may be missing. */
export interface Member {
  readonly sub: string
  readonly isActive: boolean
  readonly roles: readonly string[]
  readonly name: string | undefined
  readonly givenName: string | undefined
  readonly familyName: string | undefined
  readonly email: string | undefined
  readonly personSourcedId: string | undefined
  /** Custom parameters of the link that was asked for; empty without one. */
  readonly custom: Readonly<Record<string, string>>
}

function memberOf(value: unknown): Member {
  const { data, error } = memberSchema.safeParse(value)
  if (error) throw new ServiceError('The platform names a member that cannot be read.', { cause: error })
  return {
    sub: data.user_id,
    isActive: (data.status ?? 'Active').toLowerCase() === 'active',
    roles: data.roles,
    name: data.name ?? undefined,
    givenName: data.given_name ?? undefined,
    familyName: data.family_name ?? undefined,
    email: data.email ?? undefined,
    personSourcedId: data.lis_person_sourcedid ?? undefined,
    custom: Object.assign({}, ...(data.message ?? []).map(customIn)) as Record<string, string>,
  }
}

const pageSchema = z.object({ members: z.array(z.unknown()) })

interface Wanted {
  readonly maximum: number
  /** A link of the context: the platform then says of each member what a launch of it would say, custom parameters among it. */
  readonly resourceLinkId?: string | undefined
}

/** Everybody in a context: all pages, or an error. A person named twice is taken once, with the roles of both. */
export async function readMembers(
  client: ServiceClient,
  address: string,
  { maximum, resourceLinkId }: Wanted,
): Promise<Member[]> {
  const first = new URL(address)
  first.searchParams.set('limit', String(membersAtOnce))
  if (resourceLinkId !== undefined) first.searchParams.set('rlid', resourceLinkId)
  const members = new Map<string, Member>()
  for await (const page of pagesOf(client, first.href, mediaType)) {
    const { data, error } = pageSchema.safeParse(page)
    if (error) throw new ServiceError('The platform answered with something that is no roster.', { cause: error })
    for (const member of data.members.map(memberOf)) {
      const before = members.get(member.sub)
      members.set(member.sub, before ? { ...member, roles: [...before.roles, ...member.roles] } : member)
    }
    if (members.size > maximum) throw new ServiceError(`The roster has more than ${maximum} people.`)
  }
  return [...members.values()]
}
