// The signs of each language (docs/messages/terms.md).

const noBreak = '\\u00a0\\u202f'

/** What a text of a language must not contain, with what is said of it. */
const rules = {
  de: [
    [/["”]|„[^“]*$|^[^„]*“/, 'quotations are „…“'],
    [/ %(?!\d)/, 'the space before % is a no-break one'],
  ],
  es: [
    [/["“”]/, 'quotations are «…»'],
    [/^[^¿]*\?|^[^¡]*!/, 'questions are ¿…? and exclamations ¡…!'],
    [/ %(?!\d)/, 'the space before % is a no-break one'],
  ],
  fr: [
    [/["“”]/, 'quotations are « … »'],
    [
      new RegExp(`[^${noBreak}][?!;»]|[^${noBreak}]:(?=[\\s}]|$)|«[^${noBreak}]`),
      'a no-break space stands before ? ! : ; and within « »',
    ],
    [/ %(?!\d)/, 'the space before % is a no-break one'],
  ],
}

/** The texts alone: what chooses between them has colons and commas of its own. Addresses keep their colon. */
const textOf = (message) =>
  message.replaceAll(/\{\w+, (?:plural|select|selectordinal),/g, '{').replaceAll('mailto:', '')

/** Texts whose signs are not those of their language. */
export function foreignSigns(areas) {
  return areas.flatMap(({ name, languages }) =>
    [...languages].flatMap(([language, messages]) =>
      [...messages].flatMap(([key, { text }]) =>
        (rules[language] ?? [])
          .filter(([pattern]) => pattern.test(textOf(text)))
          .map(([, rule]) => `${name}/${language}.po: ${key}: ${rule}`),
      ),
    ),
  )
}
