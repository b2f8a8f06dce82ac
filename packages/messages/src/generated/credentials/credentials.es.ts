// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'credentials.browser.named': [["browser"]," en ",["system"]],
  'credentials.browser.unknown': ["Dispositivo desconocido"],
  'credentials.codes.copied': ["Copiados"],
  'credentials.codes.copy': ["Copiar los códigos"],
  'credentials.codes.keep': ["Guarde estos códigos de recuperación donde pueda encontrarlos sin su teléfono. Cada uno sirve para iniciar sesión una vez, en lugar de un código de la aplicación. No se vuelven a mostrar."],
  'credentials.codes.label': ["Códigos de recuperación"],
  'credentials.device.known.detail': ["Úsela o tome otro dispositivo."],
  'credentials.device.known.title': ["Este dispositivo ya tiene una llave de acceso"],
  'credentials.device.nothing.detail': ["Se ha preguntado al dispositivo y no ha llegado nada: se canceló, tardó demasiado o no tiene ninguna para esta dirección."],
  'credentials.device.nothing.title': ["No se ha usado ninguna llave de acceso"],
  'credentials.kept': ["Los he guardado"],
  'credentials.password.hint': ["Al menos ",["count","plural",{"one":["#"," carácter"],"other":["#"," caracteres"]}],"; una frase es fácil de recordar."],
  'credentials.refused': [["title"],"."],
  'credentials.secret.picture': ["Código QR para la aplicación de autenticación"],
  'credentials.secret.scan': ["Escanee esto con una aplicación de autenticación en su teléfono."],
  'credentials.secret.type': ["O escriba allí esta clave: ",["secret"]],
}
