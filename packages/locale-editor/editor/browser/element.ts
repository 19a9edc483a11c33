type Attributes = Record<string, string | boolean | undefined>;

/**
 * A new element.
 * @param attributes `true` stands for an empty attribute; false and undefined for none
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    created.setAttribute(key, value === true ? '' : value);
  }
  created.append(...children);
  return created;
}

/** A button that does something. */
export function button(label: string, onClick: () => void, attributes: Attributes = {}) {
  const created = element('button', { type: 'button', ...attributes }, label);
  created.addEventListener('click', onClick);
  return created;
}
