import { destinations, fileOfPage, typedAddress } from '../addresses';
import { notFoundPages } from '../project';
import {
  contentTypeOf,
  fileEndings,
  immutable,
  immutableFolder,
  revalidated,
  unknownType,
} from '../fileHeaders';

/** Accepts Brotli, unless with `q=0`. */
const takesBrotli = '(^|,)\\s*br\\s*(;(?!\\s*q=0(\\.0*)?\\s*(,|$))[^,]*)?(,|$)';

/**
 * A site of nginx's, for `/etc/nginx/sites-available/`, from nginx 1.19 on with its usual modules. It
 * leads typed addresses and answers not-found pages as the preview does; a test holds both to one list.
 * @param siteUrl the site's origin
 * @param headers the security headers
 */
export function nginxSite(siteUrl: string, headers: Readonly<Record<string, string>>): string {
  const { host, hostname } = new URL(siteUrl);
  const list = [...destinations];
  return `# Written by npm run build. How to use it: docs/deploy.md
${map('$http_accept_encoding', '$site_br', [
  ['default', '""'],
  [quoted(`~*${takesBrotli}`), '.br'],
])}
${map('$uri', '$site_encoding', [
  ['default', '""'],
  [quoted('~\\.br$'), 'br'],
])}
${map('$uri', '$site_caching', [
  ['default', revalidated],
  [quoted(`~^/${immutableFolder}/`), quoted(immutable)],
])}
${map('$uri', '$site_not_found', [
  ['default', '/404.html'],
  ...notFoundPages.flatMap(({ prefix, service, other }): [string, string][] => [
    [quoted(`~^${prefix}/services/[^/]+$`), fileOfPage(service)],
    [quoted(`~^${prefix}(/|$)`), fileOfPage(other)],
  ]),
])}
# What people type for an address, and where it leads: letters count in either case.
${map('$uri', '$site_bare', [
  ['default', '"none"'],
  [quoted(`~*${typedAddress}`), '$bare_address'],
])}
${map('$site_bare', '$site_page', [
  ['default', '""'],
  ...list.map(([bare, { page }]): [string, string] => [whole(bare), page]),
])}
${map('$site_bare', '$site_section', [
  ['default', '""'],
  ...list
    .filter(([, { section }]) => section)
    .map(([bare, { section }]): [string, string] => [whole(bare), quoted(`#${section}`)]),
])}
${map('"$uri $site_page"', '$site_is_moved', [
  ['default', '1'],
  [quoted('~(?s)^.* $'), '0'],
  [quoted('~(?s)^(.+) \\1$'), '0'],
])}

server {
  listen 80;
  listen [::]:80;
  server_name ${[hostname, otherName(hostname)].join(' ').trim()};
  root /var/www/${hostname};
  # https, once there is a certificate.
  set $site_scheme http;
  include /etc/nginx/snippets/${hostname}-tls*.conf;
  server_tokens off;
  client_max_body_size 1k;
  absolute_redirect off;
  merge_slashes off;
  disable_symlinks on from=$document_root;
  gzip_static on;
  gzip_proxied any;
  types {
  }
  default_type ${unknownType};
  error_page 404 $site_not_found;

  add_header Cache-Control $site_caching always;
  add_header Vary Accept-Encoding always;
  add_header Content-Encoding $site_encoding always;
${Object.entries(headers)
  .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`)
  .join('\n')}

  # Asked for by those who issue certificates.
  location ^~ /.well-known/acme-challenge/ {
    root /var/www/letsencrypt;
    default_type text/plain;
    try_files $uri =404;
  }
  if ($scheme != $site_scheme) {
    return 301 $site_scheme://${host}$request_uri;
  }
  if ($host != ${hostname}) {
    return 301 $site_scheme://${host}$request_uri;
  }
  if ($site_is_moved) {
    return 301 $site_page$is_args$args$site_section;
  }

  # No file has a second address, and a not-found page none.
  location ~* "^/index$|/404$|//|/\\.(?!well-known/)|\\.(br|gz)$" {
    return 404;
  }
  location ~* "\\.html$" {
    internal;
    default_type "text/html; charset=utf-8";
    try_files $uri$site_br $uri =404;
  }
${location('= /', 'text/html; charset=utf-8', '/index.html')}
${fileEndings
  .filter((end) => end !== '.html')
  .map((end) => location(`~* "\\${end}$"`, contentTypeOf(end), '$uri'))
  .join('\n')}
${location('~* "\\.[a-z0-9]+$"', unknownType, '$uri')}
${location('/', 'text/html; charset=utf-8', '$uri.html')}
}
`;
}

/** An address as an expression, which never matches '': long plain texts have no room in nginx's usual table. */
const whole = (address: string) => quoted(address && `~*^${address}$`);

/** The other of the two names that people type: with `www.` or without. */
function otherName(hostname: string): string {
  if (hostname.startsWith('www.')) return hostname.slice('www.'.length);
  return /^[^.]+\.[a-z-]+$/.test(hostname) ? `www.${hostname}` : '';
}

/**
 * What the site includes once there is a certificate.
 * @param siteUrl the site's origin, under whose name certbot keeps the certificate
 */
export function nginxTls(siteUrl: string): string {
  const folder = `/etc/letsencrypt/live/${new URL(siteUrl).hostname}`;
  return `# Written by npm run build. How to use it: docs/deploy.md
listen 443 ssl;
listen [::]:443 ssl;
# From nginx 1.25.1 on; before, write "listen 443 ssl http2" above.
http2 on;
ssl_certificate ${folder}/fullchain.pem;
ssl_certificate_key ${folder}/privkey.pem;
ssl_protocols TLSv1.2 TLSv1.3;
ssl_ciphers ECDHE+AESGCM:ECDHE+CHACHA20;
set $site_scheme https;
`;
}

function map(source: string, name: string, entries: readonly [string, string][]): string {
  const lines = entries.map(([pattern, value]) => `  ${pattern} ${value};`);
  return [`map ${source} ${name} {`, ...lines, '}'].join('\n');
}

function location(match: string, type: string, file: string): string {
  return `  location ${match} {
    default_type ${quoted(type)};
    try_files ${file}$site_br ${file} =404;
  }`;
}

/**
 * A text as nginx reads it.
 * @throws if it holds what nginx would read as the text's end or as a variable
 */
function quoted(text: string): string {
  if (/"|\$(?=\w)/.test(text)) throw new Error(`nginx can't hold ${text}`);
  return `"${text}"`;
}
