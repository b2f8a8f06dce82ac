import { parseDecimal } from '../numbers/decimal.ts'
import { rational } from '../numbers/rational.ts'
import type { Rational } from '../numbers/rational.ts'

/** Whole exponents of the base quantities; names that are absent have the exponent 0. */
export type Dimension = Readonly<Record<string, number>>

/** One unit: how many SI base units it is. `pi` is the power of π in that factor, so that angles stay exact. */
export interface UnitDefinition {
  readonly symbol: string
  readonly factor: Rational
  readonly pi: number
  readonly dimension: Dimension
  /** Takes metric prefixes. */
  readonly isPrefixed: boolean
  /** For temperatures: what is added to a value before it is multiplied by the factor. */
  readonly offset?: Rational
}

const dimensions: Readonly<Record<string, Dimension>> = {
  none: {},
  length: { m: 1 },
  area: { m: 2 },
  volume: { m: 3 },
  mass: { kg: 1 },
  time: { s: 1 },
  speed: { m: 1, s: -1 },
  acceleration: { m: 1, s: -2 },
  frequency: { s: -1 },
  force: { kg: 1, m: 1, s: -2 },
  energy: { kg: 1, m: 2, s: -2 },
  power: { kg: 1, m: 2, s: -3 },
  pressure: { kg: 1, m: -1, s: -2 },
  current: { A: 1 },
  charge: { A: 1, s: 1 },
  voltage: { kg: 1, m: 2, s: -3, A: -1 },
  resistance: { kg: 1, m: 2, s: -3, A: -2 },
  conductance: { kg: -1, m: -2, s: 3, A: 2 },
  capacitance: { kg: -1, m: -2, s: 4, A: 2 },
  inductance: { kg: 1, m: 2, s: -2, A: -2 },
  flux: { kg: 1, m: 2, s: -2, A: -1 },
  field: { kg: 1, s: -2, A: -1 },
  temperature: { K: 1 },
  amount: { mol: 1 },
  concentration: { mol: 1, m: -3 },
  catalysis: { mol: 1, s: -1 },
  luminosity: { cd: 1 },
  illuminance: { cd: 1, m: -2 },
  dose: { m: 2, s: -2 },
  viscosity: { kg: 1, m: -1, s: -1 },
  diffusion: { m: 2, s: -1 },
  information: { bit: 1 },
  dollar: { $: 1 },
  euro: { '€': 1 },
  pound: { '£': 1 },
  yen: { '¥': 1 },
}

/**
 * Every unit: spellings (the first is its symbol), quantity, factor (`a/b` or a decimal; `pi` multiplies by π, `/pi`
 * divides), and `p` where prefixes are taken.
 */
