/** The first revision with elicitation: forms, and no `mode` to say so. A server of this revision cannot mean a URL. */
export const modes = { form: true };
