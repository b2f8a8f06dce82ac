import { describe, expect, it } from 'vitest'
import { reasonOf } from '../../testing/lti.fixtures.ts'
import { createTestApi } from '../../testing/test-api.ts'
import { type TestPage } from '../../testing/test-browser.ts'
import {
  api,
  owner,
  toolOrigin,
  ends,
  start,
  type Started,
  holdRegistration,
  useRegistrations,
} from './lti-registrations.fixtures.ts'

useRegistrations()

async function refusedBy({ list }: Started, page: TestPage) {
  return { status: page.status, reason: reasonOf(page), connected: (await list()).length }
}

function refusal(reason: string) {
  return { status: 400, reason, connected: 0 }
}

describe('a registration that is refused', () => {
  it('by an address without a platform, that is wrong, that has ended, or that was used', async () => {
    const started = await start()
    const { browser, made, open, agree, list } = started
    expect(reasonOf(await browser.go(made.address))).toBe('incompleteRegistration')
    expect(reasonOf(await browser.go(`${toolOrigin}/lti/register/wrong`))).toBe('addressUnknown')
    const asking = await open()
    await agree(asking)
    expect(reasonOf(await agree(asking))).toBe('addressUsed')
    expect(await list()).toHaveLength(1)
    await api.db
      .updateTable('ltiRegistrations')
      .set({ expiresAt: new Date(0) })
      .execute()
    expect(reasonOf(await open())).toBe('addressUnknown')
  })

  it('by two browsers at once: one of them registers', async () => {
    const { open, agree, list } = await start()
    const asking = await open()
    const pages = await Promise.all([agree(asking), agree(asking)])
    expect(pages.filter(({ text }) => text.includes('is registered'))).toHaveLength(1)
    expect(await list()).toHaveLength(1)
  })

  it('by a second browser while the first registers, whoever else opens the address in between', async () => {
    const started = await start()
    const { open, agree, list, read, badAddress } = started
    const asking = await open()
    const { asked, letGo } = holdRegistration(started)
    const first = agree(asking)
    await asked
    expect(reasonOf(await open(badAddress))).toBe('configurationUnreachable')
    expect(reasonOf(await agree(asking))).toBe('addressBusy')
    expect((await read()).lastError).toBe('')
    letGo()
    expect(reasonOf(await first)).toBe('noAnswer')
    expect((await read()).lastError).toContain('503')
    expect(await list()).toEqual([])
  })

  it('late, and says nothing of an address that was used meanwhile', async () => {
    const started = await start()
    const { open, agree, read, badAddress } = started
    const { asked, letGo } = holdRegistration(started)
    const first = agree(await open())
    await asked
    await owner.db.updateTable('ltiRegistrations').set({ usedAt: new Date() }).execute()
    letGo()
    expect(reasonOf(await first)).toBe('noAnswer')
    expect(reasonOf(await open(badAddress))).toBe('addressUsed')
    expect((await read()).lastError).toBe('')
  })

  it('by a platform under the name of another one', async () => {
    const started = await start({ product: 'canvas' })
    expect(await refusedBy(started, await started.open())).toEqual(refusal('otherHost'))
    const { lastError, said } = await started.read()
    expect(lastError).toContain('does not belong to https://canvas.instructure.com')
    const hosts = { code: 'hostOfOthers', params: { issuer: 'https://canvas.instructure.com' } }
    expect(said).toMatchObject([{ code: 'otherHost' }, hosts])
    expect(await started.ledger()).toMatchObject([{ outcome: 'refused', summary: 'otherHost', said }])
  })

  it('by a platform whose configuration is gone, is no JSON, or lacks an address', async () => {
    const started = await start()
    const { platform, open } = started
    const answers = [
      [404, '', 'configurationUnreachable'],
      [200, '<html>', 'configurationWrong'],
      [200, JSON.stringify({ issuer: platform.origin }), 'configurationWrong'],
      [200, 'x'.repeat(600_000), 'configurationUnreachable'],
    ] as const
    for (const [status, body, reason] of answers) {
      platform.misbehave((request, response) => {
        if (!request.url?.startsWith('/openid-configuration')) return false
        response.writeHead(status, { 'content-type': 'application/json' }).end(body)
        return true
      })
      expect(await refusedBy(started, await open())).toEqual(refusal(reason))
    }
  })

  it('by a platform that is not there any more, or redirects elsewhere', async () => {
    const started = await start()
    const { open, platform } = started
    platform.misbehave((_request, response) => {
      response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
      return true
    })
    expect(await refusedBy(started, await open())).toEqual(refusal('configurationUnreachable'))
    await platform.close()
    expect(await refusedBy(started, await open())).toEqual(refusal('configurationUnreachable'))
  })

  it('by its token, its rules, or its silence; the same address then counts again', async () => {
    const started = await start()
    const { platform, open, agree, list, read } = started
    const answers = [
      [401, '{"error":"token_already_used"}', 'tokenRefused', 'token_already_used', 'platformRefusesSaying'],
      [
        400,
        '{"error_description":"The domain is wrong."}',
        'registrationRefused',
        'The domain is wrong.',
        'platformRefusesSaying',
      ],
      [503, '', 'noAnswer', '503', 'platformFault'],
      [200, '{}', 'answerWrong', 'client ID', 'registeredWithoutClientId'],
      [200, 'thanks', 'answerWrong', 'no JSON', 'registeredNoJson'],
    ] as const
    for (const [status, body, reason, words, code] of answers) {
      platform.misbehave((request, response) => {
        if (request.url !== '/register') return false
        response.writeHead(status, { 'content-type': 'application/json' }).end(body)
        return true
      })
      const page = await agree(await open())
      expect(await refusedBy(started, page)).toEqual(refusal(reason))
      const { lastError, said } = await read()
      expect(lastError).toContain(words)
      expect(said.map((each) => each.code)).toEqual([reason, code])
    }
    platform.misbehave(undefined)
    await agree(await open())
    expect(await list()).toHaveLength(1)
  })

  it('with issuer and client id of a platform that is connected', async () => {
    const started = await start()
    const { open, agree, make, platform, list } = started
    await agree(await open())
    const again = await agree(await open(platform.registrationAddress((await make()).address)))
    expect(reasonOf(again)).toBe('connectedAlready')
    expect(await list()).toHaveLength(1)
  })

  it('outside of tier local by a platform without https, or in a private network', async () => {
    const started = await start()
    const { made, platform } = started
    const strict = await createTestApi({
      tier: 'production',
      publicOrigins: ['https://quiz.example.edu'],
      beside: api,
      isOnLoopback: false,
    })
    ends.push(strict.close)
    const ask = async (configuration: string) => {
      const query = new URLSearchParams({ openid_configuration: configuration }).toString()
      const url = `${new URL(made.address).pathname}?${query}`
      const { payload } = await strict.app.inject({ url, headers: { host: 'quiz.example.edu' } })
      return /Reason: <code>(\w+)<\/code>/.exec(payload)?.[1]
    }
    expect(await ask(`${platform.origin}/openid-configuration`)).toBe('plainAddress')
    expect(await ask('https://127.0.0.1/openid-configuration')).toBe('configurationUnreachable')
  })
})
