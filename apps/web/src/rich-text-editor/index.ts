export { RichTextEditor, type RichTextEditorProps } from './rich-text-editor.tsx'
export {
  plainHost,
  type QuestionKind,
  type RichTextEditorHost,
  type SlotQuestion,
  type UploadedImage,
} from './editor-context.ts'
export { isEmptyRichText } from './normalise-document.ts'
export { variableKinds } from './create-variable-choices.tsx'
export { pickerAccept, troubleWithImage } from './image-files.ts'
export { isEmbeddingAllowed } from './embedding.ts'
