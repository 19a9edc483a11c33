import { Link as RouterLink, useLocation, useResolvedPath, type LinkProps } from 'react-router-dom';

/** A link within the site. A link to another page starts a view transition. */
export function Link(props: LinkProps) {
  const { pathname } = useLocation();
  const isOtherPage = useResolvedPath(props.to).pathname !== pathname;
  return <RouterLink viewTransition={isOtherPage} {...props} />;
}
