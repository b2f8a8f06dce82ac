import { describe, expect, it } from 'vitest'
import { parseServiceResponse, parseValidation } from './service-response.ts'

const namespace = 'xmlns:cas="http://www.yale.edu/tp/cas"'

function response(content: string): ReturnType<typeof parseServiceResponse> {
  return parseServiceResponse(`<cas:serviceResponse ${namespace}>${content}</cas:serviceResponse>`)
}

function attributesOf(content: string): Record<string, readonly string[]> {
  const answer = response(`<cas:authenticationSuccess><cas:user>stud1</cas:user>${content}</cas:authenticationSuccess>`)
  return answer.kind === 'success' ? Object.fromEntries(answer.principal.attributes) : {}
}

describe('the answer of serviceValidate', () => {
  it('gives user and attributes, as text and as lists', () => {
    const attributes = `<cas:attributes>
      <cas:isFromNewLogin>true</cas:isFromNewLogin><cas:puid>0012345678</cas:puid>
      <cas:groups>a</cas:groups><cas:groups>b</cas:groups></cas:attributes>`
    expect(attributesOf(attributes)).toEqual({
      isFromNewLogin: ['true'],
      puid: ['0012345678'],
      groups: ['a', 'b'],
    })
  })

  it('reads attributes in either spelling, and both together', () => {
    const beside = '<cas:attributes><cas:sn>One</cas:sn></cas:attributes><cas:attribute name="puid" value="007"/>'
    expect(attributesOf(beside)).toEqual({ sn: ['One'], puid: ['007'] })
    expect(attributesOf('<cas:attributes><cas:attribute name="mail" value="a@example.org"/></cas:attributes>')).toEqual(
      { mail: ['a@example.org'] },
    )
  })

  it('goes by the namespace, not by the prefix', () => {
    const plain = '<authenticationSuccess><user>stud1</user></authenticationSuccess>'
    expect(
      parseServiceResponse(`<serviceResponse xmlns="http://www.yale.edu/tp/cas">${plain}</serviceResponse>`),
    ).toMatchObject({ kind: 'success', principal: { user: 'stud1' } })
    expect(parseServiceResponse(`<serviceResponse xmlns="urn:other">${plain}</serviceResponse>`).kind).toBe(
      'unreadable',
    )
    expect(parseServiceResponse(`<serviceResponse>${plain}</serviceResponse>`).kind).toBe('unreadable')
  })

  it('gives the code of a failure', () => {
    expect(response('<cas:authenticationFailure code="INVALID_TICKET">not found</cas:authenticationFailure>')).toEqual({
      kind: 'failure',
      code: 'INVALID_TICKET',
      description: 'not found',
    })
  })

  it('takes a name with a comment in it as a whole', () => {
    const commented =
      '<cas:authenticationSuccess><cas:user>admin<!-- -->istrator</cas:user></cas:authenticationSuccess>'
    expect(response(commented)).toMatchObject({ principal: { user: 'administrator' } })
  })

  it.each([
    ['no document', 'yes\nstud1\n'],
    ['a document that ends too early', `<cas:serviceResponse ${namespace}><cas:authenticationSuccess>`],
    [
      'a document type',
      `<!DOCTYPE x [<!ENTITY e "stud1">]><cas:serviceResponse ${namespace}><cas:authenticationSuccess><cas:user>&e;</cas:user></cas:authenticationSuccess></cas:serviceResponse>`,
    ],
    [
      'an entity that nobody declared',
      `<cas:serviceResponse ${namespace}><cas:authenticationSuccess><cas:user>&e;</cas:user></cas:authenticationSuccess></cas:serviceResponse>`,
    ],
    ['another root', `<cas:authenticationSuccess ${namespace}><cas:user>stud1</cas:user></cas:authenticationSuccess>`],
    ['an empty text', ''],
  ])('understands nothing from %s', (_what, text) => {
    expect(parseServiceResponse(text)).toEqual({ kind: 'unreadable' })
  })

  it.each([
    ['no user', '<cas:authenticationSuccess/>'],
    ['an empty user', '<cas:authenticationSuccess><cas:user> </cas:user></cas:authenticationSuccess>'],
    [
      'two users',
      '<cas:authenticationSuccess><cas:user>a</cas:user><cas:user>b</cas:user></cas:authenticationSuccess>',
    ],
    [
      'success and failure at once',
      '<cas:authenticationSuccess><cas:user>a</cas:user></cas:authenticationSuccess><cas:authenticationFailure code="INVALID_TICKET"/>',
    ],
  ])('takes %s for nobody', (_what, content) => {
    expect(response(content)).toEqual({ kind: 'unreadable' })
  })
})

describe('the answer of validate', () => {
  it.each(['yes\nstud1\n', 'yes\r\nstud1\r\n', 'yes\nstud1'])('names the user: %j', (text) => {
    expect(parseValidation(text)).toMatchObject({ kind: 'success', principal: { user: 'stud1' } })
  })

  it.each(['no\n', 'no\n\n', 'no'])('refuses: %j', (text) => expect(parseValidation(text).kind).toBe('failure'))

  it.each(['', 'yes', 'yes\n\n', 'yesterday\nstud1', '<html>yes</html>'])('means nothing: %j', (text) => {
    expect(parseValidation(text).kind).toBe('unreadable')
  })
})
