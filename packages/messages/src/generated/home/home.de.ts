// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'home.course.open': [["count","plural",{"0":["Nichts offen"],"one":["#"," Test offen"],"other":["#"," Tests offen"]}]],
  'home.courses': ["Kurse"],
  'home.courses.make': ["Kurs anlegen"],
  'home.courses.none': ["Sie haben noch keine Kurse. Sie erscheinen hier, sobald eine Lehrperson Sie aufnimmt."],
  'home.courses.none.creator': ["Sie haben noch keine Kurse. Ein Kurs bringt Personen und Tests zusammen."],
  'home.needsYou': ["Wartet auf Sie"],
  'home.role.grader': ["Bewertende"],
  'home.role.instructor': ["Lehrperson"],
  'home.role.student': ["Studierende"],
  'home.row.late': [["count"]," verspätet, zu entscheiden"],
  'home.row.started': [["started"]," von ",["learners"]," haben begonnen"],
  'home.row.toGrade': [["count"]," zu bewerten"],
  'home.running': ["Läuft gerade"],
  'home.title': ["Startseite"],
  'home.toDo': ["Zu erledigen"],
  'home.toDo.none': ["Es ist nichts zu erledigen. Was als Nächstes beginnt, erscheint hier."],
}
