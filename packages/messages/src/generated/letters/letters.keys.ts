// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface LettersMessages {
  /** If it was not you, tell whoever runs Isomorph at your institution at once. */
  readonly 'letters.addressChanged.else': undefined
  /** Your Isomorph e-mail address was changed */
  readonly 'letters.addressChanged.subject': undefined
  /** your account of Isomorph has another e-mail address now. Letters about it go there and no longer here. */
  readonly 'letters.addressChanged.what': undefined
  /** Your appeal about {name} was answered. */
  readonly 'letters.appealAnswered': { readonly name: string }
  /** A student appeals against a mark of {name}. */
  readonly 'letters.appealRaised': { readonly name: string }
  /** Choose which e-mails you get */
  readonly 'letters.choose': undefined
  /** If you know nothing of it, do nothing. */
  readonly 'letters.confirmAddress.else': undefined
  /** this address was given for an account of Isomorph. Open this link within {days, plural, one {a day} other {# days}} to confirm that it is yours: */
  readonly 'letters.confirmAddress.link': { readonly days: number }
  /** Confirm your e-mail address */
  readonly 'letters.confirmAddress.subject': undefined
  /** Results of {name} were corrected. */
  readonly 'letters.corrected': { readonly name: string }
  /** {days, plural, one {# day late} other {# days late}} */
  readonly 'letters.daysLate': { readonly days: number }
  /** {name} is due {moment}. */
  readonly 'letters.dueSoon': { readonly moment: string; readonly name: string }
  /** Unsubscribe from these e-mails */
  readonly 'letters.end': undefined
  /** Welcome to Isomorph */
  readonly 'letters.firstPassword.subject': undefined
  /** you have chosen your first password. From now on you can log in with it; your user name is {userName}. */
  readonly 'letters.firstPassword.what': { readonly userName: string }
  /** Hello, */
  readonly 'letters.greeting': undefined
  /** Hello {name}, */
  readonly 'letters.greeting.named': { readonly name: string }
  /** An administrator invites you to Isomorph. Open this link within {days, plural, one {a day} other {# days}} to choose a password and come in: */
  readonly 'letters.invitation.link': { readonly days: number }
  /** {inviter} invites you to Isomorph. Open this link within {days, plural, one {a day} other {# days}} to choose a password and come in: */
  readonly 'letters.invitation.link.by': { readonly days: number; readonly inviter: string }
  /** The link counts once. If you do not know what this is about, do nothing. */
  readonly 'letters.invitation.once': undefined
  /** You are invited to Isomorph */
  readonly 'letters.invitation.subject': undefined
  /** {course}: {sentence} */
  readonly 'letters.line': { readonly course: string; readonly sentence: string }
  /** {label}: {url} */
  readonly 'letters.linkTo': { readonly label: string; readonly url: string }
  /** If it was not you, do nothing. */
  readonly 'letters.noPassword.else': undefined
  /** somebody, probably you, wants to reset your password. You have none here: you sign in through your institution. */
  readonly 'letters.noPassword.institution': undefined
  /** somebody, probably you, wants to reset your password. You have none here: you sign in through {providers}. */
  readonly 'letters.noPassword.providers': { readonly providers: string }
  /** Signing in to Isomorph */
  readonly 'letters.noPassword.subject': undefined
  /** {name} is open. */
  readonly 'letters.opened': { readonly name: string }
  /** Your Isomorph password was changed */
  readonly 'letters.passwordChanged.subject': undefined
  /** your password was changed, and you were logged out everywhere else. */
  readonly 'letters.passwordChanged.what': undefined
  /** What a regrade of {name} would change is ready to be looked at. */
  readonly 'letters.regradeReady': { readonly name: string }
  /** Results of {name} are available. */
  readonly 'letters.released': { readonly name: string }
  /** If it was not you, reset it at once: {url} */
  readonly 'letters.resetAtOnce': { readonly url: string }
  /** The link counts once. If it was not you, do nothing: your password stays as it is. */
  readonly 'letters.resetPassword.else': undefined
  /** somebody, probably you, wants to reset your password. Open this link within {minutes, plural, one {a minute} other {# minutes}} to choose a new one: */
  readonly 'letters.resetPassword.link': { readonly minutes: number }
  /** Reset your Isomorph password */
  readonly 'letters.resetPassword.subject': undefined
  /** you can sign in to Isomorph. Open this link within {days, plural, one {a day} other {# days}} to choose a password: */
  readonly 'letters.setPassword.link': { readonly days: number }
  /** The link counts once. */
  readonly 'letters.setPassword.once': undefined
  /** Choose your Isomorph password */
  readonly 'letters.setPassword.subject': undefined
  /** News from your courses ({count}) */
  readonly 'letters.subject.several': { readonly count: string }
  /** Answers of {name} wait for grading. */
  readonly 'letters.toGrade': { readonly name: string }
}
