import { useEffect, useState } from 'react';

/** In milliseconds. */
const slowAfter = 20_000;

/** True once sending has taken 20 seconds. */
export function useSlowNotice(isSending: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isSending) return undefined;
    const timer = setTimeout(() => setIsSlow(true), slowAfter);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isSending]);
  return isSlow;
}
