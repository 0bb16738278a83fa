/** The devices that can open a link to a table, by what the server knows of itself and how this page was opened. */
import type { Catalog } from '../protocol';
import { opensOnlyHere, serverFor } from './clipboard';

export type Reach = 'computer' | 'network' | 'anywhere';

/** Addresses that mean something only within a network: private ones, those of a VPN, and names without a domain. */
const PRIVATE =
  /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|\[f[cde])|\.(?:local|lan|home|internal|home\.arpa)$|^[^.:]+$/;

export function reachOf(catalog: Pick<Catalog, 'address' | 'public_url'> | null, server = serverFor(catalog)): Reach {
  const { hostname } = new URL(server);
  if (opensOnlyHere(hostname)) return 'computer';
  return PRIVATE.test(hostname) ? 'network' : 'anywhere';
}
