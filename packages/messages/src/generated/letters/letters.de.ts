// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'letters.appealAnswered': ["Ihr Einspruch zu ",["name"]," wurde beantwortet."],
  'letters.appealRaised': ["Gegen eine Bewertung von ",["name"]," wurde Einspruch erhoben."],
  'letters.choose': ["Wählen, was Ihnen mitgeteilt wird"],
  'letters.corrected': ["Ergebnisse von ",["name"]," wurden berichtigt."],
  'letters.dueSoon': [["name"]," ist fällig: ",["moment"],"."],
  'letters.end': ["Diese E-Mails beenden"],
  'letters.greeting': ["Guten Tag,"],
  'letters.greeting.named': ["Guten Tag ",["name"],","],
  'letters.line': [["course"],": ",["sentence"]],
  'letters.linkTo': [["label"],": ",["url"]],
  'letters.opened': [["name"]," ist geöffnet."],
  'letters.regradeReady': ["Was eine Neubewertung von ",["name"]," ändern würde, kann jetzt angesehen werden."],
  'letters.released': ["Ergebnisse von ",["name"]," sind da."],
  'letters.subject.several': ["Neuigkeiten aus Ihren Kursen (",["count"],")"],
  'letters.toGrade': ["Antworten von ",["name"]," warten auf Bewertung."],
}
