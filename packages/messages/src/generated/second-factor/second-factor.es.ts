// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'second-factor.codes.copied': ["Copiados"],
  'second-factor.codes.copy': ["Copiar los códigos"],
  'second-factor.codes.keep': ["Guarde estos códigos de recuperación donde pueda encontrarlos sin su teléfono. Cada uno sirve para iniciar sesión una vez, en lugar de un código de la aplicación. No se vuelven a mostrar."],
  'second-factor.codes.label': ["Códigos de recuperación"],
  'second-factor.device.known.detail': ["Úsela o tome otro dispositivo."],
  'second-factor.device.known.title': ["Este dispositivo ya tiene una llave de acceso"],
  'second-factor.device.nothing.detail': ["Se ha preguntado al dispositivo y no ha llegado nada: se canceló, tardó demasiado o no tiene ninguna para esta dirección."],
  'second-factor.device.nothing.title': ["No se ha usado ninguna llave de acceso"],
  'second-factor.secret.picture': ["Código QR para la aplicación de autenticación"],
  'second-factor.secret.scan': ["Escanee esto con una aplicación de autenticación en su teléfono."],
  'second-factor.secret.type': ["O escriba allí esta clave: ",["secret"]],
}
