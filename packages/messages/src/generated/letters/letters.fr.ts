// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'letters.appealAnswered': ["Votre réclamation sur ",["name"]," a reçu une réponse."],
  'letters.appealRaised': ["Un étudiant conteste une note de ",["name"],"."],
  'letters.choose': ["Choisir ce qui vous est annoncé"],
  'letters.corrected': ["Des résultats de ",["name"]," ont été corrigés."],
  'letters.dueSoon': [["name"]," est à remettre : ",["moment"],"."],
  'letters.end': ["Ne plus recevoir ces messages"],
  'letters.greeting': ["Bonjour,"],
  'letters.greeting.named': ["Bonjour ",["name"],","],
  'letters.line': [["course"]," : ",["sentence"]],
  'letters.linkTo': [["label"]," : ",["url"]],
  'letters.opened': [["name"]," est ouvert."],
  'letters.regradeReady': ["Ce qu’une nouvelle correction de ",["name"]," changerait peut maintenant être regardé."],
  'letters.released': ["Les résultats de ",["name"]," sont là."],
  'letters.subject.several': ["Nouvelles de vos cours (",["count"],")"],
  'letters.toGrade': ["Des réponses de ",["name"]," attendent d’être corrigées."],
}
