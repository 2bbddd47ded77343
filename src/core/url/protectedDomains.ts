/** Registrable domains that are worth imitating: identity, payment, developer and AI services. */
export const PROTECTED_DOMAINS: readonly string[] = (
  'google.com youtube.com microsoft.com microsoftonline.com live.com office.com apple.com icloud.com ' +
  'amazon.com facebook.com instagram.com linkedin.com twitter.com x.com discord.com slack.com zoom.us ' +
  'okta.com auth0.com onelogin.com github.com gitlab.com bitbucket.org atlassian.com atlassian.net npmjs.com ' +
  'cloudflare.com vercel.com notion.so notion.com sentry.io dropbox.com salesforce.com stripe.com paypal.com ' +
  'coinbase.com wise.com openai.com chatgpt.com anthropic.com claude.ai'
).split(' ');
