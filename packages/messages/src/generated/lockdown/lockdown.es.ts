// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'lockdown.closed': ["Esta evaluación está cerrada. Ya no se puede empezar."],
  'lockdown.expired.detail': ["Hay que comprobar LockDown Browser de nuevo. Lo que ha escrito se conserva."],
  'lockdown.expired.title': ["La comprobación de LockDown Browser ha caducado"],
  'lockdown.help': ["Ayuda"],
  'lockdown.leave': ["Salir de ",["browser"]],
  'lockdown.leavingAfter': ["Podrá salir de ",["browser"]," aquí cuando haya terminado."],
  'lockdown.leavingAfterOrByPassword': ["Podrá salir de ",["browser"]," aquí cuando haya terminado, o de inmediato con la contraseña de salida de quien vigila."],
  'lockdown.leavingByPassword': ["Para salir de ",["browser"]," antes del final, necesita la contraseña de salida. La tiene su docente o quien vigila."],
  'lockdown.machine.known': ["¿Ha instalado ",["browser"]," para ",["system"],"? Cierre los demás programas antes de abrirlo."],
  'lockdown.machine.other': [["browser"]," funciona en Windows, macOS y iPad. Abra esta página en uno de ellos."],
  'lockdown.open': ["Abrir en ",["browser"]],
  'lockdown.opens': [["browser"]," se abre ahora y esta página ya no hace falta."],
  'lockdown.opens.download': ["Descargue la configuración"],
  'lockdown.opens.install': ["instálelo"],
  'lockdown.opens.nothing': ["¿No ha pasado nada? ",["download"]," y abra el archivo. Funciona una vez. Si falta ",["browser"],", ",["install"],"."],
  'lockdown.reason.finished': ["Ha terminado. Mientras otros puedan estar trabajando, su trabajo solo puede verse en ",["browser"],"."],
  'lockdown.reason.finishedUntil': ["Ha terminado. Puede ver su trabajo aquí a partir del ",["moment"],", y antes en ",["browser"],"."],
  'lockdown.reason.toStart': ["Esta evaluación se hace en ",["browser"],", un LockDown Browser: muestra la evaluación y nada más hasta que haya terminado."],
  'lockdown.reason.underWay': ["Ha empezado en ",["browser"],". Continúe allí: este navegador no muestra nada de la evaluación, y su docente ve que ha salido de ",["browser"],"."],
  'lockdown.renewal.checkAgain': ["Comprobar LockDown Browser de nuevo"],
  'lockdown.renewal.openAgain': ["Cierre LockDown Browser y vuelva a abrirlo desde la página inicial de la evaluación."],
  'lockdown.renewal.refused': [["title"],". Lo que escriba se conserva en este navegador y no se envía mientras tanto. ",["next"]],
  'lockdown.signedInAs': ["Ha iniciado sesión como ",["name"],". Si no es usted, cierre la sesión antes de continuar."],
  'lockdown.tooEarly': ["Se abre el ",["moment"],". Vuelva entonces."],
}
