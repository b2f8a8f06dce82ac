import { expect, it } from 'vitest'
import { personFromOpenId } from './person-at-provider.ts'

it('takes names and addresses from a provider without what cannot be seen in them', () => {
  const claims = { given_name: '\u202EnimdA\u202C', family_name: 'Ab\tel\u200B', email: '\uFEFFada@x.edu' }
  const principal = { issuer: 'https://i', sub: 's', claims, sid: undefined, idToken: '' }
  const names = { puid: '', mail: '', givenName: '', sn: '', displayName: '' }
  expect(personFromOpenId(principal, names)).toMatchObject({
    firstName: 'nimdA',
    lastName: 'Ab el',
    email: 'ada@x.edu',
  })
})

it('finds nobody by an address or number that holds what cannot be seen', () => {
  const claims = { email: 'ad\u200Ba@x.edu', number: '12\u200B34', preferred_username: 'ad\u200Da' }
  const principal = { issuer: 'https://i', sub: 's', claims, sid: undefined, idToken: '' }
  const names = { puid: 'number', mail: '', givenName: '', sn: '', displayName: '' }
  expect(personFromOpenId(principal, names)).toMatchObject({ email: undefined, puid: undefined, userName: 'ada' })
})
