// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'letters.appealAnswered': ["Su reclamación sobre ",["name"]," ha recibido respuesta."],
  'letters.appealRaised': ["Un estudiante reclama contra una calificación de ",["name"],"."],
  'letters.choose': ["Elegir de qué se le avisa"],
  'letters.corrected': ["Se corrigieron resultados de ",["name"],"."],
  'letters.dueSoon': [["name"]," vence: ",["moment"],"."],
  'letters.end': ["Dejar de recibir estos mensajes"],
  'letters.greeting': ["Hola:"],
  'letters.greeting.named': ["Hola, ",["name"],":"],
  'letters.line': [["course"],": ",["sentence"]],
  'letters.linkTo': [["label"],": ",["url"]],
  'letters.opened': [["name"]," está abierto."],
  'letters.regradeReady': ["Ya se puede mirar lo que cambiaría una recalificación de ",["name"],"."],
  'letters.released': ["Ya hay resultados de ",["name"],"."],
  'letters.subject.several': ["Novedades de sus cursos (",["count"],")"],
  'letters.toGrade': ["Hay respuestas de ",["name"]," que esperan calificación."],
}
