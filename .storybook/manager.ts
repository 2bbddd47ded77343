import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'mcp-elicitation-react', brandUrl: './' }),
  // In one list the order is the preview's; with roots, loose pages would come before all groups.
  sidebar: { showRoots: false },
  layoutCustomisations: {
    // The Live page is an app: it needs the height.
    showPanel: ({ storyId }, isShown) => (storyId?.startsWith('live--') ? false : isShown),
  },
});
