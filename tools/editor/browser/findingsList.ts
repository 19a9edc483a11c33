import type { Finding } from '../../locales/finding';
import { strings } from '../strings';
import { element } from './element';

/** The findings as items of a list, errors first. */
export function findingItems(findings: readonly Finding[]): HTMLElement[] {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  return [...errors, ...warnings].map(({ severity, message, suggestion }) =>
    element(
      'li',
      { class: severity },
      element('strong', {}, strings[severity]),
      ` ${message} `,
      element('span', { class: 'suggestion' }, suggestion),
    ),
  );
}
