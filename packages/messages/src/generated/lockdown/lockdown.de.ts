// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'lockdown.closed': ["Dieser Test ist geschlossen. Er kann nicht mehr begonnen werden."],
  'lockdown.expired.detail': ["Der LockDown Browser muss erneut überprüft werden. Was Sie eingegeben haben, bleibt erhalten."],
  'lockdown.expired.title': ["Die Überprüfung des LockDown Browsers ist abgelaufen"],
  'lockdown.help': ["Hilfe"],
  'lockdown.leave': [["browser"]," verlassen"],
  'lockdown.leavingAfter': ["Sie können ",["browser"]," hier verlassen, wenn Sie fertig sind."],
  'lockdown.leavingAfterOrByPassword': ["Sie können ",["browser"]," hier verlassen, wenn Sie fertig sind, oder sofort mit dem Beenden-Passwort Ihrer Aufsicht."],
  'lockdown.leavingByPassword': ["Um ",["browser"]," vor dem Ende zu verlassen, brauchen Sie das Beenden-Passwort. Ihre Lehrperson oder Aufsicht hat es."],
  'lockdown.machine.known': ["Haben Sie ",["browser"]," für ",["system"]," installiert? Schließen Sie andere Programme, bevor Sie es öffnen."],
  'lockdown.machine.other': [["browser"]," läuft unter Windows, macOS und auf iPads. Öffnen Sie diese Seite auf einem davon."],
  'lockdown.open': ["In ",["browser"]," öffnen"],
  'lockdown.opens': [["browser"]," öffnet sich jetzt, und diese Seite wird nicht mehr gebraucht."],
  'lockdown.opens.download': ["Laden Sie die Konfiguration herunter"],
  'lockdown.opens.install': ["installieren Sie es"],
  'lockdown.opens.nothing': ["Nichts ist geschehen? ",["download"]," und öffnen Sie die Datei. Sie funktioniert einmal. Wenn ",["browser"]," fehlt, ",["install"],"."],
  'lockdown.reason.finished': ["Sie sind fertig. Solange andere noch arbeiten können, lässt sich Ihre Arbeit nur in ",["browser"]," ansehen."],
  'lockdown.reason.finishedUntil': ["Sie sind fertig. Sie können Ihre Arbeit ab ",["moment"]," hier ansehen, vorher in ",["browser"],"."],
  'lockdown.reason.toStart': ["Sie legen diesen Test in ",["browser"]," ab, einem LockDown Browser: Er zeigt den Test und nichts anderes, bis Sie fertig sind."],
  'lockdown.reason.underWay': ["Sie haben in ",["browser"]," begonnen. Machen Sie dort weiter: Dieser Browser zeigt nichts von dem Test, und Ihre Lehrperson sieht, dass Sie ",["browser"]," verlassen haben."],
  'lockdown.renewal.checkAgain': ["Den LockDown Browser erneut prüfen"],
  'lockdown.renewal.openAgain': ["Schließen Sie den LockDown Browser und öffnen Sie ihn von der Startseite des Tests aus wieder."],
  'lockdown.renewal.refused': [["title"],". Was Sie eingeben, bleibt in diesem Browser und wird währenddessen nicht gesendet. ",["next"]],
  'lockdown.signedInAs': ["Sie sind als ",["name"]," angemeldet. Wenn Sie das nicht sind, melden Sie sich ab, bevor Sie fortfahren."],
  'lockdown.tooEarly': ["Beginnt ",["moment"],". Kommen Sie dann wieder."],
}
