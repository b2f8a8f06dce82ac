// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'letters.appealAnswered': ["Your appeal about ",["name"]," was answered."],
  'letters.appealRaised': ["A learner appeals against a mark of ",["name"],"."],
  'letters.choose': ["Choose what you are told"],
  'letters.corrected': ["Results of ",["name"]," were corrected."],
  'letters.dueSoon': [["name"]," is due ",["moment"],"."],
  'letters.end': ["End these letters"],
  'letters.greeting': ["Hello,"],
  'letters.greeting.named': ["Hello ",["name"],","],
  'letters.line': [["course"],": ",["sentence"]],
  'letters.linkTo': [["label"],": ",["url"]],
  'letters.opened': [["name"]," is open."],
  'letters.regradeReady': ["What a regrade of ",["name"]," would change is ready to be looked at."],
  'letters.released': ["Results of ",["name"]," are there."],
  'letters.subject.several': ["News from your courses (",["count"],")"],
  'letters.toGrade': ["Answers of ",["name"]," wait for grading."],
}
