import type { PluginOption } from 'vite';

const name = 'storybook:react-docgen-plugin';

/** Where the public components are. */
const documented = /\/src\/react\/(.*\/)?(Elicitation\w+|Root|messages)\.tsx$/;

/** Lets Storybook read props only where a page shows them: reading every module doubles the wait for the first story. */
export async function readPropsOfComponents(all: PluginOption): Promise<PluginOption[]> {
  const plugins = [await all].flat();
  for (const nested of plugins) {
    const plugin = await nested;
    if (!plugin || !('name' in plugin) || plugin.name !== name) continue;
    const { transform } = plugin;
    if (typeof transform !== 'function') continue;
    plugin.transform = function onlyDocumented(source, id, options) {
      return documented.test(id) ? transform.call(this, source, id, options) : undefined;
    };
  }
  return plugins;
}
