import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { requesters, scenarios, serverLanguages, urlRequests } from '../src/fixtures/index.js';
import { ElicitationPrompt } from '../src/index.js';
import { ar } from '../src/locales/ar.js';
import { de } from '../src/locales/de.js';
import { en } from '../src/locales/en.js';
import { es } from '../src/locales/es.js';
import { he } from '../src/locales/he.js';
import { ja } from '../src/locales/ja.js';
import { ko } from '../src/locales/ko.js';
import { ru } from '../src/locales/ru.js';
import { zhCN } from '../src/locales/zh-CN.js';
import { fr } from '../src/locales/fr.js';
import { it } from '../src/locales/it.js';
import { ptBR } from '../src/locales/pt-BR.js';
import { asking } from './ask/asking.js';
import type { AskStory } from './ask/asking.js';
import { pseudoLocale } from './languages/pseudo.js';
import { Surfaces } from './languages/Surfaces.js';
import type { SurfacesProps } from './languages/Surfaces.js';
import { cutOff, untranslated } from './languages/unspoken.js';

/** The client's words are in the language of the toolbar; the server's are in whatever it writes. */
const meta = { ...asking, title: 'Languages' } satisfies Meta<typeof ElicitationPrompt>;
export default meta;

/** The server writes Chinese. */
export const ChineseServer: AskStory = {
  args: { request: serverLanguages.chinese, serverLang: 'zh' },
};

/** The server writes Arabic: its words turn around, the client's stay. */
export const ArabicServer: AskStory = {
  args: { request: serverLanguages.arabic, serverLang: 'ar' },
};

/** The server mixes. */
export const MixedServer: AskStory = { args: { request: serverLanguages.mixed } };

/** The page runs from right to left. */
export const RightToLeft: AskStory = {
  args: { request: scenarios.fileBugReport, messages: { dir: 'rtl' } },
};

/** An address runs from left to right all the same, and starts at the page's edge. */
export const RightToLeftAddress: AskStory = {
  args: {
    request: urlRequests.oauth,
    presentation: 'inline',
    messages: { dir: 'rtl' },
  },
};

const inEnglish = {
  requester: requesters.remote,
  serverLang: 'en',
  request: scenarios.bookTable,
  content: { name: 'Mona Lisa', date: '2026-03-27', diet: ['vegan', 'nut-free'], budget: 1234.5 },
};
const inChinese = {
  requester: { ...requesters.remote, name: '示例日历' },
  serverLang: 'zh',
  request: serverLanguages.chinese,
  content: { name: '王芳', guests: 4, vegetarian: true },
};
const inArabic = {
  requester: requesters.remote,
  serverLang: 'ar',
  request: serverLanguages.arabic,
  content: { name: 'منى', guests: 4 },
};

/** A form that was sent too early, a consent with a warning, and the three receipts. */
function speaking(props: SurfacesProps): AskStory {
  return {
    render: () => <Surfaces {...props} />,
    play: async ({ canvas, userEvent }) => {
      const name = props.messages['action.send'].replace('{server}', props.requester.name ?? '');
      await userEvent.click(canvas.getByRole('button', { name }));
    },
  };
}

/** 简体中文 */
export const SimplifiedChinese: AskStory = speaking({ ...inChinese, messages: zhCN });

/** 日本語 */
export const Japanese: AskStory = speaking({ ...inEnglish, messages: ja });

/** Deutsch */
export const German: AskStory = speaking({ ...inEnglish, messages: de });

/** Español */
export const Spanish: AskStory = speaking({ ...inEnglish, messages: es });

/** العربية */
export const Arabic: AskStory = speaking({ ...inArabic, messages: ar });

/** Français */
export const French: AskStory = speaking({ ...inEnglish, messages: fr });

/** Italiano */
export const Italian: AskStory = speaking({ ...inEnglish, messages: it });

/** Português (Brasil) */
export const BrazilianPortuguese: AskStory = speaking({ ...inEnglish, messages: ptBR });
/** 한국어 */
export const Korean: AskStory = speaking({ ...inEnglish, messages: ko });

/** Русский */
export const Russian: AskStory = speaking({ ...inEnglish, messages: ru });

/** עברית */
export const Hebrew: AskStory = speaking({ ...inEnglish, messages: he });

const pseudo = speaking({ ...inChinese, messages: pseudoLocale(en), locale: 'zh-CN' });

/**
 * A language that nobody speaks, on the width of a phone. What has no accents was never translated; a sentence
 * without its closing bracket is cut off. The server writes Chinese, so that plain letters are never its own.
 */
export const Pseudo: AskStory = {
  ...pseudo,
  decorators: [
    (Story) => (
      <div className="languages-narrow">
        <Story />
      </div>
    ),
  ],
  play: async (context) => {
    await pseudo.play?.(context);
    await expect(untranslated(context.canvasElement)).toEqual([]);
    await expect(cutOff(context.canvasElement)).toEqual([]);
  },
};
