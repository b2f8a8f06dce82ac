// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'privacy.analytics.off': ["An einen Speicher für Learning Analytics wird nichts gesendet."],
  'privacy.analytics.on': ["Ihre Hochschule hat Learning Analytics eingeschaltet: Was Sie hier wann tun und Ihre Punktzahlen gehen an ihren Ereignisspeicher, unter einer Nummer, die für Sie steht; Namen und Antworten nur, wenn Ihre Hochschule das so entschieden hat."],
  'privacy.browser': ["Ein Token, mit dem Sie angemeldet bleiben, wie Sie Listen zuletzt angesehen haben, sowie Antworten und Abgaben, die noch nicht gesendet werden konnten. Sie werden entfernt, wenn Sie sich abmelden; nicht gesendete Antworten, sobald sie angekommen sind. Mit welcher Art von Konto Sie sich zuletzt angemeldet haben, wird für das nächste Mal gemerkt. Kein Teil einer Seite wird von anderen Unternehmen geladen."],
  'privacy.browser.title': ["Was Ihr Browser speichert"],
  'privacy.intro': ["Diese Seite sagt, was Isomorph über Sie speichert, warum, und wer es sehen kann."],
  'privacy.kept.events': ["Wann Sie sich anmelden sowie Änderungen von Rollen und Punktzahlen, damit Missbrauch erkannt werden kann."],
  'privacy.kept.identity': ["Wer Sie sind: Name, E-Mail-Adresse, Benutzername und die Kennungen, die Ihre Hochschule für Sie verwendet."],
  'privacy.kept.roles': ["Ihre Rollen und die Kurse, die Sie geben oder besuchen."],
  'privacy.kept.times': ["Wie lange die Seite einer Aufgabe vor Ihnen geöffnet ist, für Zahlen über den ganzen Kurs. Niemand wird danach bewertet, und keine Seite zeigt die Zeit einer einzelnen Person."],
  'privacy.kept.title': ["Was gespeichert wird"],
  'privacy.kept.work': ["Ihre Arbeit: was Sie in Antwortfelder eingeben, was Sie einreichen, wann, wie es bewertet wurde, sowie Punktzahlen, Kommentare und Änderungen der Bewertenden."],
  'privacy.purpose': ["Um Ihre Arbeit zu bewerten, sie Ihnen und Ihren Lehrpersonen zu zeigen, Noten richtig zu halten und den Dienst sicher zu betreiben. Es wird nicht verkauft und nicht für Werbung verwendet."],
  'privacy.purpose.title': ["Wozu es dient"],
  'privacy.questions': ["Fragen: ",["email"]],
  'privacy.readers': ["Sie selbst; die Lehrpersonen und Bewertenden Ihrer Kurse, für die Arbeit in ihren Kursen; die Administration Ihrer Hochschule. Handelt die Administration als Sie, so sieht sie, was Sie sehen; das wird festgehalten. Ist Ihr Kurs mit einer Lernplattform verbunden, so gehen Ihre Punktzahlen aus diesem Kurs dorthin."],
  'privacy.readers.title': ["Wer es sehen kann"],
  'privacy.rights': ["Arbeiten und Noten werden so lange aufbewahrt, wie es die Aufbewahrungsregeln Ihrer Hochschule verlangen. Im Rahmen dieser Regeln können Sie verlangen, das über Sie Gespeicherte einzusehen, zu berichtigen oder zu löschen."],
  'privacy.rights.title': ["Wie lange, und Ihre Rechte"],
  'privacy.title': ["Datenschutzerklärung"],
}
