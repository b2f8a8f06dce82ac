import { defineRefusals } from '../../platform/refusals.ts'

export const accountRefusals = defineRefusals({
  wrongCredentials: {
    status: 401,
    title: 'User name or password is wrong',
    detail: 'Check both and try again. Capital letters count in the password.',
  },
  accountLocked: {
    status: 429,
    title: 'Too many failed sign-ins',
    detail: 'Wait a few minutes before you try again.',
  },
  invalidGrant: {
    status: 400,
    title: 'The sign-in has ended',
    detail: 'The code or refresh token is not valid any more. Sign in again.',
  },
  unknownClient: { status: 400, title: 'Unknown client', detail: 'No client with this id may ask for tokens.' },
  setupDone: {
    status: 409,
    title: 'The first administrator exists already',
    detail: 'Sign in; further people are added by an administrator.',
  },
})
