/** Encodes the domain in Punycode: WebKit rejects non-ASCII domains in an e-mail field. */
export function withAsciiDomain(address: string): string {
  return address.replace(/@([\p{L}\p{N}\p{M}.-]+)$/u, (whole, domain: string) => {
    if (/^\p{ASCII}*$/u.test(domain)) return whole;
    try {
      return `@${new URL(`http://${domain}`).hostname}`;
    } catch {
      return whole;
    }
  });
}

/** Decodes a Punycode domain: Chromium encodes the value of an e-mail field. */
export function withUnicodeDomain(address: string): string {
  return address.replace(
    /([@.])xn--([a-z\d-]+)(?![^.])/giu,
    (label, before: string, code: string) => {
      try {
        return before + decodePunycode(code.toLowerCase());
      } catch {
        return label;
      }
    },
  );
}

/**
 * Decodes one label of a domain, without its `xn--` (RFC 3492, section 6.2).
 * @throws RangeError if it is not Punycode
 */
function decodePunycode(encoded: string): string {
  const [base, tMin, tMax, skew, damp] = [36, 1, 26, 38, 700];
  const delimiter = encoded.lastIndexOf('-');
  const decoded = Array.from(encoded.slice(0, Math.max(delimiter, 0)));
  const digits = Array.from(
    encoded.slice(delimiter + 1),
    (digit) => (parseInt(digit, base) + 26) % base,
  );
  let [codePoint, position, bias, isFirst] = [128, 0, 72, true];
  while (digits.length > 0) {
    const start = position;
    for (let weight = 1, k = base; ; k += base) {
      const digit = digits.shift();
      if (digit === undefined) throw new RangeError('Punycode breaks off');
      position += digit * weight;
      const threshold = Math.min(Math.max(k - bias, tMin), tMax);
      if (digit < threshold) break;
      weight *= base - threshold;
    }
    const length = decoded.length + 1;
    let delta = Math.floor((position - start) / (isFirst ? damp : 2));
    delta += Math.floor(delta / length);
    for (bias = 0; delta > ((base - tMin) * tMax) / 2; bias += base) {
      delta = Math.floor(delta / (base - tMin));
    }
    bias += Math.floor(((base - tMin + 1) * delta) / (delta + skew));
    isFirst = false;
    codePoint += Math.floor(position / length);
    position %= length;
    decoded.splice(position, 0, String.fromCodePoint(codePoint));
    position += 1;
  }
  return decoded.join('');
}
