import { useDeferredValue, useState, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { needsWholePage } from '../ui/readingPosition';

/**
 * Content below the fold. After a click on a link without a fragment (`#…`), it is rendered in a second,
 * deferred pass; otherwise with the rest of the page.
 */
export function Deferred({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const isFollowedLink = useNavigationType() === 'PUSH';
  const [isDeferred] = useState(() => {
    return isFollowedLink && hash === '' && !needsWholePage();
  });
  const isRendered = useDeferredValue(true, !isDeferred);
  return isRendered ? children : <div className="h-svh" />;
}
