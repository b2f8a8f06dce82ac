import type { SpeakCall } from '../../functions/forms.ts'
import { spokenBetween, spokenInBase, spokenQuantifier } from '../../functions/forms-of-statements.ts'
import { listed, spokenCases, type FunctionSpeech } from './speech-words.ts'

export const inBrackets = (inner: string): string => `parenthèse ouvrante ${inner} parenthèse fermante`
/** With brackets where nothing else says where it ends. */
export const held = (spoken: string, isHeld: boolean): string => (isHeld ? spoken : inBrackets(spoken))

/** “sinus de x”. */
const of =
  (noun: string): SpeakCall =>
  (args, _, isHeld) =>
    `${noun} de ${args.length === 1 ? held(args[0]!, isHeld) : inBrackets(listed(args, 'et'))}`

const ordinals = ['', '', 'carrée', 'cubique', 'quatrième', 'cinquième', 'sixième']

const root: SpeakCall = ([x = '', index = '']) => {
  const known = ordinals[Number(index)]
  const name = known || (/^[a-z]$/.test(index) ? `${index}-ième` : `d’indice ${index}`)
  return `racine ${name} de ${x}, fin de racine,`
}

/** Over a region, or between two ends. */
const integral =
  (noun: string): SpeakCall =>
  ([body = '', lower, upper], _, isHeld) => {
    const over = lower === undefined ? '' : upper === undefined ? ` sur ${lower}` : ` de ${lower} à ${upper}`
    return `${noun}${over} de ${held(body, isHeld)}`
  }

const evaluated: SpeakCall = ([body = '', variable = '', lower = '', upper], _, isHeld) =>
  upper === undefined
    ? `${held(body, isHeld)} évalué en ${variable} égale ${lower}`
    : `${held(body, isHeld)} évalué de ${variable} égale ${lower} à ${upper}`

export const frenchFunctions: FunctionSpeech = {
  dms: of('degrés, minutes et secondes'),
  sin: of('sinus'),
  cos: of('cosinus'),
  tan: of('tangente'),
  cot: of('cotangente'),
  sec: of('sécante'),
  csc: of('cosécante'),
  arcsin: of('arc sinus'),
  arccos: of('arc cosinus'),
  arctan: of('arc tangente'),
  arcsec: of('arc sécante'),
  arccsc: of('arc cosécante'),
  arccot: of('arc cotangente'),
  sinh: of('sinus hyperbolique'),
  cosh: of('cosinus hyperbolique'),
  tanh: of('tangente hyperbolique'),
  sech: of('sécante hyperbolique'),
  csch: of('cosécante hyperbolique'),
  coth: of('cotangente hyperbolique'),
  arsinh: of('argument sinus hyperbolique'),
  arcosh: of('argument cosinus hyperbolique'),
  artanh: of('argument tangente hyperbolique'),
  arsech: of('argument sécante hyperbolique'),
  arcsch: of('argument cosécante hyperbolique'),
  arcoth: of('argument cotangente hyperbolique'),
  ln: of('logarithme népérien'),
  log: ([x = '', base], _, isHeld) =>
    base === undefined ? `logarithme de ${held(x, isHeld)}` : `logarithme de base ${base} de ${held(x, isHeld)}`,
  exp: of('exponentielle'),
  sqrt: ([x = ''], isShort) => (isShort ? `racine carrée de ${x}` : `racine carrée de ${x}, fin de racine,`),
  root,
  abs: of('valeur absolue'),
  norm: of('norme'),
  floor: of('partie entière par défaut'),
  ceil: of('partie entière par excès'),
  round: ([x = '', digits], _, isHeld) =>
    `arrondi de ${held(x, isHeld)}${digits === undefined ? '' : ` à ${digits} chiffres`}`,
  sign: of('signe'),
  factorial: ([x = ''], _, isHeld) => `factorielle ${held(x, isHeld)}`,
  'double-factorial': ([x = ''], _, isHeld) => `double factorielle ${held(x, isHeld)}`,
  'gamma-function': of('fonction gamma'),
  binomial: ([n = '', k = '']) => `${k} parmi ${n}, fin de coefficient binomial,`,
  permutations: of('nombre d’arrangements'),
  gcd: of('plus grand commun diviseur'),
  lcm: of('plus petit commun multiple'),
  min: of('minimum'),
  max: of('maximum'),
  mod: ([x = '', divisor = ''], _, isHeld) => `reste de ${held(x, isHeld)} divisé par ${divisor}, fin de reste,`,
  conjugate: of('conjugué'),
  re: of('partie réelle'),
  im: of('partie imaginaire'),
  arg: of('argument'),
  cis: of('cis'),
  erf: of('fonction d’erreur'),
  erfc: of('fonction d’erreur complémentaire'),
  det: of('déterminant'),
  transpose: of('transposée'),
  polar: ([size = '', direction = ''], _, isHeld) => `${held(size, isHeld)} angle ${direction}, fin de forme polaire,`,
  sinc: of('fonction sinc'),
  piecewise: (args) => `fonction par morceaux : ${spokenCases(args, 'si', 'sinon')}, fin de fonction par morceaux,`,
  given: ([event = '', condition = '']) => inBrackets(`${event} sachant ${condition}`),
  angled: (args) => `chevron ouvrant ${args.join(', ')} chevron fermant`,
  congruence: (args) => `${args.slice(0, -1).join(' est congru à ')} modulo ${args.at(-1) ?? ''}`,
  oint: integral('intégrale de contour'),
  iint: integral('intégrale double'),
  iiint: integral('intégrale triple'),
  evaluated,
  'in-base': spokenInBase('en base'),
  ratio: (parts) => `rapport ${parts.join(' à ')}`,
  'maps-to': spokenBetween('a pour image'),
  'from-to': ([from = '', to = '']) => `de ${from} dans ${to}`,
  named: ([name = '', ...said]) => `${name}: ${said.join(', ')}`,
  'for-all': spokenQuantifier('pour tout'),
  exists: spokenQuantifier('il existe'),
  'exists-one': spokenQuantifier('il existe un unique'),
  'exists-none': spokenQuantifier('il n’existe pas de'),
  'not-divides': spokenBetween('ne divise pas'),
  'not-parallel': spokenBetween('n’est pas parallèle à'),
  proportional: spokenBetween('est proportionnel à'),
  divides: spokenBetween('divise'),
  parallel: spokenBetween('est parallèle à'),
  perpendicular: spokenBetween('est perpendiculaire à'),
  similar: spokenBetween('est semblable à'),
  congruent: spokenBetween('est superposable à'),
  triangle: (points) => `triangle ${points.join(' ')}`,
  'angle-of-points': (points) => `angle ${points.join(' ')}`,
}
