// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'privacy.analytics.off': ["Rien n’est transmis à un entrepôt d’analyse de l’apprentissage."],
  'privacy.analytics.on': ["Votre établissement a activé l’analyse de l’apprentissage : ce que vous faites ici, quand, et vos notes sont transmis à son entrepôt d’événements, sous un numéro qui vous représente ; les noms et les réponses seulement si votre établissement en a décidé ainsi."],
  'privacy.browser': ["Un jeton qui maintient votre connexion, la façon dont vous avez consulté les listes en dernier, ainsi que les réponses et remises qui n’ont pas encore pu être envoyées. Ils sont supprimés quand vous vous déconnectez ; les réponses non envoyées, dès qu’elles sont arrivées. Le type de compte avec lequel vous vous êtes connecté en dernier est retenu pour la prochaine fois. Aucune partie d’une page ne provient d’autres entreprises."],
  'privacy.browser.title': ["Ce que votre navigateur conserve"],
  'privacy.intro': ["Cette page dit ce qu’Isomorph conserve à votre sujet, pourquoi, et qui peut le voir."],
  'privacy.kept.events': ["Quand vous vous connectez, et les changements de rôles et de notes, afin de détecter les abus."],
  'privacy.kept.identity': ["Qui vous êtes : nom, adresse e-mail, nom d’utilisateur et les identifiants que votre établissement utilise pour vous."],
  'privacy.kept.roles': ["Vos rôles et les cours que vous donnez ou suivez."],
  'privacy.kept.times': ["La durée pendant laquelle la page d’un exercice est ouverte devant vous, pour des chiffres sur l’ensemble du cours. Personne n’est noté d’après cette durée, et aucune page n’affiche celle d’une seule personne."],
  'privacy.kept.title': ["Ce qui est conservé"],
  'privacy.kept.work': ["Votre travail : ce que vous saisissez dans les champs de réponse, ce que vous remettez, quand, comment cela a été corrigé, ainsi que les notes, commentaires et modifications des correcteurs."],
  'privacy.purpose': ["Pour corriger votre travail, vous le montrer ainsi qu’à ceux qui vous enseignent, garder les notes exactes et le service sûr. Ces données ne sont pas vendues et ne servent pas à la publicité."],
  'privacy.purpose.title': ["À quoi cela sert"],
  'privacy.questions': ["Questions : ",["email"]],
  'privacy.readers': ["Vous ; les enseignants et correcteurs de vos cours, pour le travail fait dans leurs cours ; les administrateurs de votre établissement. Un administrateur qui agit en votre nom voit ce que vous voyez ; cela est enregistré. Si votre cours est connecté à une plateforme d’apprentissage, vos notes y sont transmises."],
  'privacy.readers.title': ["Qui peut le voir"],
  'privacy.rights': ["Les travaux et les notes sont conservés aussi longtemps que l’exigent les règles d’archivage de votre établissement. Dans le cadre de ces règles, vous pouvez demander à voir, corriger ou supprimer ce qui est conservé à votre sujet."],
  'privacy.rights.title': ["Combien de temps, et vos droits"],
  'privacy.title': ["Politique de confidentialité"],
}
