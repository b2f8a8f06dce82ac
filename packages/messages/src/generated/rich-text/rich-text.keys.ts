// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface RichTextMessages {
  /** This is neither a web address nor an e-mail address. */
  readonly 'rich-text.address.neither': undefined
  /** This is not a web address. */
  readonly 'rich-text.address.notWeb': undefined
  /** Kind of paragraph */
  readonly 'rich-text.block': undefined
  /** Heading {level} */
  readonly 'rich-text.block.heading': { readonly level: string }
  /** Text */
  readonly 'rich-text.block.text': undefined
  /** {name} is not defined yet. Make it a */
  readonly 'rich-text.create': { readonly name: string }
  /** Done */
  readonly 'rich-text.done': undefined
  /** Embedded page */
  readonly 'rich-text.embed': undefined
  /** Embed */
  readonly 'rich-text.embed.done': undefined
  /** {title} · edit */
  readonly 'rich-text.embed.edit': { readonly title: string }
  /** Height in pixels */
  readonly 'rich-text.embed.height': undefined
  /** The height is a whole number from {least} to {most}. */
  readonly 'rich-text.embed.heightRange': { readonly least: string; readonly most: string }
  /** Page to show */
  readonly 'rich-text.embed.page': undefined
  /** The site has to allow being shown inside other pages. */
  readonly 'rich-text.embed.page.hint': undefined
  /** Title */
  readonly 'rich-text.embed.title': undefined
  /** Says what the page shows. */
  readonly 'rich-text.embed.title.hint': undefined
  /** An embedded page needs a title. */
  readonly 'rich-text.embed.title.none': undefined
  /** Formula */
  readonly 'rich-text.formula': undefined
  /** Formula on its own line */
  readonly 'rich-text.formula.block': undefined
  /** Edit formula */
  readonly 'rich-text.formula.edit': undefined
  /** Empty formula, edit */
  readonly 'rich-text.formula.edit.empty': undefined
  /** Type as you speak mathematics: sqrt(2)/x^2. Names of your variables become pills. Paste LaTeX if you have it. Enter finishes. */
  readonly 'rich-text.formula.hint': undefined
  /** Formula in the text */
  readonly 'rich-text.formula.inline': undefined
  /** Shown as letters, without a value: {letters}. */
  readonly 'rich-text.formula.letters': { readonly letters: string }
  /** Show the values */
  readonly 'rich-text.formula.letters.show': undefined
  /** formula */
  readonly 'rich-text.formula.placeholder': undefined
  /** Calculated value */
  readonly 'rich-text.kind.calculatedValue': undefined
  /** worked out from others */
  readonly 'rich-text.kind.calculatedValue.example': undefined
  /** calculated value */
  readonly 'rich-text.kind.calculatedValue.inText': undefined
  /** New {kind} */
  readonly 'rich-text.kind.new': { readonly kind: string }
  /** Number set */
  readonly 'rich-text.kind.numberSet': undefined
  /** one of 2.5, 3, 3.5 */
  readonly 'rich-text.kind.numberSet.example': undefined
  /** number set */
  readonly 'rich-text.kind.numberSet.inText': undefined
  /** Random number */
  readonly 'rich-text.kind.randomNumber': undefined
  /** any of 1, 2, … 10, or a list of them */
  readonly 'rich-text.kind.randomNumber.example': undefined
  /** random number */
  readonly 'rich-text.kind.randomNumber.inText': undefined
  /** Rich text */
  readonly 'rich-text.kind.richText': undefined
  /** one of several texts or pictures */
  readonly 'rich-text.kind.richText.example': undefined
  /** rich text */
  readonly 'rich-text.kind.richText.inText': undefined
  /** Link to */
  readonly 'rich-text.link': undefined
  /** Set link */
  readonly 'rich-text.link.done': undefined
  /** A web address or an e-mail address. */
  readonly 'rich-text.link.hint': undefined
  /** Bulleted list */
  readonly 'rich-text.list.bulleted': undefined
  /** Numbered list */
  readonly 'rich-text.list.numbered': undefined
  /** Bold */
  readonly 'rich-text.mark.bold': undefined
  /** B */
  readonly 'rich-text.mark.bold.letter': undefined
  /** Italic */
  readonly 'rich-text.mark.italic': undefined
  /** I */
  readonly 'rich-text.mark.italic.letter': undefined
  /** Underline, subscript, superscript */
  readonly 'rich-text.mark.rare': undefined
  /** Subscript */
  readonly 'rich-text.mark.subscript': undefined
  /** Superscript */
  readonly 'rich-text.mark.superscript': undefined
  /** Underline */
  readonly 'rich-text.mark.underline': undefined
  /** Picture */
  readonly 'rich-text.picture': undefined
  /** Choose pictures */
  readonly 'rich-text.picture.choose': undefined
  /** Describe this picture */
  readonly 'rich-text.picture.describe': undefined
  /** Description */
  readonly 'rich-text.picture.description': undefined
  /** Read aloud to those who cannot see the picture. Say what matters for the problem. */
  readonly 'rich-text.picture.description.hint': undefined
  /** A picture needs a description. */
  readonly 'rich-text.picture.description.none': undefined
  /** Picture: {alt}. Edit */
  readonly 'rich-text.picture.edit': { readonly alt: string }
  /** Picture without a description, edit */
  readonly 'rich-text.picture.edit.undescribed': undefined
  /** {count, plural, one {A picture{which} was left out of what was pasted. Copy it by itself, or choose its file under Picture.} other {# pictures{which} were left out of what was pasted. Copy each by itself, or choose its file under Picture.}} */
  readonly 'rich-text.picture.leftOut': { readonly count: number; readonly which: string }
  /** Only for those who sit the problem */
  readonly 'rich-text.picture.nonPublic': undefined
  /** The picture gets no public address. */
  readonly 'rich-text.picture.nonPublic.hint': undefined
  /** “{name}” could not be uploaded. */
  readonly 'rich-text.picture.notUploaded': { readonly name: string }
  /** “{name}” */
  readonly 'rich-text.picture.quoted': { readonly name: string }
  /** Remove picture */
  readonly 'rich-text.picture.remove': undefined
  /** “{name}” is larger than {most} MB. Make it smaller and try again. */
  readonly 'rich-text.picture.tooLarge': { readonly most: string; readonly name: string }
  /** “{name}” is not a picture of a known kind. */
  readonly 'rich-text.picture.unknownKind': { readonly name: string }
  /** Width in pixels */
  readonly 'rich-text.picture.width': undefined
  /** Empty: as wide as the picture is. */
  readonly 'rich-text.picture.width.hint': undefined
  /** Question {number} */
  readonly 'rich-text.question': { readonly number: string }
  /** Deleted question */
  readonly 'rich-text.question.deleted': undefined
  /** This question was deleted; delete its place too */
  readonly 'rich-text.question.deleted.about': undefined
  /** Open this question */
  readonly 'rich-text.question.open': undefined
  /** Remove */
  readonly 'rich-text.remove': undefined
  /** New {name}: {kind} */
  readonly 'rich-text.suggestion': { readonly kind: string; readonly name: string }
  /** Column after */
  readonly 'rich-text.table.columnAfter': undefined
  /** Column before */
  readonly 'rich-text.table.columnBefore': undefined
  /** Delete table */
  readonly 'rich-text.table.delete': undefined
  /** Delete column */
  readonly 'rich-text.table.deleteColumn': undefined
  /** Delete row */
  readonly 'rich-text.table.deleteRow': undefined
  /** {direction, select, row {Fill a row from list {name}} other {Fill a column from list {name}}} */
  readonly 'rich-text.table.fill': { readonly direction: 'row' | 'other'; readonly name: string }
  /** {direction, select, row {Fill a row from a new list} other {Fill a column from a new list}} */
  readonly 'rich-text.table.fillNew': { readonly direction: 'row' | 'other' }
  /** First row is a heading */
  readonly 'rich-text.table.heading': undefined
  /** Merge or split cells */
  readonly 'rich-text.table.merge': undefined
  /** Row above */
  readonly 'rich-text.table.rowAbove': undefined
  /** Row below */
  readonly 'rich-text.table.rowBelow': undefined
  /** Size of the table */
  readonly 'rich-text.table.size': undefined
  /** {rows, plural, one {# row} other {# rows}} × {columns, plural, one {# column} other {# columns}} */
  readonly 'rich-text.table.size.words': { readonly columns: number; readonly rows: number }
  /** Page of another site */
  readonly 'rich-text.tool.embed': undefined
  /** Link */
  readonly 'rich-text.tool.link': undefined
  /** Insert a question */
  readonly 'rich-text.tool.question': undefined
  /** Question */
  readonly 'rich-text.tool.question.word': undefined
  /** Table */
  readonly 'rich-text.tool.table': undefined
  /** Insert a variable */
  readonly 'rich-text.tool.variable': undefined
  /** Variable */
  readonly 'rich-text.tool.variable.word': undefined
  /** Text tools */
  readonly 'rich-text.tools': undefined
  /** Variable {name}, {status} */
  readonly 'rich-text.variable': { readonly name: string; readonly status: string }
  /** Create variable {name} */
  readonly 'rich-text.variable.create': { readonly name: string }
  /** a variable */
  readonly 'rich-text.variable.defined': undefined
  /** has no values yet */
  readonly 'rich-text.variable.known': undefined
  /** not defined yet, or not allowed here */
  readonly 'rich-text.variable.unknown': undefined
  /** Variables */
  readonly 'rich-text.variables': undefined
}
