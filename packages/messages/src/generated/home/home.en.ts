// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'home.course.open': [["count","plural",{"0":["Nothing open"],"one":["#"," assessment open"],"other":["#"," assessments open"]}]],
  'home.courses': ["Courses"],
  'home.courses.make': ["Make a course"],
  'home.courses.none': ["You have no courses yet. They appear here as soon as an instructor adds you."],
  'home.courses.none.creator': ["You have no courses yet. A course brings people and assessments together."],
  'home.needsYou': ["Needs you"],
  'home.role.grader': ["Grader"],
  'home.role.instructor': ["Instructor"],
  'home.role.student': ["Student"],
  'home.row.late': [["count"]," late to decide"],
  'home.row.started': [["started"]," of ",["learners"]," started"],
  'home.row.toGrade': [["count"]," to grade"],
  'home.running': ["Running now"],
  'home.title': ["Home"],
  'home.toDo': ["To do"],
  'home.toDo.none': ["Nothing is waiting for you. What opens next appears here."],
}
