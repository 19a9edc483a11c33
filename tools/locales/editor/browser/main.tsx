import { createRoot } from 'react-dom/client';
import { withoutMarkers } from '../textMarkers';
import { Editor } from './Editor';
import base from './editor.css?inline';
import list from './list.css?inline';
import panel from './panel.css?inline';

const host = document.createElement('translate-editor');
const root = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(base + list + panel);
root.adoptedStyleSheets = [sheet];
document.body.append(host);
createRoot(root).render(<Editor host={host} root={root} />);

// The page must not react to what is typed in the editor.
for (const type of ['keydown', 'keyup', 'input', 'submit', 'focusin', 'pointerover'] as const)
  host.addEventListener(type, (event) => event.stopPropagation());

// Words that are copied from the page lose their markers.
document.addEventListener('copy', (event) => {
  const copied = window.getSelection()?.toString() ?? '';
  const plain = withoutMarkers(copied);
  if (plain === copied || !event.clipboardData) return;
  event.clipboardData.setData('text/plain', plain);
  event.preventDefault();
});
