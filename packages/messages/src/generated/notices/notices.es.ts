// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'notices.error.code': ["Código que debe indicar: ",["code"]],
  'notices.error.lockdownLaunch': ["No se pudo iniciar una sesión de LockDown Browser. Cierre el navegador e inténtelo de nuevo."],
  'notices.error.pageTitle': ["Error"],
  'notices.error.safeExamBrowser': ["Para salir de Safe Exam Browser use su propio botón. Puede que pida la contraseña de salida."],
  'notices.error.title': ["Algo ha salido mal"],
  'notices.error.unknown': ["Lo que estaba haciendo no se pudo terminar. Lo que había guardado está a salvo."],
  'notices.home': ["Ir al inicio"],
  'notices.notFound': ["Esta página no existe o no se ha compartido con usted."],
  'notices.notFound.pageTitle': ["No encontrado"],
  'notices.notFound.path': [["path"]," no existe o no se ha compartido con usted."],
  'notices.notFound.title': ["Aquí no hay nada"],
  'notices.provider.asks': ["El servicio de identificación quiere preguntarle algo antes. Inicie sesión de nuevo y responda allí lo que le pregunte."],
  'notices.provider.error': ["El servicio de identificación informa de un error. No es culpa suya. Inténtelo de nuevo dentro de unos minutos o inicie sesión de otra manera."],
  'notices.provider.loginRequired': ["El servicio de identificación no le conoce en este navegador. Inicie sesión de nuevo."],
  'notices.provider.notSetUp': ["El servicio de identificación y este sitio no encajan. Avise a quienes gestionan este sitio."],
  'notices.provider.refused': ["El inicio de sesión se canceló o se rechazó. Inténtelo de nuevo o inicie sesión de otra manera."],
  'notices.provider.unavailable': ["El servicio de identificación no se puede usar ahora. No es culpa suya. Inténtelo de nuevo dentro de unos minutos o inicie sesión de otra manera."],
}
