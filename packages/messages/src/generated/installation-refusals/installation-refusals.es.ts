// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'installation-refusals.externalProviderNameTaken.detail': ["Las plataformas de aprendizaje y los horarios se distinguen por sus nombres. Elija otro."],
  'installation-refusals.externalProviderNameTaken.title': ["Otro proveedor externo tiene este nombre"],
  'installation-refusals.identityProviderNameTaken.detail': ["Los proveedores se distinguen por sus nombres. Elija otro."],
  'installation-refusals.identityProviderNameTaken.title': ["Otro proveedor de identidad tiene este nombre"],
  'installation-refusals.noRosterFiles.detail': ["Se consulta en su dirección. Conecte un horario de archivos de OneRoster para entregar exportaciones."],
  'installation-refusals.noRosterFiles.title': ["Este horario no acepta archivos"],
  'installation-refusals.platformUsedAlready.detail': ["Las personas y los cursos se conocen por los números que les dio este registro. Conecte el otro registro como una plataforma nueva."],
  'installation-refusals.platformUsedAlready.title': ["Esta plataforma ya se ha usado"],
  'installation-refusals.registrationTaken.detail': ["El emisor y el ID de cliente juntos nombran un registro. Cambie la plataforma que los tiene."],
  'installation-refusals.registrationTaken.title': ["Este registro ya está conectado"],
  'installation-refusals.respondusUnavailable.detail': ["Esta instalación no tiene secretos de Respondus. Elija Safe Exam Browser o pida a quienes llevan este sitio que configuren Respondus."],
  'installation-refusals.respondusUnavailable.title': ["Respondus no se puede comprobar aquí"],
  'installation-refusals.termInUse.detail': ["Hay cursos de este periodo, quizá eliminados. Asígneles primero otro."],
  'installation-refusals.termInUse.title': ["El periodo lectivo está en uso"],
  'installation-refusals.tooManyApiTokens.detail': ["Una instalación tiene como máximo 100 tokens vigentes. Anule algunos que nadie use."],
  'installation-refusals.tooManyApiTokens.title': ["Hay demasiados tokens"],
  'installation-refusals.tooManyWebhooks.detail': ["Una instalación tiene como máximo 20 webhooks. Quite uno que nadie use."],
  'installation-refusals.tooManyWebhooks.title': ["Hay demasiados webhooks"],
  'installation-refusals.unreadableRosterFile.detail': ["Elija el archivo ZIP de una exportación de OneRoster, versión 1.1 o 1.2."],
  'installation-refusals.unreadableRosterFile.title': ["La exportación no se puede leer"],
  'installation-refusals.webhookNameTaken.detail': ["Otro webhook tiene este nombre."],
  'installation-refusals.webhookNameTaken.title': ["El nombre ya está en uso"],
}
