import { relay } from '../../../lib/relay';

export const GET = relay.fetch;
export const POST = relay.fetch;
