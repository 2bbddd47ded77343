import type { Address } from '../address.js';

/** Hosts, with those below them, all of whose pages lead elsewhere. */
const SHORTENERS = (
  'adf.ly aka.ms amzn.to app.link bit.do bit.ly bitly.com bl.ink buff.ly cutt.ly db.tt dlvr.it dub.sh fb.me g.co git.io goo.gl ' +
  'goo.su hubs.ly hyperurl.co ift.tt is.gd j.mp lnk.to lnkd.in mcaf.ee msft.it ow.ly page.link po.st qr.ae rb.gy ' +
  'rebrand.ly s.id short.gy short.io shorturl.at smarturl.it soo.gd t.co t.ly tiny.cc tiny.one tinyurl.com tr.im ' +
  'trib.al urlz.fr v.gd wp.me x.co ' +
  // Link wrappers of mail and of social networks
  'away.vk.com click.redditmail.com exit.sc href.li l.facebook.com l.instagram.com l.messenger.com l.wl.co ' +
  'lm.facebook.com out.reddit.com safelinks.protection.outlook.com urldefense.com urldefense.proofpoint.com'
).split(' ');

/** Pages that lead elsewhere, on hosts whose other pages do not. */
const PAGES = (
  'bing.com/ck/a disq.us/url duckduckgo.com/l facebook.com/flx/warn facebook.com/l.php getpocket.com/redirect ' +
  'googleadservices.com/pagead/aclk doubleclick.net/pcs/click instagram.com/linkshim linkedin.com/redir/redirect ' +
  'linkedin.com/safety/go medium.com/r pinterest.com/offsite slack-redir.net/link steamcommunity.com/linkfilter ' +
  't.umblr.com/redirect twitter.com/i/redirect vk.com/away.php x.com/i/redirect youtube.com/redirect'
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
