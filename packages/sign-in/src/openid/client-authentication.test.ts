import { generateKeyPairSync } from 'node:crypto'
import { importJWK, jwtVerify } from 'jose'
import { describe, expect, it } from 'vitest'
import { createSigningKey, type PublicSigningKey } from '../signing-key.ts'
import { checkClient, checkOffer } from './check-connection.ts'
import { tryInTurn, waysToAuthenticate, type WayToAuthenticate } from './client-authentication.ts'
import { discoverProvider } from './discover-provider.ts'
import { discoveryDocument } from './discovery-document.fixtures.ts'
import { say } from '../sentences.ts'
import { SignInError } from '../sign-in-error.ts'
import type { OpenIdClient } from './openid-client.ts'

const issuer = 'https://login.example.edu'
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})
const signingKey = { kid: 'a', privateKey }
const client: OpenIdClient = { issuer, clientId: 'isomorph', clientSecret: 'plain', scope: 'openid' }

async function namesOf(changes: Partial<OpenIdClient>, offered?: string[]): Promise<string[]> {
  const metadata = { ...discoveryDocument(issuer), ...(offered && { token_endpoint_auth_methods_supported: offered }) }
  return (await waysToAuthenticate({ ...client, ...changes }, metadata)).map(({ name }) => name)
}

describe('how a client proves itself', () => {
  it.each<[string, Partial<OpenIdClient>, string[] | undefined, string[]]>([
    ['Basic where the provider does not tell', {}, undefined, ['basic']],
    ['Basic, then Post', {}, ['client_secret_post', 'client_secret_basic'], ['basic', 'post']],
    ['Post where nothing else is offered', {}, ['client_secret_post', 'private_key_jwt'], ['post']],
    ['both where neither is offered', {}, ['private_key_jwt'], ['basic', 'post']],
    ['as chosen, whatever is offered', { authentication: 'post' }, ['client_secret_basic'], ['post']],
    ['without encoding at last', { clientSecret: 'a+b' }, undefined, ['basic', 'basicAsIs']],
    [
      'a signature where that is chosen, for the issuer and for the token endpoint',
      { authentication: 'privateKey', clientSecret: undefined as never, signingKey },
      undefined,
      ['assertion', 'assertionForEndpoint'],
    ],
    ['nothing without a secret', { clientSecret: undefined as never }, undefined, ['none']],
  ])('%s', async (_what, changes, offered, names) => expect(await namesOf(changes, offered)).toEqual(names))

  function headerOf({ authentication }: WayToAuthenticate): string {
    const headers = new Headers()
    authentication({ issuer }, { client_id: 'isomorph' }, new URLSearchParams(), headers)
    return Buffer.from(headers.get('authorization')?.slice('Basic '.length) ?? '', 'base64').toString()
  }

  it('passes on secrets with any sign, encoded and as they are', async () => {
    const signs = String.fromCodePoint(...Array.from({ length: 95 }, (_each, index) => index + 32))
    for (const clientSecret of [signs, 'päss wörd €', '🔑%41+:']) {
      const [encoded, plain] = await waysToAuthenticate({ ...client, clientSecret, clientId: 'a:b' }, { issuer })
      if (!encoded || !plain) throw new Error('There are two ways.')
      const parts = headerOf(encoded).split(':')
      expect(parts.map((part) => new URLSearchParams(`x=${part}`).get('x'))).toEqual(['a:b', clientSecret])
      expect(headerOf(plain)).toBe(`a:b:${clientSecret}`)
    }
  })

  it('leaves signs as they are that need no encoding, such as those of a GUID', async () => {
    const [way] = await waysToAuthenticate(
      { ...client, clientId: '0f-9_a', clientSecret: 'x.y-z_~'.slice(0, 6) },
      { issuer },
    )
    expect(way && headerOf(way)).toBe('0f-9_a:x.y-z_')
  })
})

