// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'lockdown-settings.download': ["Télécharger la configuration pour lire sa clé"],
  'lockdown-settings.keys': ["Browser Exam Keys"],
  'lockdown-settings.keys.hint': ["Une par ligne, tirée des réglages de Safe Exam Browser ; une pour chaque version et système utilisés. Vide : n’importe quelle version."],
  'lockdown-settings.keys.ofOtherPassword': ["Avec un autre mot de passe de sortie, Safe Exam Browser a d’autres Browser Exam Keys. Les clés ci-dessus ne laissent plus entrer ceux qui l’ouvrent dès lors. Enregistrez, téléchargez de nouveau la configuration et indiquez les clés que Safe Exam Browser affiche alors."],
  'lockdown-settings.keys.wrong': ["Clé ",["number"]," : ",["message"]],
  'lockdown-settings.need': ["Les étudiants ont besoin de"],
  'lockdown-settings.noRespondus': ["Respondus LockDown Browser ne peut pas être choisi : ce site n’a pas les secrets que l’éditeur donne aux titulaires d’une licence."],
  'lockdown-settings.none': ["Aucun : n’importe quel navigateur"],
  'lockdown-settings.none.explain': ["Les étudiants travaillent dans le navigateur de leur choix."],
  'lockdown-settings.notSaved': ["L’enregistrement a échoué"],
  'lockdown-settings.quitPassword': ["Mot de passe de sortie"],
  'lockdown-settings.quitPassword.hint': ["Nécessaire pour quitter Safe Exam Browser avant la fin ; le bouton pour quitter apparaît quand l’étudiant a terminé. Ne le dites qu’aux surveillants. Vide : tout le monde peut quitter."],
  'lockdown-settings.respondus.explain': ["Les étudiants ouvrent l’évaluation depuis sa page de départ dans Respondus LockDown Browser, pour lequel votre établissement a une licence."],
  'lockdown-settings.respondusImitated': [["name"]," (imité : ne prouve rien)"],
  'lockdown-settings.safeExamBrowser.explain': ["Les étudiants ouvrent l’évaluation depuis sa page de départ dans Safe Exam Browser, qui est gratuit. Chaque réponse et chaque page l’exigent ; un autre navigateur à côté ne montre rien. Les aménagements exemptent certains étudiants."],
  'lockdown-settings.save': ["Enregistrer le navigateur verrouillé"],
  'lockdown-settings.saved': ["Navigateur verrouillé enregistré"],
  'lockdown-settings.studentsRead': ["Ce que les étudiants lisent à ce sujet"],
  'lockdown-settings.title': ["Navigateur verrouillé"],
}
