export { RichTextView } from './rich-text-view.tsx'
