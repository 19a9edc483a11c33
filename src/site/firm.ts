/** While the endpoint contains this marker, the form sends nothing and simulates success. */
const unsetEndpointMarker = 'YOUR_FORM_ID';

export function isPlaceholder(endpoint: string): boolean {
  return endpoint.includes(unsetEndpointMarker);
}

export function phoneHref(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}
