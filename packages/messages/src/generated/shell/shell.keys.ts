// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface ShellMessages {
  /** That has been deleted. */
  readonly 'shell.access.deleted': undefined
  /** You no longer have access to this page. What you last typed was not saved. */
  readonly 'shell.access.lost': undefined
  /** You do not have access to that page. */
  readonly 'shell.access.none': undefined
  /** Send it by e-mail */
  readonly 'shell.crash.byMail': undefined
  /** What you had saved is safe. Reload to go on{support, select, yes {; if this comes back, send us the report.} other {.}} */
  readonly 'shell.crash.explanation': { readonly support: 'yes' | 'other' }
  /** The report could not be sent. */
  readonly 'shell.crash.notSent': undefined
  /** Error */
  readonly 'shell.crash.pageTitle': undefined
  /** Reload */
  readonly 'shell.crash.reload': undefined
  /** The report: */
  readonly 'shell.crash.report': undefined
  /** Send Crash Report */
  readonly 'shell.crash.send': undefined
  /** Thank you. Reference: {reference} */
  readonly 'shell.crash.sent': { readonly reference: string }
  /** Crash report */
  readonly 'shell.crash.subject': undefined
  /** Oops! Something went wrong while processing your request. */
  readonly 'shell.crash.title': undefined
  /** {own} ({course} where the course is) */
  readonly 'shell.date.inBoth': { readonly course: string; readonly own: string }
  /** N/A */
  readonly 'shell.date.none': undefined
  /** Log in as an administrator */
  readonly 'shell.downtime.administrator': undefined
  /** Downtime is on: everybody else sees the downtime screen. */
  readonly 'shell.downtime.band': undefined
  /** Time limits and due dates go on meanwhile. What was saved is submitted at the deadline; your instructor can give you more time. */
  readonly 'shell.downtime.clocks': undefined
  /** End downtime */
  readonly 'shell.downtime.end': undefined
  /** The product is being worked on. What you have saved is safe. Please come back in a little while. */
  readonly 'shell.downtime.explanation': undefined
  /** This page looks again by itself and takes you back. */
  readonly 'shell.downtime.looksAgain': undefined
  /** The answers that you typed are kept in this browser and will be sent when the product is back. */
  readonly 'shell.downtime.savedAnswers': undefined
  /** Log in as somebody else */
  readonly 'shell.downtime.somebodyElse': undefined
  /** We'll be right back! */
  readonly 'shell.downtime.title': undefined
  /** {hours} h {minutes} min */
  readonly 'shell.duration.both': { readonly hours: string; readonly minutes: string }
  /** {hours} h */
  readonly 'shell.duration.hours': { readonly hours: string }
  /** {minutes} min */
  readonly 'shell.duration.minutes': { readonly minutes: string }
  /** Contact {email} */
  readonly 'shell.footer.contact': { readonly email: string }
  /** Privacy policy */
  readonly 'shell.footer.privacy': undefined
  /** {product} at our institution */
  readonly 'shell.footer.subject': { readonly product: string }
  /** University */
  readonly 'shell.footer.university': undefined
  /** Want to use {product} at your institution? {link} */
  readonly 'shell.footer.wanted': { readonly link: string; readonly product: string }
  /** Write to us */
  readonly 'shell.footer.write': undefined
  /** Home */
  readonly 'shell.home': undefined
  /** You act as {person} and see what they see. */
  readonly 'shell.impersonation.band': { readonly person: string }
  /** Impersonation */
  readonly 'shell.impersonation.label': undefined
  /** You act as somebody else: nothing can be started or answered in their place. */
  readonly 'shell.impersonation.notInTheirPlace': undefined
  /** Could not start impersonation */
  readonly 'shell.impersonation.notStarted': undefined
  /** Could not stop impersonation */
  readonly 'shell.impersonation.notStopped': undefined
  /** Stop */
  readonly 'shell.impersonation.stop': undefined
  /** Log In */
  readonly 'shell.logIn': undefined
  /** Log Out */
  readonly 'shell.logOut': undefined
  /** Admin */
  readonly 'shell.menu.admin': undefined
  /** Admins */
  readonly 'shell.menu.admins': undefined
  /** AI Problem Creators */
  readonly 'shell.menu.aiProblemCreators': undefined
  /** Assessment Creators */
  readonly 'shell.menu.assessmentCreators': undefined
  /** Assessments */
  readonly 'shell.menu.assessments': undefined
  /** Cache */
  readonly 'shell.menu.cache': undefined
  /** Courses */
  readonly 'shell.menu.courses': undefined
  /** Creators */
  readonly 'shell.menu.creators': undefined
  /** Help */
  readonly 'shell.menu.help': undefined
  /** Installation */
  readonly 'shell.menu.installation': undefined
  /** Shared Libraries */
  readonly 'shell.menu.libraries': undefined
  /** Manage */
  readonly 'shell.menu.manage': undefined
  /** Problem Creators */
  readonly 'shell.menu.problemCreators': undefined
  /** Problems */
  readonly 'shell.menu.problems': undefined
  /** Courses You're Taking */
  readonly 'shell.menu.taking': undefined
  /** Courses You're Teaching */
  readonly 'shell.menu.teaching': undefined
  /** Users */
  readonly 'shell.menu.users': undefined
  /** Using Isomorph */
  readonly 'shell.menu.using': undefined
  /** {count, plural, one {# minute} other {# minutes}} */
  readonly 'shell.minutes': { readonly count: number }
  /** Check your network connection and refresh. What you had saved is safe. */
  readonly 'shell.missing.explanation': undefined
  /** This page could not be loaded */
  readonly 'shell.missing.heading': undefined
  /** Page not loaded */
  readonly 'shell.missing.title': undefined
  /** As {person} */
  readonly 'shell.nav.as': { readonly person: string }
  /** Main */
  readonly 'shell.nav.label': undefined
  /** Menu */
  readonly 'shell.nav.menu': undefined
  /** Open in a new tab */
  readonly 'shell.nav.newTab': undefined
  /** Skip to content */
  readonly 'shell.nav.skip': undefined
  /** Your network connection appears to be having issues. Please check your connection and refresh your browser. */
  readonly 'shell.network.alert': undefined
  /** Network Offline */
  readonly 'shell.network.offline': undefined
  /** There is no network connection. */
  readonly 'shell.network.offline.detail': undefined
  /** Unknown Error */
  readonly 'shell.network.unknown': undefined
  /** An unknown error has occurred. */
  readonly 'shell.network.unknown.detail': undefined
  /** Your browser did not open a new tab. Allow this site to open tabs, or open the link again at your platform. */
  readonly 'shell.newTab.blocked': undefined
  /** Could not open a new tab */
  readonly 'shell.newTab.failed': undefined
  /** Ask again */
  readonly 'shell.notReady.askAgain': undefined
  /** This takes much longer than it should, and the page has stopped asking. If it is not there later either, tell an administrator. */
  readonly 'shell.notReady.explanation': undefined
  /** Your input was not lost. The rest of the page works. */
  readonly 'shell.panel.explanation': undefined
  /** This part could not be shown */
  readonly 'shell.panel.title': undefined
  /** {count, plural, one {{points} point} other {{points} points}} */
  readonly 'shell.points': { readonly count: number; readonly points: string }
  /** , {points} still to be marked */
  readonly 'shell.points.pending': { readonly points: string }
  /** Refresh */
  readonly 'shell.refresh': undefined
  /** {because, select, sessionEnd {Your input from before the session ended was restored} other {Your unsaved input was restored}}{isWhole, select, yes {.} other {, except passwords and other secrets.}} */
  readonly 'shell.restored': { readonly because: 'sessionEnd' | 'other'; readonly isWhole: 'yes' | 'other' }
  /** Discard restored input */
  readonly 'shell.restored.discard': undefined
  /** You are logged in as {name}. If that is not you, log out before you go on. */
  readonly 'shell.signedInAs': { readonly name: string }
  /** Try again */
  readonly 'shell.tryAgain': undefined
  /** What you changed on this page has not been saved. */
  readonly 'shell.unsaved.explanation': undefined
  /** Leave */
  readonly 'shell.unsaved.leave': undefined
  /** Save and leave */
  readonly 'shell.unsaved.saveAndLeave': undefined
  /** Stay */
  readonly 'shell.unsaved.stay': undefined
  /** Leave without saving? */
  readonly 'shell.unsaved.title': undefined
  /** Your account */
  readonly 'shell.user.account': undefined
  /** Colours */
  readonly 'shell.user.colours': undefined
  /** Dark */
  readonly 'shell.user.colours.dark': undefined
  /** Light */
  readonly 'shell.user.colours.light': undefined
  /** System */
  readonly 'shell.user.colours.system': undefined
  /** Hi, {name} */
  readonly 'shell.user.hi': { readonly name: string }
  /** Impersonating {name} */
  readonly 'shell.user.impersonating': { readonly name: string }
  /** Stop Impersonating */
  readonly 'shell.user.stop': undefined
  /** A new version of Isomorph is available. Your browser will now refresh... */
  readonly 'shell.version.alert': undefined
  /** Please click "Refresh" to get the new version. If you continue seeing this message, please clear your browser cache and try again. */
  readonly 'shell.version.explanation': undefined
  /** Later */
  readonly 'shell.version.later': undefined
  /** A new version of the product is available */
  readonly 'shell.version.title': undefined
}
