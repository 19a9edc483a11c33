import { useLocation } from 'react-router-dom';
import { useInBrowser } from './useInBrowser';

/** The query of the address with its `?`; '' while prerendering and hydrating. */
export function useSearch(): string {
  const { search } = useLocation();
  return useInBrowser(() => search, '');
}

/** The fragment of the address with its `#`; '' while prerendering and hydrating. */
export function useHash(): string {
  const { hash } = useLocation();
  return useInBrowser(() => hash, '');
}
