// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'lockdown-settings.download': ["Download the configuration to read its key"],
  'lockdown-settings.keys': ["Browser Exam Keys"],
  'lockdown-settings.keys.hint': ["One a line, from Safe Exam Browser’s own settings; one for each version and system in use. Empty: any version."],
  'lockdown-settings.keys.ofOtherPassword': ["With another quit password, Safe Exam Browser has other Browser Exam Keys. The keys above let nobody in who opens it from then on. Save, download the configuration again, and list the keys that Safe Exam Browser then shows."],
  'lockdown-settings.keys.wrong': ["Key ",["number"],": ",["message"]],
  'lockdown-settings.need': ["Students need"],
  'lockdown-settings.noRespondus': ["Respondus LockDown Browser cannot be chosen: this site does not have the secrets that its vendor gives to licensees."],
  'lockdown-settings.none': ["None: any browser"],
  'lockdown-settings.none.explain': ["Students work in the browser they like."],
  'lockdown-settings.notSaved': ["This could not be saved"],
  'lockdown-settings.quitPassword': ["Quit password"],
  'lockdown-settings.quitPassword.hint': ["Needed to quit Safe Exam Browser before the end; the button for leaving comes when a student has finished. Tell it to invigilators only. Empty: anybody may quit."],
  'lockdown-settings.respondus.explain': ["Students open the assessment from its start page in Respondus LockDown Browser, for which your institution has a licence."],
  'lockdown-settings.respondusImitated': [["name"]," (imitated: proves nothing)"],
  'lockdown-settings.safeExamBrowser.explain': ["Students open the assessment from its start page in Safe Exam Browser, which is free. Every answer and every page needs it; another browser beside it shows nothing. Accommodations exempt single students."],
  'lockdown-settings.save': ["Save lockdown browser"],
  'lockdown-settings.saved': ["Lockdown browser saved"],
  'lockdown-settings.studentsRead': ["What students read about it"],
  'lockdown-settings.title': ["Lockdown browser"],
}
