// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'lockdown.closed': ["Cette évaluation est fermée. Elle ne peut plus être commencée."],
  'lockdown.expired.detail': ["LockDown Browser doit être vérifié de nouveau. Ce que vous avez saisi est conservé."],
  'lockdown.expired.title': ["La vérification de LockDown Browser a expiré"],
  'lockdown.help': ["Aide"],
  'lockdown.leave': ["Quitter ",["browser"]],
  'lockdown.leavingAfter': ["Vous pourrez quitter ",["browser"]," ici quand vous aurez terminé."],
  'lockdown.leavingAfterOrByPassword': ["Vous pourrez quitter ",["browser"]," ici quand vous aurez terminé, ou tout de suite avec le mot de passe de sortie de votre surveillant."],
  'lockdown.leavingByPassword': ["Pour quitter ",["browser"]," avant la fin, il vous faut le mot de passe de sortie. Votre enseignant ou votre surveillant l’a."],
  'lockdown.machine.known': ["Avez-vous installé ",["browser"]," pour ",["system"]," ? Fermez les autres programmes avant de l’ouvrir."],
  'lockdown.machine.other': [["browser"]," fonctionne sous Windows, macOS et sur iPad. Ouvrez cette page sur l’un d’eux."],
  'lockdown.open': ["Ouvrir dans ",["browser"]],
  'lockdown.opens': [["browser"]," s’ouvre maintenant, et cette page n’est plus nécessaire."],
  'lockdown.opens.download': ["Téléchargez la configuration"],
  'lockdown.opens.install': ["installez-le"],
  'lockdown.opens.nothing': ["Il ne s’est rien passé ? ",["download"]," et ouvrez le fichier. Il fonctionne une fois. Si ",["browser"]," manque, ",["install"],"."],
  'lockdown.reason.finished': ["Vous avez terminé. Tant que d’autres peuvent travailler, votre travail ne peut être consulté que dans ",["browser"],"."],
  'lockdown.reason.finishedUntil': ["Vous avez terminé. Vous pourrez consulter votre travail ici à partir du ",["moment"],", et dans ",["browser"]," avant."],
  'lockdown.reason.toStart': ["Vous passez cette évaluation dans ",["browser"],", un LockDown Browser : il montre l’évaluation et rien d’autre jusqu’à ce que vous ayez terminé."],
  'lockdown.reason.underWay': ["Vous avez commencé dans ",["browser"],". Continuez là-bas : ce navigateur ne montre rien de l’évaluation, et votre enseignant voit que vous avez quitté ",["browser"],"."],
  'lockdown.renewal.checkAgain': ["Vérifier de nouveau LockDown Browser"],
  'lockdown.renewal.openAgain': ["Fermez LockDown Browser, puis rouvrez-le depuis la page de départ de l’évaluation."],
  'lockdown.renewal.refused': [["title"],". Ce que vous saisissez est gardé dans ce navigateur et n’est pas envoyé entre-temps. ",["next"]],
  'lockdown.signedInAs': ["Vous êtes connecté en tant que ",["name"],". Si ce n’est pas vous, déconnectez-vous avant de continuer."],
  'lockdown.tooEarly': ["Ouverture le ",["moment"],". Revenez à ce moment-là."],
}
