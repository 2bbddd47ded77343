// What resets do, in few words of our own: enough to meet what they would break.

/** The shortest one there is. */
export const star = `
* { margin: 0; padding: 0; box-sizing: border-box; }
button { background: none; border: none; font: inherit; }
ul { list-style: none; }
`;

const preflight = `
*, ::before, ::after { box-sizing: border-box; border: 0 solid #e5e7eb; }
h1, h2, h3, h4, h5, h6 { font-size: inherit; font-weight: inherit; }
p, dl, dd, ul, ol, pre, fieldset, legend, h1, h2, h3, h4 { margin: 0; padding: 0; }
a { color: inherit; text-decoration: inherit; }
svg, img { display: block; vertical-align: middle; }
button, input, select, textarea { margin: 0; padding: 0; color: inherit; font: inherit; border-radius: 0; }
button, [type='button'], [type='submit'], [type='reset'] { appearance: button; background: transparent; }
code, pre { font-family: monospace; font-size: 1em; }
`;

/** Tailwind 3: outside any layer. */
export const tailwind3 = preflight;

/** Tailwind 4: in its base layer. The host names the order, and gives the kit its place before the utilities. */
export const tailwind4 = `@layer theme, base, elicit, components, utilities; @layer base { ${preflight} }`;

/** An older style sheet of somebody's: plain elements have opinions. */
export const opinions = `
body, p, li, label { font: 12px/1.2 Georgia, serif; }
h1, h2, h3, h4 { color: #933; text-transform: uppercase; letter-spacing: 0.1em; margin: 2em 0; }
p { margin: 1.5em 0; text-indent: 2em; }
label { display: inline-block; margin-bottom: 0.5rem; font-weight: bold; }
input, select, textarea { width: 50%; height: 20px; border: 3px inset #ccc; background: #ffe; }
button { text-transform: uppercase; background: #ddd; border-radius: 0; }
fieldset { border: 2px groove; padding: 1em; margin: 1em; }
a { color: green; }
`;
