// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'lockdown-settings.download': ["Die Konfiguration herunterladen, um ihren Schlüssel zu lesen"],
  'lockdown-settings.keys': ["Browser Exam Keys"],
  'lockdown-settings.keys.hint': ["Einer je Zeile, aus den eigenen Einstellungen des Safe Exam Browsers; einer für jede verwendete Version und jedes System. Leer: jede Version."],
  'lockdown-settings.keys.ofOtherPassword': ["Mit einem anderen Beenden-Passwort hat der Safe Exam Browser andere Browser Exam Keys. Die Schlüssel oben lassen niemanden mehr ein, der ihn von da an öffnet. Speichern Sie, laden Sie die Konfiguration erneut herunter und tragen Sie die Schlüssel ein, die der Safe Exam Browser dann anzeigt."],
  'lockdown-settings.keys.wrong': ["Schlüssel ",["number"],": ",["message"]],
  'lockdown-settings.need': ["Studierende brauchen"],
  'lockdown-settings.noRespondus': ["Respondus LockDown Browser kann nicht gewählt werden: Diese Website hat die Geheimnisse nicht, die der Hersteller Lizenznehmern gibt."],
  'lockdown-settings.none': ["Keiner: jeder Browser"],
  'lockdown-settings.none.explain': ["Studierende arbeiten im Browser ihrer Wahl."],
  'lockdown-settings.notSaved': ["Das konnte nicht gespeichert werden"],
  'lockdown-settings.quitPassword': ["Beenden-Passwort"],
  'lockdown-settings.quitPassword.hint': ["Nötig, um den Safe Exam Browser vor dem Ende zu beenden; die Schaltfläche zum Verlassen erscheint, wenn jemand fertig ist. Nennen Sie es nur der Aufsicht. Leer: Alle dürfen beenden."],
  'lockdown-settings.respondus.explain': ["Studierende öffnen den Test von seiner Startseite aus im Respondus LockDown Browser, für den Ihre Hochschule eine Lizenz hat."],
  'lockdown-settings.respondusImitated': [["name"]," (nachgeahmt: beweist nichts)"],
  'lockdown-settings.safeExamBrowser.explain': ["Studierende öffnen den Test von seiner Startseite aus im Safe Exam Browser, der kostenlos ist. Jede Antwort und jede Seite braucht ihn; ein anderer Browser daneben zeigt nichts. Ein Nachteilsausgleich nimmt einzelne Studierende aus."],
  'lockdown-settings.save': ["Prüfungsbrowser speichern"],
  'lockdown-settings.saved': ["Prüfungsbrowser gespeichert"],
  'lockdown-settings.studentsRead': ["Was Studierende darüber lesen"],
  'lockdown-settings.title': ["Prüfungsbrowser"],
}
