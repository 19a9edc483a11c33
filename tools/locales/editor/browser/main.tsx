import { createRoot } from 'react-dom/client';
import { withoutMarkers } from '../textMarkers';
import { Editor } from './Editor';
import styles from './editor.css?inline';

const host = document.createElement('translate-editor');
const root = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
root.adoptedStyleSheets = [sheet];
document.body.append(host);
createRoot(root).render(<Editor host={host} root={root} />);

// The page's own listeners learn nothing of what is done in the editor.
for (const type of ['keydown', 'keyup', 'input', 'submit', 'focusin', 'pointerover'] as const) {
  host.addEventListener(type, (event) => event.stopPropagation());
}

/** What is copied from the page holds no marks. */
document.addEventListener('copy', (event) => {
  const copied = window.getSelection()?.toString() ?? '';
  const plain = withoutMarkers(copied);
  if (plain === copied || !event.clipboardData) return;
  event.clipboardData.setData('text/plain', plain);
  event.preventDefault();
});
