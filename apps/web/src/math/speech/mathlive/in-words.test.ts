import { describe, expect, it } from 'vitest'
import { plainSpeech } from '../../field/spoken-contents.ts'
import { german } from './de.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import { inWords } from './in-words.ts'
import { speechOfMathLive } from './phrases.ts'

const languages = [german, spanish, french]

describe('what MathLive says, in German, Spanish and French', () => {
  it.each([
    [" 'X' squared plus 1", 'x Quadrat plus 1', 'x al cuadrado más 1', 'x au carré plus 1'],
    [
      " the fraction  'A' plus  'B' over 2. End fraction.",
      'Bruch aus a plus b durch 2. Ende Bruch.',
      'fracción a más b sobre 2. fin de fracción.',
      'fraction a plus b sur 2. fin de fraction.',
    ],
    [" the square root of  'X' , ", 'Wurzel aus x,', 'raíz cuadrada de x,', 'racine carrée de x,'],
    [" 'X' to the 5 power; ", 'x hoch 5;', 'x elevado a 5;', 'x puissance 5;'],
    [" 'capital V' sub 1", 'groß V Index 1', 'V mayúscula subíndice 1', 'V majuscule indice 1'],
    [' two fifths ', '2 durch 5', '2 sobre 5', '2 sur 5'],
    [' half ', '1 durch 2', '1 sobre 2', '1 sur 2'],
    [
      "Open paren.  'X' is less than or equal to 3 Close paren. ",
      'Klammer auf x kleiner oder gleich 3 Klammer zu',
      'abre paréntesis x es menor o igual que 3 cierra paréntesis',
      'parenthèse ouvrante x est inférieur ou égal à 3 parenthèse fermante',
    ],
    [" ring over 'X'", 'Kreis über x', 'anillo sobre x', 'rond sur x'],
    [" 'X' acute", 'x Akut', 'x acento agudo', 'x accent aigu'],
    ["deleted:  'X'", 'gelöscht: x', 'borrado: x', 'effacé: x'],
    [
      'out of numerator; end of mathfield',
      'verlassen Zähler; Ende von Formelfeld',
      'fuera de numerador; fin de campo de fórmula',
      'hors de numérateur; fin de champ de formule',
    ],
  ])('%s', (spoken, ...said) => {
    expect(languages.map((words) => inWords(plainSpeech(spoken), words))).toEqual(said)
  })

  it.each([...speechOfMathLive])('finds all of “%s”', (phrase) => {
    for (const words of languages) expect(inWords(phrase, words)).toBe(words.phrases[phrase])
  })

  it('leaves letters, digits and names alone', () => {
    expect(inWords('a b c alpha 12 tan o', german)).toBe('a b c alpha 12 tan o')
  })
})
