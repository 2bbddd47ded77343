import type { Address } from '../address.js';
import { isBelow, isPage } from '../host.js';
import { hasEmbeddedDomain } from './embeddedDomain.js';

/** Hosts, with those below them, all of whose pages lead elsewhere. */
const SHORTENERS = // Open to everybody
  (
    '0rz.tw adf.ly adfoc.us app.link b23.tv bc.vc bit.do bit.ly bitly.com bl.ink bom.so buff.ly chilp.it ' +
    'clck.ru cli.re cutt.ly cutt.us da.gd dlvr.it dub.co dub.sh dwz.cn exe.io gg.gg goo.gl goo.su gplinks.co ' +
    'hubs.ly ift.tt is.gd j.mp kutt.it lnk.to lnkd.in m.tb.cn mcaf.ee me2.do n9.cl naver.me onelink.me ouo.io ' +
    'ow.ly page.link po.st ppt.cc psee.io qps.ru qr.ae qr.net qrco.de rb.gy rebrand.ly reurl.cc s.id search.app ' +
    'share.google shor.by short.cm short.gy short.io shorte.st shorturl.asia shorturl.at shrtco.de smarturl.it ' +
    'snip.ly snipurl.com soo.gd spoo.me suo.im surl.li t.cn t.co t.ly t2m.io tiny.cc tiny.one tiny.pl ' +
    'tinylink.net tinyurl.com tr.im trib.al u.nu u.to url.cn urlz.fr v.gd vk.cc vo.la vu.fr x.co x.gd zws.im ' +
    // Open to everybody, and they note who came
    'grabify.link iplogger.com iplogger.org ' +
    // Of one company, for pages of its users as well
    'amzn.to fb.me git.io wp.me ' +
    // Invitations, which do not say to whose place
    'discord.gg ' +
    // Pages that only take the referrer away
    'anon.to anonym.to anonymz.com blankrefer.com deref.link dereferer.me dereferer.org exit.sc ' +
    'hidereferrer.com href.li noref.io nullrefer.com ' +
    // Link wrappers of mail, of social networks, of search and of newsletters
    'awstrack.me click.exct.net click.pstmrk.it cr.naver.com ct.sendgrid.net hubspotlinks.com klclick.com ' +
    'l.facebook.com l.instagram.com l.messenger.com l.threads.com l.threads.net l.wl.co link.csdn.net ' +
    'link.juejin.cn link.medium.com link.zhihu.com linkprotect.cudasvc.com lm.facebook.com mimecastprotect.com ' +
    'out.reddit.com protect-eu.mimecast.com protect-us.mimecast.com r.search.yahoo.com rd.yahoo.com ' +
    'safelinks.protection.outlook.com secure-web.cisco.com slack-redir.net url.emailprotection.link ' +
    'urldefense.com urldefense.proofpoint.com urlsand.esvalabs.com'
  ).split(' ');

/** Below the shorteners, but each only for the pages of its own service. */
const OWN_PAGES_ONLY = ['maps.app.goo.gl', 'photos.app.goo.gl'];

/** Pages that lead elsewhere, on hosts whose other pages do not. */
const PAGES = (
  'baidu.com/link bing.com/ck/a cmail20.com/t deref-gmx.net/mail/client deref-web.de/mail/client disq.us/url ' +
  'doubleclick.net/aclk doubleclick.net/ddm/clk doubleclick.net/pcs/click duckduckgo.com/l ' +
  'facebook.com/flx/warn facebook.com/l.php googleadservices.com/pagead/aclk linkedin.com/redir/redirect ' +
  'linkedin.com/safety/go list-manage.com/track/click mandrillapp.com/track/click medium.com/r ' +
  'outlook.live.com/owa/redir.aspx pinterest.com/offsite reddit.com/out so.com/link sogou.com/link ' +
  'sparkpostmail.com/f/a steamcommunity.com/linkfilter t.me/iv t.umblr.com/redirect telegram.me/iv ' +
  'tiktok.com/link/v2 twitter.com/i/redirect vk.com/away.php weibo.cn/sinaurl x.com/i/redirect ' +
  'yandex.com/clck yandex.ru/clck youtube.com/redirect'
).split(' ');

/** Under each of its country domains. */
const GOOGLE = /(?:^|\.)google\.[a-z]{2,3}(?:\.[a-z]{2})?$/;
const GOOGLE_PATH = /^\/(?:aclk|amp|url)(?:\/|$)/;

/** Hosts that show a page of any other site under their own name: translations, caches, archives. */
const PROXIES = (
  'archive.is archive.org/web archive.ph archive.today cc.bingj.com/cache.aspx cdn.ampproject.org ' +
  'papago.naver.net translate.goog translate.google.com/translate translate.yandex.com/translate ' +
  'translate.yandex.ru/translate translatetheweb.com webcache.googleusercontent.com'
).split(' ');

/** The destination cannot be examined. */
export function isRedirector(address: Address): boolean {
  const { host, url } = address;
  const isOneOf = (places: readonly string[]) =>
    places.some((place) =>
      place.includes('/') ? isPage(host.name, url.pathname, place) : isBelow(host.name, place),
    );
  return (
    (isOneOf(SHORTENERS) && !isOneOf(OWN_PAGES_ONLY)) ||
    isOneOf(PAGES) ||
    (GOOGLE.test(host.domain ?? host.name) && GOOGLE_PATH.test(url.pathname)) ||
    // A name that pretends to be the site itself has a warning of its own.
    (isOneOf(PROXIES) && !hasEmbeddedDomain(address))
  );
}
