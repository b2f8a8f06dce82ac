import type { Element } from '@xmldom/xmldom'
import { childrenOf, isNamed, onlyChild, parseXml, textOf } from '../xml.ts'

const casNamespace = 'http://www.yale.edu/tp/cas'

/** Who a ticket was for. Values stay text (numbers may begin with zeros), repeated ones are lists. */
export interface CasPrincipal {
  readonly user: string
  readonly attributes: ReadonlyMap<string, readonly string[]>
}

/** What CAS answered: a principal, a failure with CAS' code for it, or nothing that can be understood. */
export type ServiceResponse =
  | { readonly kind: 'success'; readonly principal: CasPrincipal }
  | { readonly kind: 'failure'; readonly code: string; readonly description: string }
  | { readonly kind: 'unreadable' }

const unreadable: ServiceResponse = { kind: 'unreadable' }

/** `<cas:attribute name="puid" value="…"/>`, which some servers write beside or instead of `<cas:attributes>`. */
function isNamedValue(element: Element): boolean {
  return isNamed(element, casNamespace, 'attribute') && element.hasAttribute('name')
}

function readAttributes(success: Element): CasPrincipal['attributes'] {
  const attributes = new Map<string, string[]>()
  const add = (name: string, value: string): void => {
    attributes.set(name, [...(attributes.get(name) ?? []), value])
  }
  const nested = childrenOf(success)
    .filter((child) => isNamed(child, casNamespace, 'attributes'))
    .flatMap(childrenOf)
  for (const element of [...nested, ...childrenOf(success).filter(isNamedValue)]) {
    if (isNamedValue(element)) add(element.getAttribute('name') ?? '', element.getAttribute('value') ?? textOf(element))
    else add(element.localName ?? '', textOf(element))
  }
  return attributes
}

/** Reads the answer of `/serviceValidate` and `/p3/serviceValidate` (CAS 2.0 and 3.0). */
export function parseServiceResponse(text: string): ServiceResponse {
  const root = parseXml(text)
  if (!root || !isNamed(root, casNamespace, 'serviceResponse')) return unreadable
  const success = onlyChild(root, casNamespace, 'authenticationSuccess')
  const failure = onlyChild(root, casNamespace, 'authenticationFailure')
  if (failure && !success)
    return { kind: 'failure', code: failure.getAttribute('code') ?? '', description: textOf(failure) }
  const user = success && !failure ? textOf(onlyChild(success, casNamespace, 'user')) : ''
  if (!success || user === '') return unreadable
  return { kind: 'success', principal: { user, attributes: readAttributes(success) } }
}

/** Reads the answer of `/validate` (CAS 1.0): `yes`, then the user; or `no`. */
export function parseValidation(text: string): ServiceResponse {
  const [verdict, user = ''] = text.split(/\r?\n/)
  if (verdict?.trim() === 'no') return { kind: 'failure', code: 'INVALID_TICKET', description: '' }
  if (verdict?.trim() !== 'yes' || user.trim() === '') return unreadable
  return { kind: 'success', principal: { user: user.trim(), attributes: new Map() } }
}
