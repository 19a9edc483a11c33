import { attributes } from './attributes';

/** For the prerendered disclosures; `Disclosure.tsx` calls `openNeeded` for those that React adds. */
export function openNeededDisclosures(): void {
  const disclosures = document.querySelectorAll('details');
  for (const details of disclosures) openNeeded(details);
}

/**
 * Opens the disclosure of the section that the address names. In an engine without `::details-content`,
 * which can't expand it in wide windows and on paper by style, also opens it in a wide window. Once for
 * each element: a visitor may open or close it before hydration.
 */
export function openNeeded(details: HTMLDetailsElement): void {
  if (details.hasAttribute(attributes.ready)) return;
  const expandsByScript =
    !CSS.supports('selector(::details-content)') && matchMedia('(width >= 48rem)').matches;
  // Not `:target`, which is set after the entry script has run.
  const sectionId = window.location.hash.slice(1);
  const isNamed = sectionId !== '' && details.parentElement?.id === sectionId;
  if (expandsByScript || isNamed) details.open = true;
  // Ends the rule of `disclosures.css` that expands the `:target` section before scripts run. An attribute of
  // <html> would end it too, but restyle the whole page (docs/performance.md).
  details.setAttribute(attributes.ready, '');
}
