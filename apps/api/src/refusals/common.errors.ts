import { downtimeTitle, type PlatformRefusalCode } from '@isomorph/contract'
import { defineRefusals, type RefusalKind } from './refusals.ts'

/** What screens say in the words of the server, or never meet. */
type OtherCode =
  | 'beyondApiToken'
  | 'inDowntime'
  | 'unknownHost'
  | 'methodNotAllowed'
  | 'tooLarge'
  | 'tooDeep'
  | 'unsupportedMediaType'

/** Refusals any route can answer. The codes that screens have words for are named by the contract. */
export const platformRefusals: Readonly<Record<PlatformRefusalCode | OtherCode, RefusalKind>> = defineRefusals({
  invalidInput: {
    status: 400,
    title: 'Something in the request is not right',
    detail: 'Correct the fields that are named and try again.',
  },
  unreadableRequest: {
    status: 400,
    title: 'The request could not be read',
    detail: 'The body is not well-formed, or it contains characters that cannot be stored.',
  },
  notSignedIn: { status: 401, title: 'Not signed in', detail: 'Sign in and try again.' },
  notAllowed: { status: 403, title: 'Not allowed', detail: 'You do not have the permission for this.' },
  beyondApiToken: {
    status: 403,
    title: 'The token is not for this call',
    detail: 'An API token makes the calls of its scopes and no others.',
  },
  inDowntime: {
    status: 403,
    title: downtimeTitle,
    detail: 'The product is being worked on. What you have saved is safe; come back in a little while.',
  },
  notFound: {
    status: 404,
    title: 'Not found',
    detail: 'What you are looking for does not exist, or you have no access to it.',
  },
  unknownHost: {
    status: 421,
    title: 'Nobody is served at this address',
    detail: 'No installation belongs to this host name. Check the address in the browser.',
  },
  methodNotAllowed: { status: 405, title: 'Not possible here', detail: 'This address does not take such a request.' },
  requestTooSlow: { status: 408, title: 'The request took too long', detail: 'Try again.' },
  tooLarge: { status: 413, title: 'Too large', detail: 'What was sent is larger than this address accepts.' },
  tooDeep: {
    status: 400,
    title: 'Nested too deeply',
    detail: 'The body has more levels of lists and objects within each other than this address accepts.',
  },
  unsupportedMediaType: {
    status: 415,
    title: 'Unknown kind of content',
    detail: 'This address does not accept that content type.',
  },
  otherRefusal: { status: 400, title: 'The request was refused', detail: 'The request cannot be answered as sent.' },
  tooManyRequests: { status: 429, title: 'Too many requests', detail: 'Wait a moment and try again.' },
  unavailable: {
    status: 503,
    title: 'Not available at the moment',
    detail:
      'The database cannot be reached or is busy. Try again in a moment: what was saved already is not saved twice.',
  },
  tookTooLong: {
    status: 503,
    title: 'This takes too long at the moment',
    detail: 'The database did not finish in time. Try again in half a minute, or ask for less at once.',
  },
  stopping: {
    status: 503,
    title: 'This server is about to stop',
    detail: 'It finishes what it has. Another server, or this one once it is started again, answers.',
  },
})
