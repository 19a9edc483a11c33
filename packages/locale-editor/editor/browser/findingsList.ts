import type { Finding } from '../../../locale-kit/check/finding';
import { staleRule } from '../../../locale-kit/check/finding';
import { strings } from '../strings';
import { element } from './element';

/** The findings as items of a list, errors first; that English has changed is shown by itself. */
export function findingItems(findings: readonly Finding[]): HTMLElement[] {
  const listed = findings.filter(({ rule }) => rule !== staleRule);
  const errors = listed.filter(({ severity }) => severity === 'error');
  const warnings = listed.filter(({ severity }) => severity === 'warning');
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
