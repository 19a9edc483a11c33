import { destinations, fileOfPage, typedAddress } from '../addresses';
import { notFoundPages } from '../project';
import {
  contentTypes,
  immutable,
  immutableFolders,
  revalidated,
  unknownType,
} from '../serve/fileHeaders';
import type { SecurityHeaders } from '../serve/securityHeaders';

/** What nginx learns of https once there is a certificate. */
const scheme = `    set $site_scheme http;
    include /etc/nginx/site-tls*.conf;`;

/** Asked for by those who issue certificates, also before there is one. */
const challenges = `    location ^~ /.well-known/acme-challenge/ {
      root /var/www/letsencrypt;
      default_type text/plain;
      try_files $uri =404;
    }`;

/** Where the versions of the site lie on the machine of nginx, a folder each. */
const versionsFolder = '/var/www/site';

/** Escapes of whole UTF-8 characters, and whatever is not escaped. */
const wellFormed = [
  '[^%?]',
  '%[0-7][0-9a-f]',
  '%(c[2-9a-f]|d[0-9a-f])%[89ab][0-9a-f]',
  '%e[0-9a-f](%[89ab][0-9a-f]){2}',
  '%f[0-4](%[89ab][0-9a-f]){3}',
].join('|');

/** Accepts Brotli, unless with `q=0`. */
const takesBrotli = '(^|,)\\s*br\\s*(;(?!\\s*q=0(\\.0*)?\\s*(,|$))[^,]*)?(,|$)';

/**
 * A whole `nginx.conf`, for any nginx from 1.19 on with its usual modules. It
 * answers as `packages/static-host/serve` does; a test holds both to one list of addresses.
 * @param siteUrl the site's origin
 * @param version names the folder of the site that the policy in `security` is for
 */
export function nginxConf(siteUrl: string, version: string, security: SecurityHeaders): string {
  const { '/*': everywhere = {}, ...byPath } = security;
  const { host, hostname } = new URL(siteUrl);
  const other = otherName(hostname);
  return `# Written by npm run build. How to use it: docs/deploy.md
worker_processes auto;
events {
  worker_connections 1024;
}
http {
  sendfile on;
  tcp_nopush on;
  server_tokens off;
  client_max_body_size 1k;
  absolute_redirect off;
  map_hash_bucket_size 256;
  map_hash_max_size 65536;
  server_names_hash_bucket_size 128;
  gzip_static on;
  gzip_proxied any;
  types {
  }
  default_type ${unknownType};

${map('$request_uri', '$asked', [['"~^(?<path>[^?]*)"', '$path']])}
${map('$asked', '$is_malformed', [
  ['default', '1'],
  [quoted('~*%2f|%5c|%00|[#\\x5c]'), '1'],
  [quoted('~*/(\\.|%2e){1,2}(/|$)'), '1'],
  [quoted(`~*^/(${wellFormed})*$`), '0'],
])}
${map('$request_method', '$allow', [
  ['default', '"GET, HEAD"'],
  ['GET', '""'],
  ['HEAD', '""'],
])}
${map('$http_accept_encoding', '$br', [
  ['default', '""'],
  [quoted(`~*${takesBrotli}`), '.br'],
])}
${map('$uri', '$encoding', [
  ['default', '""'],
  [quoted('~\\.br$'), 'br'],
])}
${map('"$status $asked"', '$caching', [
  ['default', revalidated],
  [quoted(`~^(200|206|304) /(${immutableFolders.join('|')})/`), quoted(immutable)],
])}
${map('$uri', '$not_found', [
  ['default', '/404.html'],
  ...notFoundPages.flatMap(({ prefix, service, other }): [string, string][] => [
    [quoted(`~^${prefix}/services/[^/]+$`), fileOfPage(service)],
    [quoted(`~^${prefix}(/|$)`), fileOfPage(other)],
  ]),
])}
  # What people type for an address, and where it leads: letters count in either case.
${map('$uri', '$bare', [
  ['default', '"none"'],
  [quoted(`~*${typedAddress}`), '$bare_address'],
])}
${map('$bare', '$destination', [
  ['default', '""'],
  ...[...destinations].map(([bare, { page }]): [string, string] => [quoted(bare), page]),
])}
${map('$bare', '$section', [
  ['default', '""'],
  ...[...destinations]
    .filter(([, { section }]) => section)
    .map(([bare, { section }]): [string, string] => [quoted(bare), quoted(`#${section}`)]),
])}
${map('"$uri $destination"', '$page', [
  ['default', '$destination'],
  [quoted('~^(.+) \\1$'), '""'],
])}
${map('$page', '$page_or_asked', [
  ['default', '$page$is_args$args$section'],
  ['""', '$request_uri'],
])}
${namesOf(byPath)
  .map((name) => map('$asked', variable(name), valuesOf(byPath, name)))
  .join('\n')}

