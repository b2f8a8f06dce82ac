import type { SpeakCall } from '../../functions/forms.ts'
import { spokenBetween, spokenInBase, spokenQuantifier } from '../../functions/forms-of-statements.ts'
import { listed, spokenCases, type FunctionSpeech } from './speech-words.ts'

export const inBrackets = (inner: string): string => `Klammer auf ${inner} Klammer zu`
/** With brackets where nothing else says where it ends. */
export const held = (spoken: string, isHeld: boolean): string => (isHeld ? spoken : inBrackets(spoken))

/** “Sinus von x”. */
const of =
  (noun: string): SpeakCall =>
  (args, _, isHeld) =>
    `${noun} von ${args.length === 1 ? held(args[0]!, isHeld) : inBrackets(listed(args, 'und'))}`

const ordinals = ['', '', 'Quadratwurzel', 'dritte Wurzel', 'vierte Wurzel', 'fünfte Wurzel', 'sechste Wurzel']

const root: SpeakCall = ([x = '', index = '']) => {
  const known = ordinals[Number(index)]
  const name = known || (/^\w+$/.test(index) ? `${index}-te Wurzel` : `Wurzel mit Index ${index}`)
  return `${name} aus ${x}, Ende Wurzel,`
}

/** Over a region, or between two ends. */
const integral =
  (noun: string): SpeakCall =>
  ([body = '', lower, upper], _, isHeld) => {
    const over = lower === undefined ? '' : upper === undefined ? ` über ${lower}` : ` von ${lower} bis ${upper}`
    return `${noun}${over} von ${held(body, isHeld)}`
  }

const evaluated: SpeakCall = ([body = '', variable = '', lower = '', upper], _, isHeld) =>
  upper === undefined
    ? `${held(body, isHeld)} an der Stelle ${variable} gleich ${lower}`
    : `${held(body, isHeld)} in den Grenzen ${variable} gleich ${lower} bis ${upper}`

export const germanFunctions: FunctionSpeech = {
  dms: of('Grad, Minuten und Sekunden'),
  sin: of('Sinus'),
  cos: of('Kosinus'),
  tan: of('Tangens'),
  cot: of('Kotangens'),
  sec: of('Sekans'),
  csc: of('Kosekans'),
  arcsin: of('Arkussinus'),
  arccos: of('Arkuskosinus'),
  arctan: of('Arkustangens'),
  arcsec: of('Arkussekans'),
  arccsc: of('Arkuskosekans'),
  arccot: of('Arkuskotangens'),
  sinh: of('Sinus hyperbolicus'),
  cosh: of('Kosinus hyperbolicus'),
  tanh: of('Tangens hyperbolicus'),
  sech: of('Sekans hyperbolicus'),
  csch: of('Kosekans hyperbolicus'),
  coth: of('Kotangens hyperbolicus'),
  arsinh: of('Areasinus hyperbolicus'),
  arcosh: of('Areakosinus hyperbolicus'),
  artanh: of('Areatangens hyperbolicus'),
  arsech: of('Areasekans hyperbolicus'),
  arcsch: of('Areakosekans hyperbolicus'),
  arcoth: of('Areakotangens hyperbolicus'),
  ln: of('natürlicher Logarithmus'),
  log: ([x = '', base], _, isHeld) =>
    base === undefined ? `Logarithmus von ${held(x, isHeld)}` : `Logarithmus zur Basis ${base} von ${held(x, isHeld)}`,
  exp: of('Exponentialfunktion'),
  sqrt: ([x = ''], isShort) => (isShort ? `Wurzel aus ${x}` : `Wurzel aus ${x}, Ende Wurzel,`),
  root,
  abs: of('Betrag'),
  norm: of('Norm'),
  floor: of('untere Gaußklammer'),
  ceil: of('obere Gaußklammer'),
  round: ([x = '', digits], _, isHeld) =>
    `gerundeter Wert von ${held(x, isHeld)}${digits === undefined ? '' : ` auf ${digits} Stellen`}`,
  sign: of('Vorzeichen'),
  factorial: ([x = ''], _, isHeld) => `${held(x, isHeld)} Fakultät`,
  'double-factorial': ([x = ''], _, isHeld) => `${held(x, isHeld)} Doppelfakultät`,
  'gamma-function': of('Gammafunktion'),
  binomial: ([n = '', k = ''], _, isHeld) => `${held(n, isHeld)} über ${k}, Ende Binomialkoeffizient,`,
  permutations: of('Zahl der Variationen'),
  gcd: of('größter gemeinsamer Teiler'),
  lcm: of('kleinstes gemeinsames Vielfaches'),
  min: of('Minimum'),
  max: of('Maximum'),
  mod: ([x = '', divisor = ''], _, isHeld) => `Rest von ${held(x, isHeld)} bei Division durch ${divisor}, Ende Rest,`,
  conjugate: of('komplex Konjugierte'),
  re: of('Realteil'),
  im: of('Imaginärteil'),
  arg: of('Argument'),
  cis: of('cis'),
  erf: of('Fehlerfunktion'),
  erfc: of('komplementäre Fehlerfunktion'),
  det: of('Determinante'),
  transpose: of('Transponierte'),
  polar: ([size = '', direction = ''], _, isHeld) => `${held(size, isHeld)} Winkel ${direction}, Ende Polarform,`,
  sinc: of('Sinc-Funktion'),
  piecewise: (args) => `Fallunterscheidung: ${spokenCases(args, 'falls', 'sonst')}, Ende Fallunterscheidung,`,
  given: ([event = '', condition = '']) => inBrackets(`${event} unter der Bedingung ${condition}`),
  angled: (args) => `spitze Klammer auf ${args.join(', ')} spitze Klammer zu`,
  congruence: (args) => `${args.slice(0, -1).join(' kongruent zu ')} modulo ${args.at(-1) ?? ''}`,
  oint: integral('Integral über eine geschlossene Kurve'),
  iint: integral('Doppelintegral'),
  iiint: integral('Dreifachintegral'),
  evaluated,
  'in-base': spokenInBase('zur Basis'),
  ratio: (parts) => `Verhältnis ${parts.join(' zu ')}`,
  'maps-to': spokenBetween('wird abgebildet auf'),
  'from-to': ([from = '', to = '']) => `von ${from} nach ${to}`,
  named: ([name = '', ...said]) => `${name}: ${said.join(', ')}`,
  'for-all': spokenQuantifier('für alle'),
  exists: spokenQuantifier('es gibt'),
  'exists-one': spokenQuantifier('es gibt genau ein'),
  'exists-none': spokenQuantifier('es gibt kein'),
  'not-divides': spokenBetween('teilt nicht'),
  'not-parallel': spokenBetween('ist nicht parallel zu'),
  proportional: spokenBetween('ist proportional zu'),
  divides: spokenBetween('teilt'),
  parallel: spokenBetween('ist parallel zu'),
  perpendicular: spokenBetween('ist senkrecht zu'),
  similar: spokenBetween('ist ähnlich zu'),
  congruent: spokenBetween('ist kongruent zu'),
  triangle: (points) => `Dreieck ${points.join(' ')}`,
  'angle-of-points': (points) => `Winkel ${points.join(' ')}`,
}
