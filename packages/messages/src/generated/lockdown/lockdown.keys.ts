// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface LockdownMessages {
  /** This assessment is closed. It cannot be begun any more. */
  readonly 'lockdown.closed': undefined
  /** LockDown Browser has to be checked again. What you have typed is kept. */
  readonly 'lockdown.expired.detail': undefined
  /** The check of LockDown Browser has run out */
  readonly 'lockdown.expired.title': undefined
  /** Help */
  readonly 'lockdown.help': undefined
  /** Leave {browser} */
  readonly 'lockdown.leave': { readonly browser: string }
  /** You can leave {browser} here when you have finished. */
  readonly 'lockdown.leavingAfter': { readonly browser: string }
  /** You can leave {browser} here when you have finished, or at once with the quit password of your invigilator. */
  readonly 'lockdown.leavingAfterOrByPassword': { readonly browser: string }
  /** To leave {browser} before the end, you need the quit password. Your instructor or invigilator has it. */
  readonly 'lockdown.leavingByPassword': { readonly browser: string }
  /** Have you installed {browser} for {system}? Close other programs before you open it. */
  readonly 'lockdown.machine.known': { readonly browser: string; readonly system: string }
  /** {browser} runs on Windows, macOS and iPads. Open this page on one of them. */
  readonly 'lockdown.machine.other': { readonly browser: string }
  /** Open in {browser} */
  readonly 'lockdown.open': { readonly browser: string }
  /** {browser} opens now, and this page is not needed any more. */
  readonly 'lockdown.opens': { readonly browser: string }
  /** Download the configuration */
  readonly 'lockdown.opens.download': undefined
  /** install it */
  readonly 'lockdown.opens.install': undefined
  /** Nothing happened? {download} and open the file. It works once. If {browser} is missing, {install}. */
  readonly 'lockdown.opens.nothing': { readonly browser: string; readonly download: string; readonly install: string }
  /** You have finished. While others may be working, your work can be looked at in {browser} only. */
  readonly 'lockdown.reason.finished': { readonly browser: string }
  /** You have finished. You can look at your work here from {moment} on, and in {browser} before. */
  readonly 'lockdown.reason.finishedUntil': { readonly browser: string; readonly moment: string }
  /** You take this assessment in {browser}, a LockDown Browser: it shows the assessment and nothing else until you have finished. */
  readonly 'lockdown.reason.toStart': { readonly browser: string }
  /** You have begun in {browser}. Go on there: this browser shows nothing of the assessment, and your instructor sees that you have left {browser}. */
  readonly 'lockdown.reason.underWay': { readonly browser: string }
  /** Check LockDown Browser again */
  readonly 'lockdown.renewal.checkAgain': undefined
  /** Close LockDown Browser, and open it again from the start page of the assessment. */
  readonly 'lockdown.renewal.openAgain': undefined
  /** {title}. What you type is kept in this browser and not sent meanwhile. {next} */
  readonly 'lockdown.renewal.refused': { readonly next: string; readonly title: string }
  /** You are logged in as {name}. If that is not you, log out before you go on. */
  readonly 'lockdown.signedInAs': { readonly name: string }
  /** Opens {moment}. Come back then. */
  readonly 'lockdown.tooEarly': { readonly moment: string }
}
