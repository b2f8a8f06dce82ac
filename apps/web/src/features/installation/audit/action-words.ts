const words: Readonly<Record<string, string>> = {
  'session.begin': 'Signed in',
  'session.logOut': 'Logged out',
  'session.end': 'Ended a session',
  'session.endAll': 'Ended other sessions',
  'session.tokenReused': 'A used token came back: session ended',
  'session.codeReused': 'A used code came back: session ended',
  'signIn.refused': 'Sign-in refused',
  'session.singleLogout': 'Logged out by the identity provider',
  'identity.link': 'Signed in at an identity provider for the first time',
  'identity.otherPuid': 'Identity provider sent another university number',
  'identityProvider.create': 'Connected an identity provider',
  'identityProvider.update': 'Changed an identity provider',
  'identityProvider.delete': 'Removed an identity provider',
  'impersonation.start': 'Began to impersonate',
  'impersonation.stop': 'Stopped impersonating',
  'password.reset': 'Set a password by link',
  'password.change': 'Changed the password',
  'password.sendLink': 'Sent a password link',
  'profile.update': 'Changed their own names',
  'profile.confirmEmail': 'Confirmed an e-mail address',
  'userRole.grant': 'Granted a role',
  'userRole.revoke': 'Took a role away',
  'user.create': 'Added a person',
  'user.update': 'Changed names or identifiers',
  'people.import': 'Imported people from a file',
  'invitation.send': 'Sent an invitation',
  'invitation.withdraw': 'Withdrew an invitation',
  'group.create': 'Made a course',
  'group.update': 'Changed a course',
  'group.delete': 'Deleted a course',
  'group.restore': 'Restored a course',
  'group.addUsers': 'Added people to a course',
  'group.removeUser': 'Removed somebody from a course',
  'groupAssessment.create': 'Gave an assessment to a course',
  'groupAssessment.update': 'Changed an assessment of a course',
  'groupAssessment.release': 'Released results by hand',
  'groupAssessment.delete': 'Took an assessment away from a course',
  'response.mark': 'Marked an answer by hand',
  'assessment.create': 'Made an assessment',
  'assessment.update': 'Changed an assessment',
  'assessment.delete': 'Deleted an assessment',
  'assessment.restore': 'Restored an assessment',
  'problem.create': 'Wrote a problem',
  'problem.update': 'Changed a problem',
  'problem.delete': 'Deleted a problem',
  'problem.restore': 'Restored a problem',
  'term.create': 'Made a term',
  'term.update': 'Changed a term',
  'term.delete': 'Deleted a term',
  'configuration.update': 'Changed settings',
  'downtime.begin': 'Began a downtime',
  'downtime.update': 'Changed a downtime',
  'downtime.end': 'Ended the downtime',
  'cache.purge': 'Purged the cache',
}

function spaced(part: string): string {
  return part.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** An action in words; one without words of its own, `sharedLibrary.create`, is “Shared library: create”. */
export function actionWords(action: string): string {
  return words[action] ?? capitalised(action.split('.').map(spaced).join(': '))
}

/** The name of a field as people read it: `defaultTimeZoneId` is “Default time zone id”. */
export function fieldWords(field: string): string {
  return capitalised(spaced(field))
}
