// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'notices.error.code': ["Code zum Angeben: ",["code"]],
  'notices.error.lockdownLaunch': ["Eine Sitzung im LockDown Browser konnte nicht gestartet werden. Bitte schließen Sie den Browser und versuchen Sie es noch einmal."],
  'notices.error.pageTitle': ["Fehler"],
  'notices.error.safeExamBrowser': ["Sie verlassen den Safe Exam Browser über seine eigene Schaltfläche zum Beenden. Er fragt dabei vielleicht nach dem Beenden-Passwort."],
  'notices.error.title': ["Etwas ist schiefgegangen"],
  'notices.error.unknown': ["Was Sie gerade taten, konnte nicht abgeschlossen werden. Was Sie gespeichert hatten, ist sicher."],
  'notices.home': ["Zur Startseite"],
  'notices.notFound': ["Diese Seite gibt es nicht, oder Sie haben keinen Zugriff darauf."],
  'notices.notFound.pageTitle': ["Nicht gefunden"],
  'notices.notFound.path': [["path"]," gibt es nicht, oder Sie haben keinen Zugriff darauf."],
  'notices.notFound.title': ["Hier ist nichts"],
  'notices.provider.asks': ["Der Anmeldedienst möchte Sie zuerst etwas fragen. Melden Sie sich noch einmal an und beantworten Sie dort, was er fragt."],
  'notices.provider.error': ["Der Anmeldedienst meldet einen Fehler. Bei Ihnen ist alles in Ordnung. Versuchen Sie es in einigen Minuten noch einmal oder melden Sie sich auf anderem Weg an."],
  'notices.provider.loginRequired': ["Der Anmeldedienst kennt Sie in diesem Browser nicht. Melden Sie sich noch einmal an."],
  'notices.provider.notSetUp': ["Der Anmeldedienst und diese Website passen nicht zusammen. Sagen Sie es denen, die diese Website betreiben."],
  'notices.provider.refused': ["Die Anmeldung wurde abgebrochen oder abgelehnt. Versuchen Sie es noch einmal oder melden Sie sich auf anderem Weg an."],
  'notices.provider.unavailable': ["Der Anmeldedienst kann zurzeit nicht benutzt werden. Bei Ihnen ist alles in Ordnung. Versuchen Sie es in einigen Minuten noch einmal oder melden Sie sich auf anderem Weg an."],
}
