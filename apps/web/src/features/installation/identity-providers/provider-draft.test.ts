import { describe, expect, it } from 'vitest'
import { bodyOfProvider, checkProvider, draftOfProvider, errorsOfServer, newProvider } from './provider-draft.ts'

const openId = { ...newProvider, name: 'Campus', issuer: 'https://login.example.edu', clientId: 'isomorph' }

describe('a provider being typed', () => {
  it('needs a name, an address and a client', () => {
    expect(Object.keys(checkProvider(newProvider))).toEqual(['name', 'issuer', 'clientId'])
    expect(checkProvider(openId)).toEqual({})
    expect(Object.keys(checkProvider({ ...openId, issuer: 'login.example.edu', scopes: 'email' }))).toEqual([
      'issuer',
      'scopes',
    ])
  })

  it('needs a way to log in when it is CAS', () => {
    const cas = { ...newProvider, kind: 'cas', name: 'CAS', casAddress: 'https://cas.example.edu' } as const
    expect(checkProvider(cas)).toEqual({})
    expect(Object.keys(checkProvider({ ...cas, takesTickets: false }))).toEqual(['takesTickets'])
  })

  it('sends the secret only when it was typed', () => {
    const { attributeNames, name, isEnabled, admits, isEmailTrusted, issuer, clientId, scopes } = openId
    const common = { attributeNames, name, isEnabled, admits, isEmailTrusted }
    const saved = draftOfProvider({ ...common, kind: 'oidc', id: 3, issuer, clientId, scopes, hasClientSecret: true })
    expect(saved.clientSecret).toBeNull()
    expect(bodyOfProvider(saved)).not.toHaveProperty('clientSecret')
    expect(bodyOfProvider({ ...saved, clientSecret: ' s3cret ' })).toHaveProperty('clientSecret', 's3cret')
  })

  it('shows what the server found beside its field', () => {
    const errors = [
      { path: 'settings.issuer', message: 'No.' },
      { path: 'name', message: 'Taken.' },
    ]
    expect(errorsOfServer({ status: 400, title: '', detail: '', errors })).toEqual({ issuer: 'No.', name: 'Taken.' })
  })
})
