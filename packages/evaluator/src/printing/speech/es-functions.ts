import type { SpeakCall } from '../../functions/forms.ts'
import { spokenBetween, spokenInBase, spokenQuantifier } from '../../functions/forms-of-statements.ts'
import { listed, spokenCases, type FunctionSpeech } from './speech-words.ts'

export const inBrackets = (inner: string): string => `abre paréntesis ${inner} cierra paréntesis`
/** With brackets where nothing else says where it ends. */
export const held = (spoken: string, isHeld: boolean): string => (isHeld ? spoken : inBrackets(spoken))

/** “seno de x”. */
const of =
  (noun: string): SpeakCall =>
  (args, _, isHeld) =>
    `${noun} de ${args.length === 1 ? held(args[0]!, isHeld) : inBrackets(listed(args, 'y'))}`

const ordinals = ['', '', 'cuadrada', 'cúbica', 'cuarta', 'quinta', 'sexta']

const root: SpeakCall = ([x = '', index = '']) => {
  const known = ordinals[Number(index)]
  const name = known || (/^[a-z]$/.test(index) ? `${index}-ésima` : `de índice ${index}`)
  return `raíz ${name} de ${x}, fin de raíz,`
}

/** Over a region, or between two ends. */
const integral =
  (noun: string): SpeakCall =>
  ([body = '', lower, upper], _, isHeld) => {
    const over = lower === undefined ? '' : upper === undefined ? ` sobre ${lower}` : ` desde ${lower} hasta ${upper}`
    return `${noun}${over} de ${held(body, isHeld)}`
  }

const evaluated: SpeakCall = ([body = '', variable = '', lower = '', upper], _, isHeld) =>
  upper === undefined
    ? `${held(body, isHeld)} evaluado en ${variable} igual a ${lower}`
    : `${held(body, isHeld)} evaluado desde ${variable} igual a ${lower} hasta ${upper}`

export const spanishFunctions: FunctionSpeech = {
  dms: of('grados, minutos y segundos'),
  sin: of('seno'),
  cos: of('coseno'),
  tan: of('tangente'),
  cot: of('cotangente'),
  sec: of('secante'),
  csc: of('cosecante'),
  arcsin: of('arcoseno'),
  arccos: of('arcocoseno'),
  arctan: of('arcotangente'),
  arcsec: of('arcosecante'),
  arccsc: of('arcocosecante'),
  arccot: of('arcocotangente'),
  sinh: of('seno hiperbólico'),
  cosh: of('coseno hiperbólico'),
  tanh: of('tangente hiperbólica'),
  sech: of('secante hiperbólica'),
  csch: of('cosecante hiperbólica'),
  coth: of('cotangente hiperbólica'),
  arsinh: of('argumento del seno hiperbólico'),
  arcosh: of('argumento del coseno hiperbólico'),
  artanh: of('argumento de la tangente hiperbólica'),
  arsech: of('argumento de la secante hiperbólica'),
  arcsch: of('argumento de la cosecante hiperbólica'),
  arcoth: of('argumento de la cotangente hiperbólica'),
  ln: of('logaritmo neperiano'),
  log: ([x = '', base], _, isHeld) =>
    base === undefined ? `logaritmo de ${held(x, isHeld)}` : `logaritmo en base ${base} de ${held(x, isHeld)}`,
  exp: of('exponencial'),
  sqrt: ([x = ''], isShort) => (isShort ? `raíz cuadrada de ${x}` : `raíz cuadrada de ${x}, fin de raíz,`),
  root,
  abs: of('valor absoluto'),
  norm: of('norma'),
  floor: of('parte entera por defecto'),
  ceil: of('parte entera por exceso'),
  round: ([x = '', digits], _, isHeld) =>
    `redondeo de ${held(x, isHeld)}${digits === undefined ? '' : ` a ${digits} cifras`}`,
  sign: of('signo'),
  factorial: ([x = ''], _, isHeld) => `${held(x, isHeld)} factorial`,
  'double-factorial': ([x = ''], _, isHeld) => `${held(x, isHeld)} doble factorial`,
  'gamma-function': of('función gamma'),
  binomial: ([n = '', k = ''], _, isHeld) => `${held(n, isHeld)} sobre ${k}, fin de número combinatorio,`,
  permutations: of('número de variaciones'),
  gcd: of('máximo común divisor'),
  lcm: of('mínimo común múltiplo'),
  min: of('mínimo'),
  max: of('máximo'),
  mod: ([x = '', divisor = ''], _, isHeld) => `resto de dividir ${held(x, isHeld)} entre ${divisor}, fin de resto,`,
  conjugate: of('conjugado'),
  re: of('parte real'),
  im: of('parte imaginaria'),
  arg: of('argumento'),
  cis: of('cis'),
  erf: of('función error'),
  erfc: of('función error complementaria'),
  det: of('determinante'),
  transpose: of('traspuesta'),
  polar: ([size = '', direction = ''], _, isHeld) => `${held(size, isHeld)} ángulo ${direction}, fin de forma polar,`,
  sinc: of('función sinc'),
  piecewise: (args) => `función a trozos: ${spokenCases(args, 'si', 'en otro caso')}, fin de función a trozos,`,
  given: ([event = '', condition = '']) => inBrackets(`${event} dado ${condition}`),
  angled: (args) => `abre corchete angular ${args.join(', ')} cierra corchete angular`,
  congruence: (args) => `${args.slice(0, -1).join(' es congruente con ')} módulo ${args.at(-1) ?? ''}`,
  oint: integral('integral de contorno'),
  iint: integral('integral doble'),
  iiint: integral('integral triple'),
  evaluated,
  'in-base': spokenInBase('en base'),
  ratio: (parts) => `razón ${parts.join(' a ')}`,
  'maps-to': spokenBetween('se transforma en'),
  'from-to': ([from = '', to = '']) => `de ${from} en ${to}`,
  named: ([name = '', ...said]) => `${name}: ${said.join(', ')}`,
  'for-all': spokenQuantifier('para todo'),
  exists: spokenQuantifier('existe'),
  'exists-one': spokenQuantifier('existe un único'),
  'exists-none': spokenQuantifier('no existe'),
  'not-divides': spokenBetween('no divide a'),
  'not-parallel': spokenBetween('no es paralela a'),
  proportional: spokenBetween('es proporcional a'),
  divides: spokenBetween('divide a'),
  parallel: spokenBetween('es paralelo a'),
  perpendicular: spokenBetween('es perpendicular a'),
  similar: spokenBetween('es semejante a'),
  congruent: spokenBetween('es congruente con'),
  triangle: (points) => `triángulo ${points.join(' ')}`,
  'angle-of-points': (points) => `ángulo ${points.join(' ')}`,
}
