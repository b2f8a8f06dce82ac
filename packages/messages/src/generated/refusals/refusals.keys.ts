// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface RefusalsMessages {
  /** The server names an address that is none of the web. */
  readonly 'refusals.field.addressForeign': undefined
  /** The address leads into a private network. An operator can allow that with TRUSTED_NETWORKS. */
  readonly 'refusals.field.addressInside': undefined
  /** The address begins with http://, where anybody on the way can read and change what is sent. Use https://. */
  readonly 'refusals.field.addressPlain': undefined
  /** Only the ports 80 and 443 are asked. An operator can allow others with TRUSTED_NETWORKS. */
  readonly 'refusals.field.addressPort': undefined
  /** No server has this name. */
  readonly 'refusals.field.addressUnresolved': undefined
  /** The server names an address with a user name in it. */
  readonly 'refusals.field.addressWithName': undefined
  /** Question {number} has the choices A to {last}. */
  readonly 'refusals.field.choicesUpTo': { readonly last: string; readonly number: string }
  /** Closes before it is due. */
  readonly 'refusals.field.closesBeforeDue': undefined
  /** Closes before it opens. */
  readonly 'refusals.field.closesBeforeOpens': undefined
  /** Due before it opens. */
  readonly 'refusals.field.dueBeforeOpens': undefined
  /** Somebody else is known by this e-mail address already. */
  readonly 'refusals.field.emailIsUserName': undefined
  /** Somebody else has this e-mail address already. */
  readonly 'refusals.field.emailTaken': undefined
  /** The end comes after the start. */
  readonly 'refusals.field.endBeforeStart': undefined
  /** A file has at most {most} sheets; this one has {count}. Send it in parts. */
  readonly 'refusals.field.fileTooLong': { readonly count: string; readonly most: string }
  /** Many people use this or something close to it, so it is tried first. */
  readonly 'refusals.field.guessableCommon': undefined
  /** Dates are easy to guess. */
  readonly 'refusals.field.guessableDates': undefined
  /** Keys beside each other are easy to guess. */
  readonly 'refusals.field.guessableKeys': undefined
  /** Repeated letters are easy to guess. */
  readonly 'refusals.field.guessableLetters': undefined
  /** This is mostly your name, user name or e-mail address, or the name of this product. */
  readonly 'refusals.field.guessableOwnWords': undefined
  /** Rows such as abcd or 1234 are easy to guess. */
  readonly 'refusals.field.guessableRows': undefined
  /** Repeated words are easy to guess. */
  readonly 'refusals.field.guessableWords': undefined
  /** Years are easy to guess. */
  readonly 'refusals.field.guessableYears': undefined
  /** “{name}” has errors that its author has to mend before it can be used. */
  readonly 'refusals.field.hasErrors': { readonly name: string }
  /** Another identity provider has this name. */
  readonly 'refusals.field.identityProviderNameTaken': undefined
  /** “{name}” shows an image whose file is lost. */
  readonly 'refusals.field.imageLost': { readonly name: string }
  /** Question {number} is marked by a person. Give points. */
  readonly 'refusals.field.markedByPerson': { readonly number: string }
  /** Question {number} has at most {most}. */
  readonly 'refusals.field.mostPoints': { readonly most: string; readonly number: string }
  /** Question {number}: “{text}” is no number of points. */
  readonly 'refusals.field.noPoints': { readonly number: string; readonly text: string }
  /** There is no such course. */
  readonly 'refusals.field.noSuchCourse': undefined
  /** No sheet of this assessment has the code {code}. */
  readonly 'refusals.field.noSuchSheet': { readonly code: string }
  /** There is no such term. */
  readonly 'refusals.field.noSuchTerm': undefined
  /** Nobody is called “{identifier}” here. */
  readonly 'refusals.field.nobodyCalled': { readonly identifier: string }
  /** Nobody here is known as “{identifier}”. */
  readonly 'refusals.field.nobodyKnown': { readonly identifier: string }
  /** It is not in this course. */
  readonly 'refusals.field.notInCourse': undefined
  /** Question {number} has nothing; type 0 where nothing was earned. */
  readonly 'refusals.field.nothingEntered': { readonly number: string }
  /** Type your password: this change needs it. */
  readonly 'refusals.field.passwordMissing': undefined
  /** Question {number} has points and an answer. */
  readonly 'refusals.field.pointsAndAnswer': { readonly number: string }
  /** This is your present password. */
  readonly 'refusals.field.presentPassword': undefined
  /** Another external provider has this name. */
  readonly 'refusals.field.providerNameTaken': undefined
  /** Somebody else is known by this PUID already. */
  readonly 'refusals.field.puidIsUserName': undefined
  /** Somebody else has this PUID already. */
  readonly 'refusals.field.puidTaken': undefined
  /** Another learning platform has this issuer with this client id. */
  readonly 'refusals.field.registrationTaken': undefined
  /** Somebody else has renamed the assessment since you opened it. */
  readonly 'refusals.field.renamedMeanwhile': undefined
  /** The answer is longer than what is read of one. */
  readonly 'refusals.field.serverAnswerTooLong': undefined
  /** The server redirects without end. */
  readonly 'refusals.field.serverRedirects': undefined
  /** The server takes too long to answer. */
  readonly 'refusals.field.serverTooSlow': undefined
  /** The server cannot be reached. */
  readonly 'refusals.field.serverUnreachable': undefined
  /** Codes have no “{sign}”. Look at the sheet again. */
  readonly 'refusals.field.sheetCodeForeign': { readonly sign: string }
  /** Codes have {needed} characters; this has {count}. */
  readonly 'refusals.field.sheetCodeLength': { readonly count: string; readonly needed: string }
  /** Type the code of a sheet. */
  readonly 'refusals.field.sheetCodeMissing': undefined
  /** A character of this code is wrong. Look at the sheet again. */
  readonly 'refusals.field.sheetCodeMistyped': undefined
  /** Whose sheet it is, is not known: Email or ID is of no student who has not begun. */
  readonly 'refusals.field.sheetOfWhom': undefined
  /** {code} stands in the file twice. */
  readonly 'refusals.field.sheetTwice': { readonly code: string }
  /** Another term has this name. */
  readonly 'refusals.field.termNameTaken': undefined
  /** An assessment has at most {most} sheets; it has {count}. */
  readonly 'refusals.field.tooManySheets': { readonly count: string; readonly most: string }
  /** A problem has at most {most} tags. */
  readonly 'refusals.field.tooManyTags': { readonly most: string }
  /** Type the user name: {userName} */
  readonly 'refusals.field.typeUserName': { readonly userName: string }
  /** Somebody else is known by this UID already. */
  readonly 'refusals.field.uidIsUserName': undefined
  /** Somebody else has this UID already. */
  readonly 'refusals.field.uidTaken': undefined
  /** Somebody else has this user name already. */
  readonly 'refusals.field.userNameTaken': undefined
  /** Another webhook has this name. */
  readonly 'refusals.field.webhookNameTaken': undefined
  /** This is not your current password. */
  readonly 'refusals.field.wrongPassword': undefined
  /** This code is wrong or too old. Type the one that the app shows now. */
  readonly 'refusals.field.wrongSecondFactor': undefined
  /** This is not the setup token. */
  readonly 'refusals.field.wrongSetupToken': undefined
  /** Correct the fields that are named and try again. */
  readonly 'refusals.invalidInput.detail': undefined
  /** Something in the request is not right */
  readonly 'refusals.invalidInput.title': undefined
  /** You do not have the permission for this. */
  readonly 'refusals.notAllowed.detail': undefined
  /** Not allowed */
  readonly 'refusals.notAllowed.title': undefined
  /** What you are looking for does not exist, or you have no access to it. */
  readonly 'refusals.notFound.detail': undefined
  /** Not found */
  readonly 'refusals.notFound.title': undefined
  /** Sign in and try again. */
  readonly 'refusals.notSignedIn.detail': undefined
  /** Not signed in */
  readonly 'refusals.notSignedIn.title': undefined
  /** The request cannot be answered as sent. */
  readonly 'refusals.otherRefusal.detail': undefined
  /** The request was refused */
  readonly 'refusals.otherRefusal.title': undefined
  /** Try again. */
  readonly 'refusals.requestTooSlow.detail': undefined
  /** The request took too long */
  readonly 'refusals.requestTooSlow.title': undefined
  /** It finishes what it has. Another server, or this one once it is started again, answers. */
  readonly 'refusals.stopping.detail': undefined
  /** This server is about to stop */
  readonly 'refusals.stopping.title': undefined
  /** Wait a moment and try again. */
  readonly 'refusals.tooManyRequests.detail': undefined
  /** Too many requests */
  readonly 'refusals.tooManyRequests.title': undefined
  /** Try again in {wait}. */
  readonly 'refusals.tooManyRequests.waiting': { readonly wait: string }
  /** The database did not finish in time. Try again in half a minute, or ask for less at once. */
  readonly 'refusals.tookTooLong.detail': undefined
  /** This takes too long at the moment */
  readonly 'refusals.tookTooLong.title': undefined
  /** The database cannot be reached or is busy. Try again in a moment: what was saved already is not saved twice. */
  readonly 'refusals.unavailable.detail': undefined
  /** Not available at the moment */
  readonly 'refusals.unavailable.title': undefined
  /** The body is not well-formed, or it contains characters that cannot be stored. */
  readonly 'refusals.unreadableRequest.detail': undefined
  /** The request could not be read */
  readonly 'refusals.unreadableRequest.title': undefined
  /** {count, plural, one {a minute} other {# minutes}} */
  readonly 'refusals.wait.minutes': { readonly count: number }
  /** {count, plural, one {a second} other {# seconds}} */
  readonly 'refusals.wait.seconds': { readonly count: number }
}
