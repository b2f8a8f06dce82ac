import { readMembers, serviceScopes } from '@isomorph/sign-in'
import { serviceClientOf, type ExternalProviderRow } from '../external-providers/index.ts'
import { ensureMembers, findMembers, spokenMembers } from './resolve-members.ts'
import { maximumPeople, RosterRefusal, type Reading, type RosterAtSource } from './roster-at-source.ts'
import type { Source } from './roster-syncs.queries.ts'

/** Reads the roster of a course of a learning platform (Names and Roles). */
export async function readPlatformRoster(
  services: Reading,
  source: Source,
  provider: ExternalProviderRow,
): Promise<RosterAtSource> {
  if (source.membershipsUrl === '')
    throw new RosterRefusal(
      'The platform does not let us read its roster. Allow the tool to do so, and open a link again.',
    )
  const client = await serviceClientOf(services, provider, [serviceScopes.membership])
  const members = spokenMembers(await readMembers(client, source.membershipsUrl, maximumPeople))
  if (members.length === 0) throw new RosterRefusal('The platform answered with an empty roster. Nobody was removed.')
  return {
    people: members.length,
    missing: '',
    find: async () => await findMembers(services, provider, members),
    ensure: async () => await ensureMembers(services, provider, members),
  }
}