const table = `
m,metre,metres,meter,meters|length|1|p
Å,angstrom,angstroms,AA|length|1e-10|
in,inch,inches|length|0.0254|
ft,foot,feet|length|0.3048|
yd,yard,yards|length|0.9144|
mi,mile,miles|length|1609.344|
nmi|length|1852|
mil|length|0.0000254|
furlong,furlongs|length|201.168|
fathom,fathoms|length|1.8288|
au,AU|length|149597870700|
ly,lightyear,lightyears|length|9460730472580800|
pc,parsec,parsecs|length|96939420213600000/pi|p
acre,acres|area|4046.8564224|
ha,hectare,hectares|area|10000|
barn|area|1e-28|
L,l,litre,litres,liter,liters,ℓ|volume|0.001|p
cc|volume|1e-6|
gal,gallon,gallons|volume|0.003785411784|
qt,quart,quarts|volume|0.000946352946|
pt,pint,pints|volume|0.000473176473|
cup,cups|volume|0.0002365882365|
floz|volume|0.0000295735295625|
tbsp,tablespoon,tablespoons|volume|0.00001478676478125|
tsp,teaspoon,teaspoons|volume|0.00000492892159375|
bbl|volume|0.158987294928|
g,gram,grams,gramme,grammes|mass|0.001|p
t,tonne,tonnes|mass|1000|p
u,amu,Da,dalton|mass|1.66053906660e-27|p
me|mass|9.1093837015e-31|
lb,lbs,pound,pounds,lbm|mass|0.45359237|
oz,ounce,ounces|mass|0.028349523125|
ton,tons|mass|907.18474|
stone,stones|mass|6.35029318|
grain,grains|mass|0.00006479891|
slug,slugs|mass|8896443230521/609600000000|
carat,carats|mass|0.0002|
s,sec,second,seconds,secs|time|1|p
min,minute,minutes,mins|time|60|
h,hr,hour,hours,hrs|time|3600|
d,day,days|time|86400|
wk,week,weeks|time|604800|
fortnight,fortnights|time|1209600|
yr,year,years|time|31557600|p
Hz,hertz|frequency|1|p
Bq,becquerel,becquerels|frequency|1|p
Ci,curie,curies|frequency|37000000000|p
rpm|frequency|pi 1/30|
rad,radian,radians|none|1|p
sr,steradian,steradians|none|1|
°,deg,degree,degrees|none|pi 1/180|
arcmin|none|pi 1/10800|
arcsec|none|pi 1/648000|
gon,grad|none|pi 1/200|
rev,revolution,revolutions,cycle,cycles,turn,turns|none|pi 2|
%,percent|none|0.01|
‰|none|0.001|
ppm|none|1e-6|
ppb|none|1e-9|
mph|speed|0.44704|
kph,kmh|speed|5/18|
kn,knot,knots|speed|463/900|
c|speed|299792458|
gee|acceleration|9.80665|
N,newton,newtons|force|1|p
dyn,dyne,dynes|force|0.00001|
lbf|force|4.4482216152605|
kip,kips|force|4448.2216152605|
kgf|force|9.80665|
J,joule,joules|energy|1|p
Nm|energy|1|p
erg,ergs|energy|1e-7|
eV,electronvolt,electronvolts|energy|1.602176634e-19|p
cal,calorie,calories|energy|4.184|p
Cal,Calorie,Calories|energy|4184|
BTU,Btu|energy|1055.05585262|
Wh|energy|3600|p
ftlb|energy|1.3558179483314004|
W,watt,watts|power|1|p
VA|power|1|p
hp,horsepower|power|745.69987158227022|
Pa,pascal,pascals|pressure|1|p
bar,bars|pressure|100000|p
atm,atmosphere,atmospheres|pressure|101325|
torr,Torr|pressure|20265/152|
mmHg|pressure|133.322387415|
inHg|pressure|3386.388640341|
psi|pressure|8896443230521/1290320000|
A,amp,amps,ampere,amperes|current|1|p
C,coulomb,coulombs|charge|1|p
Ah|charge|3600|p
V,volt,volts|voltage|1|p
Ω,ohm,ohms,Ohm|resistance|1|p
S,siemens|conductance|1|p
F,farad,farads|capacitance|1|p
H,henry,henries|inductance|1|p
Wb,weber,webers|flux|1|p
T,tesla,teslas|field|1|p
G,gauss|field|0.0001|p
K,kelvin,kelvins|temperature|1|p
°C,degC,℃,celsius,Celsius|temperature|1||273.15
°F,degF,℉,fahrenheit,Fahrenheit|temperature|5/9||459.67
°R,degR,rankine|temperature|5/9|
mol,mole,moles|amount|1|p
M,molar|concentration|1000|p
kat,katal,katals|catalysis|1|p
cd,candela,candelas|luminosity|1|p
lm,lumen,lumens|luminosity|1|p
lx,lux|illuminance|1|p
Gy,gray,grays|dose|1|p
Sv,sievert,sieverts|dose|1|p
rem|dose|0.01|p
P,poise|viscosity|0.1|p
St,stokes|diffusion|0.0001|p
bit,bits|information|1|p
B,byte,bytes|information|8|p
$,USD,dollar,dollars|dollar|1|
¢,cent,cents|dollar|0.01|
€,EUR,euro,euros|euro|1|
£,GBP|pound|1|
¥,JPY,yen|yen|1|
`

function parseFactor(text: string): { factor: Rational; pi: number } {
  if (text.endsWith('/pi')) return { factor: fraction(text.slice(0, -3)), pi: -1 }
  return text.startsWith('pi ') ? { factor: fraction(text.slice(3)), pi: 1 } : { factor: fraction(text), pi: 0 }
}

function fraction(text: string): Rational {
  const [top, bottom] = text.split('/')
  return bottom ? rational(BigInt(top!), BigInt(bottom)) : parseDecimal(text)!
}

/** All built-in units by spelling. */
export const unitsBySpelling: ReadonlyMap<string, UnitDefinition> = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [spellings, dimension, factor, prefixed, offset] = line.split('|')
      const names = spellings!.split(',')
      const definition: UnitDefinition = {
        symbol: names[0]!,
        ...parseFactor(factor!),
        dimension: dimensions[dimension!]!,
        isPrefixed: prefixed === 'p',
        ...(offset ? { offset: parseDecimal(offset)! } : {}),
      }
      return names.map((name) => [name, definition] as const)
    }),
)

/** Metric prefixes by symbol, with the power of ten. */
export const prefixes: ReadonlyMap<string, number> = new Map([
  ['da', 1],
  ['Q', 30],
  ['R', 27],
  ['Y', 24],
  ['Z', 21],
  ['E', 18],
  ['P', 15],
  ['T', 12],
  ['G', 9],
  ['M', 6],
  ['k', 3],
  ['h', 2],
  ['d', -1],
  ['c', -2],
  ['m', -3],
  ['µ', -6],
  ['μ', -6],
  ['u', -6],
  ['n', -9],
  ['p', -12],
  ['f', -15],
  ['a', -18],
  ['z', -21],
  ['y', -24],
  ['r', -27],
  ['q', -30],
])

/** Prefixes spelt out, before units spelt out: `kilometres`. */
export const longPrefixes: ReadonlyMap<string, string> = new Map([
  ['tera', 'T'],
  ['giga', 'G'],
  ['mega', 'M'],
  ['kilo', 'k'],
  ['hecto', 'h'],
  ['deca', 'da'],
  ['deci', 'd'],
  ['centi', 'c'],
  ['milli', 'm'],
  ['micro', 'µ'],
  ['nano', 'n'],
  ['pico', 'p'],
  ['femto', 'f'],
])
