import type { PlatformRefusalCode } from '@isomorph/contract'
import type { RefusalKeys } from './refusal-keys.ts'

/** The messages of what any call can be refused for: a code without one does not compile. */
export const platformRefusalKeys: Readonly<Record<PlatformRefusalCode, RefusalKeys>> = {
  invalidInput: {
    title: 'refusals.invalidInput.title',
    detail: 'refusals.invalidInput.detail',
  },
  unreadableRequest: {
    title: 'refusals.unreadableRequest.title',
    detail: 'refusals.unreadableRequest.detail',
  },
  notSignedIn: {
    title: 'refusals.notSignedIn.title',
    detail: 'refusals.notSignedIn.detail',
  },
  notAllowed: {
    title: 'refusals.notAllowed.title',
    detail: 'refusals.notAllowed.detail',
  },
  notFound: {
    title: 'refusals.notFound.title',
    detail: 'refusals.notFound.detail',
  },
  requestTooSlow: {
    title: 'refusals.requestTooSlow.title',
    detail: 'refusals.requestTooSlow.detail',
  },
  otherRefusal: {
    title: 'refusals.otherRefusal.title',
    detail: 'refusals.otherRefusal.detail',
  },
  tooManyRequests: {
    title: 'refusals.tooManyRequests.title',
    detail: 'refusals.tooManyRequests.detail',
    waiting: 'refusals.tooManyRequests.waiting',
  },
  unavailable: {
    title: 'refusals.unavailable.title',
    detail: 'refusals.unavailable.detail',
  },
  tookTooLong: {
    title: 'refusals.tookTooLong.title',
    detail: 'refusals.tookTooLong.detail',
  },
  stopping: {
    title: 'refusals.stopping.title',
    detail: 'refusals.stopping.detail',
  },
}
