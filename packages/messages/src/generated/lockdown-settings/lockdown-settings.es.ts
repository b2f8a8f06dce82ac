// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'lockdown-settings.download': ["Descargar la configuración para leer su clave"],
  'lockdown-settings.keys': ["Browser Exam Keys"],
  'lockdown-settings.keys.hint': ["Una por línea, de los ajustes propios de Safe Exam Browser; una para cada versión y sistema en uso. Vacío: cualquier versión."],
  'lockdown-settings.keys.ofOtherPassword': ["Con otra contraseña de salida, Safe Exam Browser tiene otras Browser Exam Keys. Las claves de arriba no dejan entrar a nadie que lo abra desde entonces. Guarde, descargue de nuevo la configuración y anote las claves que Safe Exam Browser muestre entonces."],
  'lockdown-settings.keys.wrong': ["Clave ",["number"],": ",["message"]],
  'lockdown-settings.need': ["Los estudiantes necesitan"],
  'lockdown-settings.noRespondus': ["No se puede elegir Respondus LockDown Browser: este sitio no tiene los secretos que el fabricante da a los licenciatarios."],
  'lockdown-settings.none': ["Ninguno: cualquier navegador"],
  'lockdown-settings.none.explain': ["Los estudiantes trabajan en el navegador que prefieran."],
  'lockdown-settings.notSaved': ["No se ha podido guardar"],
  'lockdown-settings.quitPassword': ["Contraseña de salida"],
  'lockdown-settings.quitPassword.hint': ["Necesaria para salir de Safe Exam Browser antes del final; el botón para salir aparece cuando el estudiante ha terminado. Comuníquela solo a quienes vigilan. Vacío: cualquiera puede salir."],
  'lockdown-settings.respondus.explain': ["Los estudiantes abren la evaluación desde su página inicial en Respondus LockDown Browser, para el que su institución tiene licencia."],
  'lockdown-settings.respondusImitated': [["name"]," (imitado: no prueba nada)"],
  'lockdown-settings.safeExamBrowser.explain': ["Los estudiantes abren la evaluación desde su página inicial en Safe Exam Browser, que es gratuito. Cada respuesta y cada página lo necesitan; otro navegador al lado no muestra nada. Las adaptaciones eximen a determinados estudiantes."],
  'lockdown-settings.save': ["Guardar el navegador bloqueado"],
  'lockdown-settings.saved': ["Navegador bloqueado guardado"],
  'lockdown-settings.studentsRead': ["Lo que leen los estudiantes al respecto"],
  'lockdown-settings.title': ["Navegador bloqueado"],
}
