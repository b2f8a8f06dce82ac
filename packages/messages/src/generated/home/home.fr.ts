// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'home.course.open': [["count","plural",{"0":["Rien d’ouvert"],"one":["#"," évaluation ouverte"],"other":["#"," évaluations ouvertes"]}]],
  'home.courses': ["Cours"],
  'home.courses.make': ["Créer un cours"],
  'home.courses.none': ["Vous n’avez pas encore de cours. Ils apparaîtront ici dès qu’un enseignant vous aura ajouté."],
  'home.courses.none.creator': ["Vous n’avez pas encore de cours. Un cours réunit des personnes et des évaluations."],
  'home.needsYou': ["Vous attend"],
  'home.role.grader': ["Correcteur"],
  'home.role.instructor': ["Enseignant"],
  'home.role.student': ["Étudiant"],
  'home.row.late': [["count"]," en retard, à décider"],
  'home.row.started': [["started"]," sur ",["learners"]," ont commencé"],
  'home.row.toGrade': [["count"]," à corriger"],
  'home.running': ["En cours"],
  'home.title': ["Accueil"],
  'home.toDo': ["À faire"],
  'home.toDo.none': ["Rien ne vous attend. Ce qui s’ouvrira ensuite apparaîtra ici."],
}
