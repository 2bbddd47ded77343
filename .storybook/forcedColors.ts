import './forcedColors.css';

const QUERY = '(forced-colors: active)';
/** Always true, and known again when it is taken back. */
const ALWAYS = '(forced-colors), all';

/** The system alone can force colours. A page can show what the kit's own rules for it do, on the system's colours. */
export function forceColors(isActive: boolean): void {
  document.documentElement.dataset['forced'] = isActive ? 'active' : 'none';
  for (const sheet of document.styleSheets) switchRules(sheet.cssRules, isActive);
}

function switchRules(rules: CSSRuleList, isActive: boolean) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const { mediaText } = rule.media;
      if (isActive && mediaText === QUERY) rule.media.mediaText = ALWAYS;
      if (!isActive && mediaText === ALWAYS) rule.media.mediaText = QUERY;
    } else if (rule instanceof CSSGroupingRule) switchRules(rule.cssRules, isActive);
  }
}
