import { describe, expect, it } from 'vitest'
import { configKeyOf, configKeyText } from './config-key.ts'
import { examSettings, passwordHash } from './exam-settings.ts'
import { parsePlist, writePlist } from './plist.ts'
import { isHashOf, requestHash } from './request-hash.ts'

const vector = {
  startURL: String.raw`https://a.example/exam?id=1&x=\d`,
  allowWLAN: false,
  allowWlan: true,
  originatorVersion: 'X',
  sebConfigPurpose: 0,
  empty: {},
  URLFilterRules: [{ regex: false, expression: 'a.example/*', active: true, action: 1 }],
  examKeySalt: Buffer.from('AAEC', 'base64'),
}
const text = String.raw`{"allowWlan":true,"allowWLAN":false,"examKeySalt":"AAEC","sebConfigPurpose":0,"startURL":"https://a.example/exam?id=1&x=\d","URLFilterRules":[{"action":1,"active":true,"expression":"a.example/*","regex":false}]}`
const key = 'e39ca6d07f7d36103a22e8dcd3c81228481bd4022a1cd1dbb2af409748104ce1'

describe('the Config Key', () => {
  it('is the hash of the settings as sorted JSON without escapes', () => {
    expect(configKeyText(vector)).toBe(text)
    expect(configKeyOf(vector)).toBe(key)
  })

  it('is the same for settings that went through a property list', () => {
    const xml = writePlist(vector)
    expect(xml).toContain('<plist version="1.0">')
    expect(xml).toContain('<data>AAEC</data>')
    expect(configKeyText(parsePlist(xml))).toBe(text)
  })

  it('of no settings is that of an empty object', () => {
    expect(configKeyText({})).toBe('{}')
    expect(configKeyOf({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a')
  })

  it('leaves out empty dictionaries alone: not empty lists, texts or data', () => {
    const empty = { a: {}, b: [], c: '', d: new Uint8Array(), e: [{ x: {} }], f: 1.5, g: { originatorVersion: 'kept' } }
    expect(configKeyText(empty)).toBe('{"b":[],"c":"","d":"","e":[{}],"f":1.5,"g":{"originatorVersion":"kept"}}')
  })
})

describe('the hash of a request', () => {
  it('binds a key to an address', () => {
    const sent = 'b7a281ef41e0e5fcc3463853ab53793310ca4644f127711bb4ed00bf24f515e7'
    expect(requestHash('https://a.example/exam?id=1', key)).toBe(sent)
    expect(requestHash('https://a.example/exam?id=1#part', key)).toBe(sent)
    expect(isHashOf(sent.toUpperCase(), 'https://a.example/exam?id=1', key)).toBe(true)
    expect(isHashOf(sent, 'https://a.example/exam?id=2', key)).toBe(false)
    expect(isHashOf('', 'https://a.example/exam?id=1', key)).toBe(false)
  })
})

describe('the settings of an exam', () => {
  const settings = examSettings({
    startUrl: 'https://quiz.example/start?session=a.b',
    quitUrl: 'https://quiz.example/quit',
    origin: 'https://quiz.example',
    quitPassword: 'quit123',
    salt: new Uint8Array(32),
  })

  it('hold the hash of the quit password, and no key without one', () => {
    expect(passwordHash('quit123')).toBe('40aa87896aa35b9b221fb17cb670df471c65615b887d153cbcfd3be4c338d3e1')
    expect(settings['hashedQuitPassword']).toBe(passwordHash('quit123'))
    const open = examSettings({
      startUrl: '',
      quitUrl: '',
      origin: 'http://localhost:3000',
      quitPassword: null,
      salt: new Uint8Array(),
    })
    expect(open).not.toHaveProperty('hashedQuitPassword')
    expect(open['URLFilterRules']).toEqual([{ active: true, regex: false, expression: 'localhost:3000/*', action: 1 }])
  })

  it('are those that an exam needs, and no others', () => {
    expect(settings).toEqual({
      startURL: 'https://quiz.example/start?session=a.b',
      sebConfigPurpose: 0,
      quitURL: 'https://quiz.example/quit',
      quitURLConfirm: false,
      allowQuit: true,
      hashedQuitPassword: passwordHash('quit123'),
      browserWindowWebView: 3,
      sendBrowserExamKey: true,
      URLFilterEnable: true,
      URLFilterRules: [{ active: true, regex: false, expression: 'quiz.example/*', action: 1 }],
      examKeySalt: new Uint8Array(32),
      allowSpellCheck: false,
      showTime: true,
      showReloadButton: true,
      browserWindowAllowReload: true,
    })
  })

  it('come back from the file as they were', () => {
    expect(configKeyOf(parsePlist(writePlist(settings)))).toBe(configKeyOf(settings))
  })

  it('are refused where the file holds no dictionary', () => {
    expect(() => parsePlist('<plist version="1.0"><array/></plist>')).toThrow(/dictionary/)
  })
})
