/**
 * The networks whose signs the footer shows, in its order. `variable` is the build variable with the address of the
 * firm's page there (docs/decisions/facts.md), `placeholder` its default: with both the sign is a link, without them a
 * picture.
 */
export const networks = [
  {
    id: 'linkedIn',
    variable: 'VITE_BUSINESS_NETWORK_URL',
    placeholder: 'https://www.linkedin.com/company/example',
  },
  { id: 'x' },
  { id: 'youTube' },
] as const;

type LinkedNetwork = Extract<(typeof networks)[number], { variable: string }>;
export type NetworkId = LinkedNetwork['id'];

export const linkedNetworks = networks.filter(
  (network): network is LinkedNetwork => 'variable' in network,
);
