import type { Address } from '../address.js';

/** Hosts, with those below them, all of whose pages lead elsewhere. */
const SHORTENERS = (
  'adf.ly aka.ms amzn.to app.link bit.do bit.ly bitly.com bl.ink buff.ly cutt.ly dlvr.it dub.sh fb.me git.io goo.gl ' +
  'ift.tt is.gd j.mp lnkd.in ow.ly page.link qr.ae rb.gy rebrand.ly s.id short.gy short.io shorturl.at soo.gd t.co ' +
  't.ly tiny.cc tinyurl.com tr.im trib.al v.gd wp.me x.co ' +
  // Link wrappers of mail and of social networks
  'href.li l.facebook.com l.instagram.com lm.facebook.com out.reddit.com safelinks.protection.outlook.com ' +
  'urldefense.com urldefense.proofpoint.com'
).split(' ');

/** Pages that lead elsewhere, on hosts whose other pages do not. */
const PAGES = (
  'bing.com/ck/a disq.us/url doubleclick.net/pcs/click duckduckgo.com/l facebook.com/l.php ' +
  'googleadservices.com/pagead/aclk linkedin.com/redir/redirect linkedin.com/safety/go medium.com/r ' +
  'pinterest.com/offsite slack-redir.net/link steamcommunity.com/linkfilter t.umblr.com/redirect ' +
  'twitter.com/i/redirect vk.com/away.php x.com/i/redirect youtube.com/redirect'
).split(' ');

/** Under each of its country domains. */
const GOOGLE = /(?:^|\.)google\.[a-z]{2,3}(?:\.[a-z]{2})?$/;
const GOOGLE_PATH = /^\/(?:amp|url)(?:\/|$)/;

/** The destination cannot be examined. */
export function isRedirector({ host, url }: Address): boolean {
  return (
    SHORTENERS.some((shortener) => isBelow(host.name, shortener)) ||
    PAGES.some((page) => isPage(host.name, url.pathname, page)) ||
    (GOOGLE.test(host.domain ?? host.name) && GOOGLE_PATH.test(url.pathname))
  );
}

function isPage(name: string, pathname: string, page: string): boolean {
  const slash = page.indexOf('/');
  const path = page.slice(slash);
  const atPath = pathname === path || pathname.startsWith(`${path}/`);
  return atPath && isBelow(name, page.slice(0, slash));
}

function isBelow(name: string, domain: string): boolean {
  return name === domain || name.endsWith(`.${domain}`);
}
