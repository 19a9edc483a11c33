import { Link } from '../ui/Link';

interface FooterColumnProps {
  title: string;
  links: { href: string; label: string }[];
  className: string;
}

export function FooterColumn({ title, links, className }: FooterColumnProps) {
  return (
    <nav aria-label={title} className={className}>
      <h2 className="text-small text-gold">{title}</h2>
      <ul className="mt-3">
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link
              to={href}
              className="inline-block py-1 text-balance link-line decoration-transparent"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
