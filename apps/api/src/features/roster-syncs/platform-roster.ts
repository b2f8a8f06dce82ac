import { rosterTexts } from '@isomorph/contract'
import { readMembers, ServiceError, serviceScopes, type Member } from '@isomorph/sign-in'
import { serviceClientOf, type ExternalProviderRow } from '../external-providers/index.ts'
import { ensureMembers, findMembers, spokenMembers, withClearNumbers } from './resolve-members.ts'
import { maximumPeople, RosterRefusal, type Reading, type RosterAtSource } from './roster-at-source.ts'
import { selectOptionalResourceLinkId, type Source } from './roster-syncs.queries.ts'

/** What a platform answers that does not know the link any more, or nothing of links. */
const linkStatuses: readonly number[] = [400, 404]

/**
 * Custom parameters belong to a link: where one of them is the university number, the roster is asked for with a link. A
 * platform that does not take the link gives the roster without it.
 */
async function readAll(services: Reading, source: Source, provider: ExternalProviderRow): Promise<Member[]> {
  const client = await serviceClientOf(services, provider, [serviceScopes.membership])
  const wanted = { maximum: maximumPeople }
  const isByLink = provider.puidClaim === 'custom'
  const resourceLinkId = isByLink ? await selectOptionalResourceLinkId(services.db, source.id) : undefined
  try {
    return await readMembers(client, source.membershipsUrl, { ...wanted, resourceLinkId })
  } catch (error) {
    const isOfLink = error instanceof ServiceError && linkStatuses.includes(error.status)
    if (resourceLinkId === undefined || !isOfLink) throw error
    return await readMembers(client, source.membershipsUrl, wanted)
  }
}

/** Reads the roster of a course of a learning platform (Names and Roles). */
export async function readPlatformRoster(
  services: Reading,
  source: Source,
  provider: ExternalProviderRow,
): Promise<RosterAtSource> {
  if (source.membershipsUrl === '') throw new RosterRefusal(rosterTexts.write('notAllowed'))
  const spoken = spokenMembers(await readAll(services, source, provider))
  if (spoken.length === 0) throw new RosterRefusal(rosterTexts.write('emptyRoster'))
  const members = withClearNumbers(spoken, provider)
  const left = spoken.length - members.length
  return {
    people: spoken.length,
    missing: left === 0 ? '' : rosterTexts.write('twoNumbers', { people: left }),
    find: async () => await findMembers(services, provider, members),
    ensure: async () => await ensureMembers(services, provider, members),
  }
}
