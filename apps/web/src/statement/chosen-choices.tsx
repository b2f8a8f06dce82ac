import { SafeHtml } from './safe-html.tsx'

export interface ShownChoice {
  readonly choiceKey: number
  readonly html: string
}

/** The choices that an answer takes, in the order of the page; the answer is their keys joined by `;`. */
export function chosenOf<C extends ShownChoice>(choices: readonly C[], value: string): readonly C[] {
  const chosen = new Set(value.split(';').filter(Boolean).map(Number))
  return choices.filter(({ choiceKey }) => chosen.has(choiceKey))
}

/** Choices as their texts, one below the other. */
export function ChoiceTexts({ choices }: { choices: readonly ShownChoice[] }) {
  return (
    <div className="choice-texts">
      {choices.map(({ choiceKey, html }) => (
        <SafeHtml key={choiceKey} html={html} />
      ))}
    </div>
  )
}
