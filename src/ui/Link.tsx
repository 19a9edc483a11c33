import { Link as RouterLink, useLocation, useResolvedPath, type LinkProps } from 'react-router-dom';
import { useSearch } from '../routing/address';

/** A link within the site. A link to a fragment of the current page keeps the query. */
export function Link({ to, ...props }: LinkProps) {
  const { pathname } = useLocation();
  const search = useSearch();
  const target = useResolvedPath(to);
  const isWithinPage = target.pathname === pathname && target.hash !== '';
  return <RouterLink {...props} to={isWithinPage ? { ...target, search } : to} />;
}