${other && serverOfOtherName(other, host)}
  server {
    listen 80 default_server;
    listen [::]:80 default_server;
    server_name ${hostname};
    # The version that the policy below is for: nginx goes from one to the next as a whole.
    root ${versionsFolder}/${version}/site;
${scheme}
    disable_symlinks on from=$document_root;
    merge_slashes off;
    error_page 404 $not_found;

    add_header Cache-Control $caching always;
    add_header Vary Accept-Encoding always;
    add_header Content-Encoding $encoding always;
    add_header Allow $allow always;
${Object.entries(everywhere)
  .map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`)
  .join('\n')}
${namesOf(byPath)
  .map((name) => `    add_header ${name} ${variable(name)} always;`)
  .join('\n')}

    if ($is_malformed) {
      return 400;
    }
    if ($allow) {
      return 405;
    }
    if ($scheme != $site_scheme) {
      return 301 $site_scheme://${host}$page_or_asked;
    }
    if ($page) {
      return 301 $page$is_args$args$section;
    }

${location('= /', 'text/html; charset=utf-8', '/index.html')}
${challenges}
    # No file has a second address, and a not-found page none.
    location ~ "^/index$|/404$|//|/\\.(?!well-known/)" {
      return 404;
    }
    location ~* "\\.(br|gz)$" {
      return 404;
    }
    location ~* "\\.html$" {
      internal;
      default_type "text/html; charset=utf-8";
      try_files $uri$br $uri =404;
    }
${Object.entries(contentTypes)
  .filter(([end]) => end !== '.html')
  .map(([end, type]) => location(`~* "\\${end}$"`, type, '$uri'))
  .join('\n')}
${location('~* "\\.[a-z0-9]+$"', unknownType, '$uri')}
${location('/', 'text/html; charset=utf-8', '$uri.html')}
  }
}
`;
}

function serverOfOtherName(name: string, host: string): string {
  return `
  server {
    listen 80;
    listen [::]:80;
    server_name ${name};
${scheme}
${challenges}
    location / {
      return 301 $site_scheme://${host}$page_or_asked;
    }
  }`;
}

/** The other of the two names that people type: with `www.` or without. */
function otherName(hostname: string): string {
  if (hostname.startsWith('www.')) return hostname.slice('www.'.length);
  return /^[^.]+\.[a-z-]+$/.test(hostname) ? `www.${hostname}` : '';
}

/**
 * What `nginx.conf` includes once there is a certificate.
 * @param siteUrl the site's origin, under whose name certbot keeps the certificate
 */
export function nginxTls(siteUrl: string): string {
  const folder = `/etc/letsencrypt/live/${new URL(siteUrl).hostname}`;
  return `# Written by npm run build. How to use it: docs/deploy.md
listen 443 ssl http2;
listen [::]:443 ssl http2;
ssl_certificate ${folder}/fullchain.pem;
ssl_certificate_key ${folder}/privkey.pem;
ssl_protocols TLSv1.2 TLSv1.3;
ssl_session_cache shared:tls:10m;
ssl_session_timeout 1d;
set $site_scheme https;
`;
}

function map(source: string, name: string, entries: readonly [string, string][]): string {
  const lines = entries.map(([pattern, value]) => `    ${pattern} ${value};`);
  return [`  map ${source} ${name} {`, ...lines, '  }'].join('\n');
}

function location(match: string, type: string, file: string): string {
  return `    location ${match} {
      default_type ${quoted(type)};
      try_files ${file}$br ${file} =404;
    }`;
}

function namesOf(byPath: SecurityHeaders): string[] {
  return [...new Set(Object.values(byPath).flatMap((headers) => Object.keys(headers)))];
}

function variable(header: string): string {
  return `$${header.toLowerCase().replaceAll('-', '_')}`;
}

function valuesOf(byPath: SecurityHeaders, name: string): [string, string][] {
  return Object.entries(byPath).flatMap(([path, headers]): [string, string][] => {
    const value = headers[name];
    if (value === undefined) return [];
    return [[path.endsWith('/*') ? quoted(`~^${path.slice(0, -1)}`) : path, quoted(value)]];
  });
}

/**
 * A text as nginx reads it.
 * @throws if it holds what nginx would read as the text's end or as a variable
 */
function quoted(text: string): string {
  if (/"|\$(?=\w)/.test(text)) throw new Error(`nginx.conf can't hold ${text}`);
  return `"${text}"`;
}
