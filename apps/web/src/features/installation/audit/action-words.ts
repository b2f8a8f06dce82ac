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
}

function spaced(part: string): string {
  return part.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

/** An action in words: `groupAssessment.create` is “Group assessment: create”. */
export function actionWords(action: string): string {
  const known = words[action]
  if (known) return known
  const text = action.split('.').map(spaced).join(': ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
