// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { Catalog } from '../../catalog.ts'

export const catalog: Catalog = {
  'privacy.analytics.off': ["No se envía nada a ningún almacén de analítica del aprendizaje."],
  'privacy.analytics.on': ["Su institución ha activado la analítica del aprendizaje: lo que hace aquí, cuándo, y sus puntuaciones se envían a su almacén de eventos, con un número que le representa; nombres y respuestas solo si su institución así lo ha decidido."],
  'privacy.browser': ["Un token que mantiene su sesión, cómo vio las listas por última vez, y las respuestas y entregas que aún no se pudieron enviar. Se eliminan al cerrar la sesión; las respuestas no enviadas, en cuanto han llegado. Se recuerda para la próxima vez con qué tipo de cuenta inició sesión. Ninguna parte de una página se obtiene de otras empresas."],
  'privacy.browser.title': ["Qué guarda su navegador"],
  'privacy.intro': ["Esta página dice qué guarda Isomorph sobre usted, por qué y quién puede verlo."],
  'privacy.kept.events': ["Cuándo inicia sesión y los cambios de roles y puntuaciones, para poder detectar abusos."],
  'privacy.kept.identity': ["Quién es usted: nombre, dirección de correo, nombre de usuario y los identificadores que su institución usa para usted."],
  'privacy.kept.roles': ["Sus roles y los cursos que imparte o sigue."],
  'privacy.kept.times': ["Cuánto tiempo está abierta ante usted la página de un problema, para cifras sobre todo el curso. A nadie se le califica por ello, y ninguna página muestra el tiempo de una sola persona."],
  'privacy.kept.title': ["Qué se guarda"],
  'privacy.kept.work': ["Su trabajo: lo que escribe en los campos de respuesta, lo que entrega, cuándo, cómo se calificó, y las puntuaciones, comentarios y cambios de quienes califican."],
  'privacy.purpose': ["Para calificar su trabajo, mostrárselo a usted y a quienes le enseñan, mantener correctas las calificaciones y mantener seguro el servicio. No se vende ni se usa para publicidad."],
  'privacy.purpose.title': ["Para qué sirve"],
  'privacy.questions': ["Preguntas: ",["email"]],
  'privacy.readers': ["Usted; los docentes y calificadores de sus cursos, en lo que toca al trabajo de sus cursos; los administradores de su institución. Un administrador que actúa como usted ve lo que usted ve; eso queda registrado. Si su curso está conectado con una plataforma de aprendizaje, sus puntuaciones en él se envían allí."],
  'privacy.readers.title': ["Quién puede verlo"],
  'privacy.rights': ["Los trabajos y las calificaciones se guardan el tiempo que exijan las normas de archivo de su institución. Dentro de esas normas, puede pedir ver, corregir o eliminar lo que se guarda sobre usted."],
  'privacy.rights.title': ["Cuánto tiempo y sus derechos"],
  'privacy.title': ["Política de privacidad"],
}
