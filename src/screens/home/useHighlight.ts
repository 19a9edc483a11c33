import { useState } from 'react';
import type { ServiceSlug } from '../../site/catalogue';

export type Highlight = ReturnType<typeof useHighlight>;

/** The service whose name or spoke has the pointer or the focus; `handlersOf` sets it. */
export function useHighlight() {
  const [highlighted, setHighlighted] = useState<ServiceSlug>();
  const clear = () => setHighlighted(undefined);
  const handlersOf = (slug: ServiceSlug) => {
    const set = () => setHighlighted(slug);
    return { onPointerEnter: set, onPointerLeave: clear, onFocus: set, onBlur: clear };
  };
  return { highlighted, handlersOf };
}
