import { Link as RouterLink, useLocation, useResolvedPath, type LinkProps } from 'react-router-dom';

/** A link within the site: another page fades over the one that is left, where the engine can do that. */
export function Link(props: LinkProps) {
  const { pathname } = useLocation();
  const isOtherPage = useResolvedPath(props.to).pathname !== pathname;
  return <RouterLink viewTransition={isOtherPage} {...props} />;
}
