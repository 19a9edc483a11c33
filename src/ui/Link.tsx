import { Link as RouterLink, type LinkProps } from 'react-router-dom';

/** A link of this site, without the attribute by which the router's framework would discover pages. */
export function Link(props: LinkProps) {
  return <RouterLink discover="none" {...props} />;
}
