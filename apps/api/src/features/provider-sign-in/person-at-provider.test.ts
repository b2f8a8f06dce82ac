import { describe, expect, it } from 'vitest'
import { personFromOpenId } from './person-at-provider.ts'

it('takes names and addresses from a provider without what cannot be seen in them', () => {
  const claims = { given_name: '\u202EnimdA\u202C', family_name: 'Ab\tel\u200B', email: '\uFEFFada@x.edu' }
  const principal = { issuer: 'https://i', sub: 's', claims, sid: undefined, idToken: '' }
  const attributeNames = { puid: '', mail: '', givenName: '', sn: '', displayName: '' }
  expect(personFromOpenId(principal, { attributeNames, roleClaim: '' })).toMatchObject({
    firstName: 'nimdA',
    lastName: 'Ab el',
    email: 'ada@x.edu',
  })
})

it('finds nobody by an address or number that holds what cannot be seen', () => {
  const claims = { email: 'ad\u200Ba@x.edu', number: '12\u200B34', preferred_username: 'ad\u200Da' }
  const principal = { issuer: 'https://i', sub: 's', claims, sid: undefined, idToken: '' }
  const attributeNames = { puid: 'number', mail: '', givenName: '', sn: '', displayName: '' }
  expect(personFromOpenId(principal, { attributeNames, roleClaim: '' })).toMatchObject({
    email: undefined,
    puid: undefined,
    userName: 'ada',
  })
})

describe('the groups of a person', () => {
  const attributeNames = { puid: '', mail: '', givenName: '', sn: '', displayName: '' }
  const groupsIn = (claims: Record<string, unknown>, roleClaim: string) =>
    personFromOpenId(
      { issuer: 'https://i', sub: 's', claims, sid: undefined, idToken: '' },
      { attributeNames, roleClaim },
    ).groups

  it.each<[string, Record<string, unknown>, string, readonly string[] | undefined]>([
    ['a list', { groups: ['staff', 'math'] }, 'groups', ['staff', 'math']],
    ['one text', { affiliation: 'staff' }, 'affiliation', ['staff']],
    ['numbers, and what is none', { groups: [12, null, { a: 1 }, ''] }, 'groups', ['12']],
    ['a nested claim', { realm_access: { roles: ['staff'] } }, 'realm_access.roles', ['staff']],
    ['a claim whose name has dots', { 'https://x.edu/groups': ['staff'] }, 'https://x.edu/groups', ['staff']],
    ['a claim that is not there', {}, 'groups', []],
    ['what every object has', {}, 'constructor.name', []],
    ['a claim that was left out for its length', { _claim_names: { groups: 'src1' } }, 'groups', undefined],
    ['no claim that is asked for', { groups: ['staff'] }, '', []],
  ])('are read from %s', (_what, claims, roleClaim, groups) => expect(groupsIn(claims, roleClaim)).toEqual(groups))
})