describe('ways that are tried in turn', () => {
  const configured = (['basic', 'post'] as const).map((name) => ({ name, configuration: {} as never }))
  const refused = new SignInError('clientRefused', say('clientRefusedStatus', { status: 401 }))

  it('begin with the one that was accepted last', async () => {
    const asClient = tryInTurn(configured)
    const tried: string[] = []
    const exchange = async (_configuration: unknown, name: string): Promise<string> => {
      tried.push(name)
      if (name === 'basic') throw refused
      return name
    }
    expect([await asClient(exchange), await asClient(exchange)]).toEqual(['post', 'post'])
    expect(tried).toEqual(['basic', 'post', 'post'])
  })

  it('end with a refusal that is not about the client, which uses nothing up twice', async () => {
    const wrong = new SignInError('wrongCode', say('providerAnswered', { answer: 'invalid_grant' }))
    let count = 0
    await expect(
      tryInTurn(configured)(async () => {
        count += 1
        throw wrong
      }),
    ).rejects.toBe(wrong)
    expect(count).toBe(1)
    await expect(
      tryInTurn(configured)(async () => {
        throw refused
      }),
    ).rejects.toBe(refused)
  })
})

it('is tried again by Post where the provider refuses Basic', async () => {
  const seen: string[] = []
  const provider = await discoverProvider(client, {
    fetch: async (_address, init) => {
      if (init?.method !== 'POST')
        return Response.json({
          ...discoveryDocument(issuer),
          token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
        })
      const isPost = init.body instanceof URLSearchParams && init.body.get('client_secret') === 'plain'
      seen.push(isPost ? 'post' : 'basic')
      return Response.json({ error: isPost ? 'invalid_grant' : 'invalid_client' }, { status: isPost ? 400 : 401 })
    },
  })
  expect(await checkClient(provider, 'https://quiz.example.edu/callback')).toBe('post')
  expect(seen).toEqual(['basic', 'post'])
})

describe('a signed assertion', () => {
  async function signedClient(): Promise<{ client: OpenIdClient; publicKey: PublicSigningKey }> {
    const { publicKey, privateKey } = await createSigningKey(2048)
    const { clientSecret: _secret, ...rest } = client
    return {
      client: { ...rest, authentication: 'privateKey', signingKey: { kid: publicKey.kid, privateKey } },
      publicKey,
    }
  }

  it('is for the issuer first, then for the token endpoint, lasts a minute and counts once', async () => {
    const { client: signed, publicKey } = await signedClient()
    const assertions: string[] = []
    const provider = await discoverProvider(signed, {
      fetch: async (_address, init) => {
        if (init?.method !== 'POST') return Response.json(discoveryDocument(issuer))
        const body = init.body instanceof URLSearchParams ? init.body : new URLSearchParams()
        expect(body.get('client_assertion_type')).toBe('urn:ietf:params:oauth:client-assertion-type:jwt-bearer')
        assertions.push(body.get('client_assertion') ?? '')
        const isRefused = assertions.length === 1
        return Response.json(
          { error: isRefused ? 'invalid_client' : 'invalid_grant' },
          { status: isRefused ? 401 : 400 },
        )
      },
    })
    expect(await checkClient(provider, 'https://quiz.example.edu/callback')).toBe('assertionForEndpoint')
    const key = await importJWK({ ...publicKey }, 'RS256')
    const checked = await Promise.all(assertions.map(async (each) => await jwtVerify(each, key)))
    expect(checked.map(({ payload }) => payload.aud)).toEqual([issuer, `${issuer}/token`])
    expect(new Set(checked.map(({ payload }) => payload.jti)).size).toBe(2)
    for (const { payload, protectedHeader } of checked) {
      expect(payload).toMatchObject({ iss: 'isomorph', sub: 'isomorph' })
      expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(60)
      expect(protectedHeader).toMatchObject({ alg: 'RS256', kid: publicKey.kid })
    }
  })

  it('is refused in words where there is no key, and where the provider does not offer it', async () => {
    const { signingKey: _key, ...without } = (await signedClient()).client
    const answering = (changes: object) => async () => Response.json({ ...discoveryDocument(issuer), ...changes })
    const provider = await discoverProvider(without, { fetch: answering({}) })
    await expect(checkClient(provider, 'https://quiz.example.edu/callback')).rejects.toThrow('There is no key yet.')
    await expect(checkOffer(provider)).rejects.toThrow('(private_key_jwt)')
    const other = {
      token_endpoint_auth_methods_supported: ['private_key_jwt'],
      token_endpoint_auth_signing_alg_values_supported: ['ES256'],
    }
    await expect(checkOffer(await discoverProvider(without, { fetch: answering(other) }))).rejects.toThrow('RS256')
  })
})
