import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { parseDeflatedLogoutRequest, parseLogoutRequest } from './logout-request.ts'

const names = 'xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"'
const request = `<samlp:LogoutRequest ${names} ID="LR-1" Version="2.0"><saml:NameID>stud1</saml:NameID><samlp:SessionIndex>ST-1-abc</samlp:SessionIndex></samlp:LogoutRequest>`

describe('a logout request', () => {
  it('names the ticket and the person', () => {
    expect(parseLogoutRequest(request)).toEqual({ sessionIndex: 'ST-1-abc', nameId: 'stud1' })
  })

  it('may leave the person out', () => {
    const nobody = request.replace('>stud1<', '><')
    expect(parseLogoutRequest(nobody)).toEqual({ sessionIndex: 'ST-1-abc', nameId: '' })
  })

  it('comes deflated through the browser', () => {
    const encoded = deflateRawSync(request).toString('base64')
    expect(parseDeflatedLogoutRequest(encoded)).toEqual({ sessionIndex: 'ST-1-abc', nameId: 'stud1' })
  })

  it.each([
    ['nothing', ''],
    ['another document', '<a/>'],
    ['no ticket', request.replace('ST-1-abc', '')],
    ['a document type', `<!DOCTYPE a>${request}`],
    ['more text than a logout needs', request.replace('stud1', 'x'.repeat(70_000))],
  ])('is not one with %s', (_what, text) => expect(parseLogoutRequest(text)).toBeUndefined())

  it.each([
    ['what is not deflated', Buffer.from(request).toString('base64')],
    ['what is no base64', '%%%'],
    ['a bomb', deflateRawSync('x'.repeat(5_000_000)).toString('base64')],
  ])('is not read from %s', (_what, encoded) => expect(parseDeflatedLogoutRequest(encoded)).toBeUndefined())
})
