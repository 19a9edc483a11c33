import { createBar } from './bar';
import { copyWithoutMarks } from './copyWithoutMarks';
import { createEditing } from './editing';
import { createOutlines } from './outlines';
import { createPanel } from './panel';
import { listenToShortcut } from './shortcut';
import { reveal } from './reveal';
import styles from './editor.css?inline';
import { createTextList } from './textList';
import { parseTextId } from '../textId';
import { strings } from '../strings';

/** Whether editing was on, so that it stays on from page to page. */
const stored = 'translate:on';

start();

function start(): void {
  const host = document.createElement('translate-editor');
  host.lang = 'en';
  host.dir = 'ltr';
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];

  const outlines = createOutlines();
  const placesOf = (id: string) =>
    editing
      .texts()
      .filter((text) => text.id === id)
      .map(({ place }) => place);
  let chosen: string | null = null;

  const panel = createPanel({
    texts: () => editing.texts(),
    onChange(id) {
      chosen = id;
      outlines.show('pointed', null);
      showChosen();
      bar.bar.hidden = id !== null;
      makeRoom();
    },
  });
  const list = createTextList({
    texts: () => editing.texts(),
    onOpen: (id, back) => void panel.open(id, back),
    onPoint(id) {
      const places = id ? placesOf(id) : null;
      outlines.show('pointed', places);
      if (places) reveal(places, panel.panel);
    },
    onToggle(isOpen) {
      host.toggleAttribute('data-list', isOpen);
      bar.showList(isOpen);
    },
  });
  const bar = createBar({ onToggle: toggle, onList: () => list.open() });
  const editing = createEditing({
    own: host,
    onPoint: (text) =>
      outlines.show(
        'pointed',
        text && [text.place],
        text ? labelOf(text.id, text.place.kind === 'attribute' ? text.place.attribute : null) : '',
      ),
    onOpen: (text) => void panel.open(text.id),
    onPageChange() {
      outlines.draw();
      showChosen();
    },
    onOtherTexts: () => list.refresh(),
  });
  let isOn = sessionStorage.getItem(stored) !== null;

  function showChosen(): void {
    outlines.show('chosen', chosen ? placesOf(chosen) : null);
  }

  function toggle(): boolean {
    isOn = !isOn;
    if (isOn) sessionStorage.setItem(stored, '');
    else sessionStorage.removeItem(stored);
    apply();
    return isOn;
  }

  function apply(): void {
    host.toggleAttribute('data-on', isOn);
    if (isOn) editing.start();
    else {
      panel.close();
      list.close();
      editing.stop();
    }
    bar.show(isOn);
    makeRoom();
  }

  /** The page can be scrolled until its end stands above the panel and the bar. */
  function makeRoom(): void {
    const dock = panel.panel.offsetHeight;
    const room = isOn ? `${dock + bar.bar.offsetHeight + 24}px` : '';
    host.style.setProperty('--dock', `${dock}px`);
    document.documentElement.style.setProperty('padding-block-end', room);
    if (chosen) reveal(placesOf(chosen), panel.panel);
  }

  root.append(outlines.layer, list.list, panel.panel, bar.bar);
  document.body.append(host);
  new ResizeObserver(makeRoom).observe(panel.panel);
  for (const type of ['keydown', 'keyup', 'input', 'submit', 'focusin', 'pointerover'] as const) {
    host.addEventListener(type, (event) => event.stopPropagation());
  }
  listenToShortcut({ onPress: toggle, focus: bar.focusList });
  copyWithoutMarks();
  import.meta.hot?.on('locales:changed', () => {
    void panel.refresh();
    list.refresh();
  });
  apply();
}

function labelOf(id: string, attribute: string | null): string {
  const key = parseTextId(id)?.key ?? id;
  return attribute ? `${key}: ${strings.attributeOf(attribute)}` : key;
}
