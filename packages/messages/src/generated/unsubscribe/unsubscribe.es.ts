// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'unsubscribe.broken': ["Este enlace no está completo. Vuelva a abrirlo desde el mensaje."],
  'unsubscribe.done': ["Ya no recibirá mensajes sobre evaluaciones. Puede volver a activarlos en su cuenta."],
  'unsubscribe.end': ["No recibir más estos mensajes"],
  'unsubscribe.explanation': ["En su cuenta puede desactivar y volver a activar cada tipo de mensaje."],
  'unsubscribe.home': ["Ir al inicio"],
  'unsubscribe.noLink': ["Abra esta página con el enlace de un mensaje."],
  'unsubscribe.title': ["Dejar de recibir mensajes"],
}
