import {
  codedTexts,
  exchangeTexts,
  fieldErrorTexts,
  registrationLabels,
  registrationTexts,
  rosterTexts,
  zodTexts,
  type SaidSentence,
} from '@isomorph/contract'

type Texts = Readonly<Record<string, string>>

/** What is said of addresses and servers that do not answer, wherever they are asked. */
const outboundTexts = Object.fromEntries(
  Object.entries(fieldErrorTexts).filter(
    ([code, text]) => /^(address|server|answer)/.test(code) && !text.includes('{'),
  ),
)

/** Why a registration was refused, as it is kept: title and text as one. */
const refusedTexts = Object.fromEntries(
  Object.entries(registrationLabels).map(([reason, { title, text }]) => [reason, `${title}. ${text}`]),
)

const { recognise } = codedTexts<Texts>({
  ...outboundTexts,
  ...rosterTexts.texts,
  ...exchangeTexts.texts,
  ...registrationTexts.texts,
  ...refusedTexts,
})

/** What a schema says begins as answers of platforms do (“Invalid token”): it is looked for in what is said of an event alone. */
const eventFaults = codedTexts<Texts>({ ...zodTexts.texts, ...exchangeTexts.texts })
const [beforeKind = ''] = exchangeTexts.texts.eventOfKind.split('{')

/** What was exchanged with a connected system, or why nothing was, in codes; none where any of it has none. */
export function saidOfExchange(text: string): SaidSentence[] {
  return [...(text.startsWith(beforeKind) ? eventFaults.recognise(text) : recognise(text))]
}
