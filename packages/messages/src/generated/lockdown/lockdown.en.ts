// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'lockdown.closed': ["This assessment is closed. It cannot be begun any more."],
  'lockdown.expired.detail': ["LockDown Browser has to be checked again. What you have typed is kept."],
  'lockdown.expired.title': ["The check of LockDown Browser has run out"],
  'lockdown.help': ["Help"],
  'lockdown.leave': ["Leave ",["browser"]],
  'lockdown.leavingAfter': ["You can leave ",["browser"]," here when you have finished."],
  'lockdown.leavingAfterOrByPassword': ["You can leave ",["browser"]," here when you have finished, or at once with the quit password of your invigilator."],
  'lockdown.leavingByPassword': ["To leave ",["browser"]," before the end, you need the quit password. Your instructor or invigilator has it."],
  'lockdown.machine.known': ["Have you installed ",["browser"]," for ",["system"],"? Close other programs before you open it."],
  'lockdown.machine.other': [["browser"]," runs on Windows, macOS and iPads. Open this page on one of them."],
  'lockdown.open': ["Open in ",["browser"]],
  'lockdown.opens': [["browser"]," opens now, and this page is not needed any more."],
  'lockdown.opens.download': ["Download the configuration"],
  'lockdown.opens.install': ["install it"],
  'lockdown.opens.nothing': ["Nothing happened? ",["download"]," and open the file. It works once. If ",["browser"]," is missing, ",["install"],"."],
  'lockdown.reason.finished': ["You have finished. While others may be working, your work can be looked at in ",["browser"]," only."],
  'lockdown.reason.finishedUntil': ["You have finished. You can look at your work here from ",["moment"]," on, and in ",["browser"]," before."],
  'lockdown.reason.toStart': ["You take this assessment in ",["browser"],", a LockDown Browser: it shows the assessment and nothing else until you have finished."],
  'lockdown.reason.underWay': ["You have begun in ",["browser"],". Go on there: this browser shows nothing of the assessment, and your instructor sees that you have left ",["browser"],"."],
  'lockdown.renewal.checkAgain': ["Check LockDown Browser again"],
  'lockdown.renewal.openAgain': ["Close LockDown Browser, and open it again from the start page of the assessment."],
  'lockdown.renewal.refused': [["title"],". What you type is kept in this browser and not sent meanwhile. ",["next"]],
  'lockdown.signedInAs': ["You are logged in as ",["name"],". If that is not you, log out before you go on."],
  'lockdown.tooEarly': ["Opens ",["moment"],". Come back then."],
}
