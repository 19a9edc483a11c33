import { Link as RouterLink, useLocation, useResolvedPath, type LinkProps } from 'react-router-dom';
import { useSearch } from './address';

/** A link within the site: to another page with a view transition, within the page with its query. */
export function Link({ to, ...props }: LinkProps) {
  const { pathname } = useLocation();
  const search = useSearch();
  const target = useResolvedPath(to);
  const isOtherPage = target.pathname !== pathname;
  const isWithinPage = !isOtherPage && target.hash !== '';
  return (
    <RouterLink
      viewTransition={isOtherPage}
      {...props}
      to={isWithinPage ? { ...target, search } : to}
    />
  );
}
