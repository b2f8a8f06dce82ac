// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'home.course.open': [["count","plural",{"0":["Nada abierto"],"one":["#"," evaluación abierta"],"other":["#"," evaluaciones abiertas"]}]],
  'home.courses': ["Cursos"],
  'home.courses.make': ["Crear un curso"],
  'home.courses.none': ["Todavía no tiene cursos. Aparecerán aquí en cuanto un docente le añada."],
  'home.courses.none.creator': ["Todavía no tiene cursos. Un curso reúne a personas y evaluaciones."],
  'home.needsYou': ["Le espera"],
  'home.role.grader': ["Calificador"],
  'home.role.instructor': ["Docente"],
  'home.role.student': ["Estudiante"],
  'home.row.late': [["count"]," con retraso, por decidir"],
  'home.row.started': [["started"]," de ",["learners"]," han empezado"],
  'home.row.toGrade': [["count"]," por calificar"],
  'home.running': ["En curso"],
  'home.title': ["Inicio"],
  'home.toDo': ["Por hacer"],
  'home.toDo.none': ["No tiene nada pendiente. Lo próximo que se abra aparecerá aquí."],
}
