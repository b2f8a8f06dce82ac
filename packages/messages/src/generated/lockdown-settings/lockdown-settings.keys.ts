// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface LockdownSettingsMessages {
  /** Download the configuration to read its key */
  readonly 'lockdown-settings.download': undefined
  /** Browser Exam Keys */
  readonly 'lockdown-settings.keys': undefined
  /** One a line, from Safe Exam Browser’s own settings; one for each version and system in use. Empty: any version. */
  readonly 'lockdown-settings.keys.hint': undefined
  /** With another quit password, Safe Exam Browser has other Browser Exam Keys. The keys above let nobody in who opens it from then on. Save, download the configuration again, and list the keys that Safe Exam Browser then shows. */
  readonly 'lockdown-settings.keys.ofOtherPassword': undefined
  /** Key {number}: {message} */
  readonly 'lockdown-settings.keys.wrong': { readonly message: string; readonly number: string }
  /** Students need */
  readonly 'lockdown-settings.need': undefined
  /** Respondus LockDown Browser cannot be chosen: this site does not have the secrets that its vendor gives to licensees. */
  readonly 'lockdown-settings.noRespondus': undefined
  /** None: any browser */
  readonly 'lockdown-settings.none': undefined
  /** Students work in the browser they like. */
  readonly 'lockdown-settings.none.explain': undefined
  /** This could not be saved */
  readonly 'lockdown-settings.notSaved': undefined
  /** Quit password */
  readonly 'lockdown-settings.quitPassword': undefined
  /** Needed to quit Safe Exam Browser before the end; the button for leaving comes when a student has finished. Tell it to invigilators only. Empty: anybody may quit. */
  readonly 'lockdown-settings.quitPassword.hint': undefined
  /** Students open the assessment from its start page in Respondus LockDown Browser, for which your institution has a licence. */
  readonly 'lockdown-settings.respondus.explain': undefined
  /** {name} (imitated: proves nothing) */
  readonly 'lockdown-settings.respondusImitated': { readonly name: string }
  /** Students open the assessment from its start page in Safe Exam Browser, which is free. Every answer and every page needs it; another browser beside it shows nothing. Accommodations exempt single students. */
  readonly 'lockdown-settings.safeExamBrowser.explain': undefined
  /** Save lockdown browser */
  readonly 'lockdown-settings.save': undefined
  /** Lockdown browser saved */
  readonly 'lockdown-settings.saved': undefined
  /** What students read about it */
  readonly 'lockdown-settings.studentsRead': undefined
  /** Lockdown browser */
  readonly 'lockdown-settings.title': undefined
}
