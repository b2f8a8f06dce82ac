interface FailureWords {
  readonly title: string
  readonly detail: string
}

/**
 * Why signing in through a provider did not end with a person, in words for that person. The server answers calls with
 * them; where the browser comes back from a provider, the address carries the name alone and the web app has the words.
 */
export const signInFailures = {
  accessDenied: {
    title: 'The sign-in was cancelled or refused',
    detail: 'Try again, or log in another way.',
  },
  providerUnreachable: {
    title: 'The sign-in service cannot be reached',
    detail: 'It does not answer at the moment. Try again in a few minutes, or log in another way.',
  },
  providerTooSlow: {
    title: 'The sign-in service takes too long',
    detail: 'It did not answer in time. Try again in a few minutes, or log in another way.',
  },
  providerError: {
    title: 'The sign-in service reports an error',
    detail: 'Nothing is wrong on your side. Try again in a few minutes, or log in another way.',
  },
  providerMisbehaves: {
    title: 'The sign-in service gave an answer that cannot be trusted',
    detail: 'You were not logged in. Log in another way, and tell the people who run this site.',
  },
  wrongClock: {
    title: 'Two clocks disagree',
    detail: 'The clock of the sign-in service and ours are too far apart. Tell the people who run this site.',
  },
  providerNotSetUp: {
    title: 'The sign-in service is not set up right',
    detail: 'It does not know this site. Log in another way, and tell the people who run this site.',
  },
  clientRefused: {
    title: 'The sign-in service refuses this site',
    detail:
      'It does not take the client id or the secret that is set up here. Log in another way, and tell the people who run this site.',
  },
  providerNotOffered: {
    title: 'This way to log in is not offered',
    detail: 'It was switched off or removed. Log in another way.',
  },
  signInExpired: {
    title: 'The sign-in took too long, or was begun elsewhere',
    detail: 'It counts for ten minutes, once, and in the browser in which it was begun. Try again.',
  },
  ticketRefused: {
    title: 'The sign-in has ended',
    detail: 'The ticket of the sign-in service was used already, or is too old. Log in again.',
  },
  accountDisabled: {
    title: 'This account is disabled',
    detail: 'Nobody can sign in to it. Log in with another account, or ask an administrator.',
  },
  unknownPerson: {
    title: 'You are not known here',
    detail:
      'The sign-in worked, but nobody has added you here yet. Ask your instructor or an administrator to add you.',
  },
  emailTaken: {
    title: 'Somebody with your e-mail address is here already',
    detail: 'If that is you, log in the way you did before, or ask an administrator to connect the two.',
  },
  emailMissing: {
    title: 'The sign-in service did not tell your e-mail address',
    detail: 'Without it you cannot be added here. Ask an administrator to add you.',
  },
} as const satisfies Readonly<Record<string, FailureWords>>

export type SignInFailure = keyof typeof signInFailures
