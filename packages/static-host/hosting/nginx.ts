import { contentTypes, unknownType } from '../serve/contentType';
import { immutable, immutableFolders, revalidated } from '../serve/caching';
import type { SecurityHeaders } from '../serve/securityHeaders';
import { notFoundRules } from './notFound';

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
 */
export function nginxConf(siteUrl: string, security: SecurityHeaders): string {
  const { '/*': everywhere = {}, ...byPath } = security;
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
  ...notFoundRules().map(({ prefix, isService, file }): [string, string] => [
    quoted(isService ? `~^${prefix}/services/[^/]+$` : `~^${prefix}(/|$)`),
    file,
  ]),
])}
${namesOf(byPath)
  .map((name) => map('$asked', variable(name), valuesOf(byPath, name)))
  .join('\n')}

  server {
    listen 80;
    server_name ${new URL(siteUrl).hostname};
    root /var/www/site;
    # Certificate and port of https, if there are any: the one thing that is not the build's.
    include tls*.conf;
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

${location('= /', 'text/html; charset=utf-8', '/index.html')}
    # Asked for by those who issue certificates.
    location ^~ /.well-known/acme-challenge/ {
      default_type text/plain;
      try_files $uri =404;
    }
    # No page has a second address: not its file's name, nor a not-found page.
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
