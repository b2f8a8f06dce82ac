/**
 * What the components say, by key, with what is put in. The app hands the texts over before it shows anything: this package
 * knows no languages.
 */
export interface UiTexts {
  readonly 'ui.breadcrumb': undefined
  readonly 'ui.cancel': undefined
  readonly 'ui.close': undefined
  readonly 'ui.confirmClose.stay': undefined
  readonly 'ui.confirmClose.title': undefined
  readonly 'ui.copied': undefined
  readonly 'ui.copy': undefined
  readonly 'ui.error.trace': { readonly traceId: string }
  readonly 'ui.errors': { readonly count: number }
  readonly 'ui.loading': undefined
  readonly 'ui.loading.stuck': undefined
  readonly 'ui.loading.stuck.help': undefined
  readonly 'ui.paging.label': undefined
  readonly 'ui.paging.next': undefined
  readonly 'ui.paging.perPage': undefined
  readonly 'ui.paging.previous': undefined
  readonly 'ui.paging.range': {
    readonly first: string
    readonly last: string
    readonly total: string
    readonly isCapped: 'yes' | 'other'
  }
  readonly 'ui.pill.defined': undefined
  readonly 'ui.pill.known': undefined
  readonly 'ui.pill.unknown': undefined
  readonly 'ui.required': undefined
  readonly 'ui.search.empty': undefined
  readonly 'ui.table.actions': undefined
  readonly 'ui.table.actionsFor': { readonly name: string }
  readonly 'ui.table.select': { readonly name: string }
  readonly 'ui.table.selectAll': undefined
  readonly 'ui.tryAgain': undefined
  readonly 'ui.verdict.correct': undefined
  readonly 'ui.verdict.incorrect': undefined
  readonly 'ui.verdict.needsPerson': undefined
  readonly 'ui.verdict.partial': undefined
  readonly 'ui.verdict.pending': undefined
  readonly 'ui.verdict.unreadable': undefined
  readonly 'ui.wholeNumber': { readonly least: string; readonly most: string }
}

type UiTextKey = keyof UiTexts

/** The texts without parameters. */
export type PlainUiText = { [Key in UiTextKey]: UiTexts[Key] extends undefined ? Key : never }[UiTextKey]

type Write = (key: UiTextKey, parameters: UiTexts[UiTextKey]) => string

let write: Write = (key) => key

/** Takes what writes the texts. `Given` is what it takes for each key: it compiles only where that is what is given here. */
export function takeUiTexts<Given extends UiTexts>(
  writer: (key: keyof Given & UiTextKey, parameters: never) => string,
) {
  write = writer as Write
}

/** @example uiText('ui.table.select', { name }) */
export function uiText<Key extends UiTextKey>(
  key: Key,
  ...[parameters]: UiTexts[Key] extends undefined ? [] : [UiTexts[Key]]
): string {
  return write(key, parameters)
}
