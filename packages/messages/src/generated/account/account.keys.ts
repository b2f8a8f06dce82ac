// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface AccountMessages {
  /** Copy address */
  readonly 'account.calendar.copy': undefined
  /** End address */
  readonly 'account.calendar.end': undefined
  /** Programs that read the present address get nothing any more. */
  readonly 'account.calendar.end.explain': undefined
  /** End the calendar address? */
  readonly 'account.calendar.end.title': undefined
  /** The calendar address has ended */
  readonly 'account.calendar.ended': undefined
  /** A calendar program can show when your assessments open, are due and close, with the dates that hold for you. Anybody who has the address can read them. */
  readonly 'account.calendar.explain': undefined
  /** Make address */
  readonly 'account.calendar.make': undefined
  /** You have no calendar address. */
  readonly 'account.calendar.none': undefined
  /** You made a calendar address on {day}. A program last read it around {moment}. */
  readonly 'account.calendar.read': { readonly day: string; readonly moment: string }
  /** New address */
  readonly 'account.calendar.renew': undefined
  /** Make a new calendar address? */
  readonly 'account.calendar.renew.title': undefined
  /** Add this address to your calendar program as a subscription. It is shown only now. */
  readonly 'account.calendar.subscribe': undefined
  /** Calendar */
  readonly 'account.calendar.title': undefined
  /** You made a calendar address on {day}. No program has read it yet. */
  readonly 'account.calendar.unread': { readonly day: string }
  /** Cancel */
  readonly 'account.cancel': undefined
  /** A file with everything that is stored about you: account, courses, answers, marks and comments as far as they are released, settings, and what you did. It is JSON, which other programs can read. */
  readonly 'account.data.explain': undefined
  /** Only the person can have it made here. */
  readonly 'account.data.onlySelf': undefined
  /** Your data */
  readonly 'account.data.title': undefined
  /** You log in with codes of an authenticator app since {moment}. */
  readonly 'account.factor.byApp': { readonly moment: string }
  /** You log in with a passkey beside your password. {count, plural, one {# recovery code is} other {# recovery codes are}} left. */
  readonly 'account.factor.byPasskey': { readonly count: number }
  /** Code */
  readonly 'account.factor.code': undefined
  /** Six digits that the app shows now. */
  readonly 'account.factor.code.hint': undefined
  /** {count, plural, one {# recovery code is} other {# recovery codes are}} left. */
  readonly 'account.factor.codesLeft': { readonly count: number }
  /** End it */
  readonly 'account.factor.end': undefined
  /** You log in without a second factor again */
  readonly 'account.factor.ended': undefined
  /** A code of an app on your telephone, asked for beside your password, keeps others out who know the password. */
  readonly 'account.factor.explain': undefined
  /** Go on */
  readonly 'account.factor.goOn': undefined
  /** Make new codes */
  readonly 'account.factor.makeCodes': undefined
  /** New recovery codes */
  readonly 'account.factor.newCodes': undefined
  /** The second factor was not set */
  readonly 'account.factor.notSet': undefined
  /** Use another app */
  readonly 'account.factor.otherApp': undefined
  /** This installation asks administrators for one. */
  readonly 'account.factor.required': undefined
  /** Set it */
  readonly 'account.factor.set': undefined
  /** Set it up */
  readonly 'account.factor.setUp': undefined
  /** Second factor */
  readonly 'account.factor.title': undefined
  /** Impersonate */
  readonly 'account.impersonate': undefined
  /** You see what they see until you stop. You cannot answer or change their account in their place, and everything you do is recorded under both names. */
  readonly 'account.impersonate.explain': undefined
  /** Impersonate {name}? */
  readonly 'account.impersonate.title': { readonly name: string }
  /** You act as this person. An account is changed by its person alone. */
  readonly 'account.impersonated': undefined
  /** An appeal was answered */
  readonly 'account.letters.appealAnswered': undefined
  /** A student appeals */
  readonly 'account.letters.appealRaised': undefined
  /** At once */
  readonly 'account.letters.atOnce': undefined
  /** Results were corrected */
  readonly 'account.letters.corrected': undefined
  /** In one letter a day, at 7 AM */
  readonly 'account.letters.digest': undefined
  /** An assessment is due soon */
  readonly 'account.letters.dueSoon': undefined
  /** Letters about assessments of your courses go to {email}. They hold no marks. */
  readonly 'account.letters.explain': { readonly email: string }
  /** No letters are sent: no mail server is connected here. */
  readonly 'account.letters.noMailServer': undefined
  /** No letter */
  readonly 'account.letters.off': undefined
  /** An assessment opened */
  readonly 'account.letters.opened': undefined
  /** A look at a regrade is ready */
  readonly 'account.letters.regradeReady': undefined
  /** Results were released */
  readonly 'account.letters.released': undefined
  /** Letters saved */
  readonly 'account.letters.saved': undefined
  /** No letters are sent: the administrators of this site have switched them off. */
  readonly 'account.letters.switchedOff': undefined
  /** Letters */
  readonly 'account.letters.title': undefined
  /** Answers wait for grading */
  readonly 'account.letters.toGrade': undefined
  /** Disable the account */
  readonly 'account.ofUser.disable': undefined
  /** Disable */
  readonly 'account.ofUser.disable.confirm': undefined
  /** Nobody can sign in as this person until you enable the account again. Sessions end at once. Work, marks and roles stay. */
  readonly 'account.ofUser.disable.explain': undefined
  /** Disable the account? */
  readonly 'account.ofUser.disable.title': undefined
  /** The account is closed */
  readonly 'account.ofUser.disabled': undefined
  /** Enable the account */
  readonly 'account.ofUser.enable': undefined
  /** The account is open again */
  readonly 'account.ofUser.enabled': undefined
  /** Remove the second factor */
  readonly 'account.ofUser.endFactor': undefined
  /** They log in by their password alone, until they set a second factor again */
  readonly 'account.ofUser.factorEnded': undefined
  /** A link to choose a password is on its way to {email} */
  readonly 'account.ofUser.linkSent': { readonly email: string }
  /** Send a password link */
  readonly 'account.ofUser.sendLink': undefined
  /** Add a passkey */
  readonly 'account.passkeys.add': undefined
  /** The passkey is added */
  readonly 'account.passkeys.added': undefined
  /** It works under another address of this installation. */
  readonly 'account.passkeys.elsewhere': undefined
  /** A passkey is kept by your telephone, computer or security key. It is asked for beside your password, or logs you in without one. */
  readonly 'account.passkeys.explain': undefined
  /** Go on with the device */
  readonly 'account.passkeys.goOn': undefined
  /** Passkeys cannot be added under this address. They need a host name and HTTPS. */
  readonly 'account.passkeys.impossible': undefined
  /** Your passkeys */
  readonly 'account.passkeys.label': undefined
  /** Name */
  readonly 'account.passkeys.name': undefined
  /** A name has at most {count, plural, one {# character} other {# characters}}. */
  readonly 'account.passkeys.name.tooLong': { readonly count: number }
  /** Name of the passkey */
  readonly 'account.passkeys.nameOfNew': undefined
  /** Added {added}, never used. */
  readonly 'account.passkeys.neverUsed': { readonly added: string }
  /** No passkey was added */
  readonly 'account.passkeys.notAdded': undefined
  /** The name was not changed */
  readonly 'account.passkeys.notRenamed': undefined
  /** Remove */
  readonly 'account.passkeys.remove': undefined
  /** Remove {name} */
  readonly 'account.passkeys.remove.of': { readonly name: string }
  /** Remove it */
  readonly 'account.passkeys.removeIt': undefined
  /** {name} logs you in no more */
  readonly 'account.passkeys.removed': { readonly name: string }
  /** Rename */
  readonly 'account.passkeys.rename': undefined
  /** Rename {name} */
  readonly 'account.passkeys.rename.of': { readonly name: string }
  /** Save the name */
  readonly 'account.passkeys.saveName': undefined
  /** Passkeys */
  readonly 'account.passkeys.title': undefined
  /** Added {added}, last used {used}. */
  readonly 'account.passkeys.used': { readonly added: string; readonly used: string }
  /** Change password */
  readonly 'account.password.change': undefined
  /** Password changed. You were logged out everywhere else. */
  readonly 'account.password.changed': undefined
  /** Current password */
  readonly 'account.password.current': undefined
  /** Type your current password. */
  readonly 'account.password.current.missing': undefined
  /** New password */
  readonly 'account.password.new': undefined
  /** The password was not changed */
  readonly 'account.password.notChanged': undefined
  /** Password */
  readonly 'account.password.title': undefined
  /** Your password */
  readonly 'account.profile.currentPassword': undefined
  /** Needed for another e-mail address. */
  readonly 'account.profile.currentPassword.hint': undefined
  /** E-mail */
  readonly 'account.profile.email': undefined
  /** First name */
  readonly 'account.profile.firstName': undefined
  /** Language */
  readonly 'account.profile.language': undefined
  /** As this browser */
  readonly 'account.profile.language.browser': undefined
  /** Pages, letters and your calendar are written in it. */
  readonly 'account.profile.language.hint': undefined
  /** Last name */
  readonly 'account.profile.lastName': undefined
  /** This could not be saved */
  readonly 'account.profile.notSaved': undefined
  /** A link has been sent to {email}. The address counts once the link is opened. */
  readonly 'account.profile.pendingEmail': { readonly email: string }
  /** Save */
  readonly 'account.profile.save': undefined
  /** Saved */
  readonly 'account.profile.saved': undefined
  /** Saved. Open the link we have sent you. */
  readonly 'account.profile.savedOpenLink': undefined
  /** Time zone */
  readonly 'account.profile.timeZone': undefined
  /** As this browser: {timeZone} */
  readonly 'account.profile.timeZone.browser': { readonly timeZone: string }
  /** Times are shown in it; due dates also say the time where the course is. */
  readonly 'account.profile.timeZone.hint': undefined
  /** You */
  readonly 'account.profile.title': undefined
  /** User name */
  readonly 'account.profile.userName': undefined
  /** Nothing was changed */
  readonly 'account.proof.notChanged': undefined
  /** Your password, to make sure that it is you */
  readonly 'account.proof.password': undefined
  /** Active within the last 15 minutes */
  readonly 'account.sessions.active': undefined
  /** {person} acts as this person here. */
  readonly 'account.sessions.actsAs': { readonly person: string }
  /** address unknown */
  readonly 'account.sessions.addressUnknown': undefined
  /** Log out */
  readonly 'account.sessions.end': undefined
  /** Log out {device}, signed in {moment} */
  readonly 'account.sessions.end.of': { readonly device: string; readonly moment: string }
  /** Log out everywhere */
  readonly 'account.sessions.endAll': undefined
  /** Log out everywhere else */
  readonly 'account.sessions.endOthers': undefined
  /** Logged out there */
  readonly 'account.sessions.ended': undefined
  /** Logged out everywhere */
  readonly 'account.sessions.endedAll': undefined
  /** Logged out everywhere else */
  readonly 'account.sessions.endedOthers': undefined
  /** This device */
  readonly 'account.sessions.here': undefined
  /** Last active {distance} */
  readonly 'account.sessions.lastActive': { readonly distance: string }
  /** Nowhere at the moment. */
  readonly 'account.sessions.nowhere': undefined
  /** Where they are signed in */
  readonly 'account.sessions.ofUser': undefined
  /** Where you are signed in */
  readonly 'account.sessions.own': undefined
  /** signed in {moment} */
  readonly 'account.sessions.since': { readonly moment: string }
  /** signed in {moment} through {provider} */
  readonly 'account.sessions.sinceThrough': { readonly moment: string; readonly provider: string }
  /** Your account */
  readonly 'account.title': undefined
}
