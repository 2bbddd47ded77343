import type { Address } from './address.js';
import { MAX_NAME } from './dnsName.js';
import type { Host } from './host.js';
import type { HostLabel, UrlDisplay } from './report.js';

export function nothingToDisplay(scheme: string | null): UrlDisplay {
  return {
    scheme,
    asciiHost: null,
    unicodeHost: null,
    registrableDomain: null,
    port: null,
    labels: [],
    rest: '',
  };
}

export function display({ url, host }: Address): UrlDisplay {
  const absolute = host.ascii !== host.name;
  return {
    scheme: url.protocol.slice(0, -1),
    asciiHost: host.ascii,
    unicodeHost: host.unicode && host.unicode.join('.') + (absolute ? '.' : ''),
    registrableDomain: host.domain,
    port: url.port || (url.protocol === 'https:' ? '443' : '80'),
    labels: absolute ? [...labelsOf(host), finalLabel(host)] : labelsOf(host),
    rest: url.href.slice(url.href.indexOf('/', url.href.indexOf('//') + 2)),
  };
}

function labelsOf({ labels, name, unicode, domain }: Host): HostLabel[] {
  if (name.length > MAX_NAME) return [endOf(name)];
  const first = domain === null ? 0 : labels.length - domain.split('.').length;
  return labels.map((ascii, index) => ({
    ascii,
    unicode: unicode?.[index] ?? ascii,
    strong: index >= first,
  }));
}

/** Of what is too long for any name, what a browser would have looked up last; tens of thousands of labels freeze a page. */
function endOf(name: string): HostLabel {
  const text = `…${name.slice(1 - MAX_NAME)}`;
  return { ascii: text, unicode: text, strong: true };
}

/** The empty one behind the final dot, so that the labels still spell the host. */
function finalLabel({ domain }: Host): HostLabel {
  return { ascii: '', unicode: '', strong: domain === null };
}
