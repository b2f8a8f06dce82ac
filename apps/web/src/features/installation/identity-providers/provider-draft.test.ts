import { describe, expect, it } from 'vitest'
import { bodyOfProvider, draftOfProvider, newProvider, providerSchema, type ProviderDraft } from './provider-draft.ts'

const openId = { ...newProvider, name: 'Campus', issuer: 'https://login.example.edu', clientId: 'isomorph' }

function wrongFieldsOf(draft: ProviderDraft): string[] {
  const { error } = providerSchema.safeParse(draft)
  return (error?.issues ?? []).map(({ path }) => path.join('.'))
}

describe('a provider being typed', () => {
  it('needs a name, an address and a client', () => {
    expect(wrongFieldsOf(newProvider)).toEqual(['name', 'issuer', 'clientId'])
    expect(wrongFieldsOf(openId)).toEqual([])
    expect(wrongFieldsOf({ ...openId, issuer: 'login.example.edu', scopes: 'email' })).toEqual(['issuer', 'scopes'])
  })

  it('needs a way to log in when it is CAS', () => {
    const cas = { ...newProvider, kind: 'cas', name: 'CAS', casAddress: 'https://cas.example.edu' } as const
    expect(wrongFieldsOf(cas)).toEqual([])
    expect(wrongFieldsOf({ ...cas, takesTickets: false })).toEqual(['takesTickets'])
  })

  it('needs the name of the claim when groups give roles, and a name for each group', () => {
    const roleMappings = [{ value: 'staff', role: 'Creator' as const }]
    expect(wrongFieldsOf({ ...openId, roleMappings })).toEqual(['roleClaim'])
    expect(wrongFieldsOf({ ...openId, roleMappings, roleClaim: 'groups' })).toEqual([])
    const nameless = [{ value: ' ', role: 'Creator' as const }]
    expect(wrongFieldsOf({ ...openId, roleMappings: nameless, roleClaim: 'groups' })).toEqual(['roleMappings.0.value'])
  })

  it('sends the secret only when it was typed', () => {
    const {
      attributeNames,
      name,
      isEnabled,
      admits,
      isEmailTrusted,
      roleClaim,
      roleMappings,
      issuer,
      clientId,
      scopes,
      clientAuthentication,
    } = openId
    const common = { attributeNames, name, isEnabled, admits, isEmailTrusted, roleClaim, roleMappings }
    const client = { issuer, clientId, scopes, clientAuthentication }
    const saved = draftOfProvider({ ...common, ...client, kind: 'oidc', id: 3, hasClientSecret: true })
    expect(saved.keepsSecret).toBe(true)
    expect(bodyOfProvider(saved)).not.toHaveProperty('clientSecret')
    expect(bodyOfProvider({ ...saved, keepsSecret: false, clientSecret: ' s3cret ' })).toHaveProperty(
      'clientSecret',
      's3cret',
    )
  })
})
