// Whether a button was visible when it was pressed. If that cannot be measured, it counts as visible.

/** Something else is drawn over the middle of the button, or it is faded out. False also where nothing can be measured. */
export function isCovered(button: Element): boolean {
  const { left, top, width, height } = button.getBoundingClientRect();
  if (width === 0 || height === 0) return false;
  const [x, y] = [left + width / 2, top + height / 2];
  const layers = enclosing(button);
  return (
    layers.some(({ element }) => opacityOf(element) < 0.2) ||
    layers.some((layer) => isElsewhere(layer, layer.scope.elementFromPoint(x, y))) ||
    seeingThrough(layers, () => layers.some((layer) => isUnderSolid(layer, x, y)))
  );
}

/** The button in its tree, the shadow host in the tree around it, and so on. */
interface Layer {
  element: Element;
  scope: DocumentOrShadowRoot;
}

function enclosing(button: Element): Layer[] {
  const layers: Layer[] = [];
  let element: Element | null = button;
  while (element) {
    const scope: Node = element.getRootNode();
    if (!isScope(scope)) break; // jsdom measures nothing
    layers.push({ element, scope });
    element = 'host' in scope && scope.host instanceof Element ? scope.host : null;
  }
  return layers;
}

function isScope(root: object): root is DocumentOrShadowRoot {
  return 'elementFromPoint' in root && 'elementsFromPoint' in root;
}

/** If an ancestor is hit, it clips the button or the button has no pointer events: it is below the button, not above. */
function isElsewhere({ element }: Layer, hit: Element | null): boolean {
  return hit !== null && !element.contains(hit) && !hit.contains(element);
}

/**
 * Clicks and measurements ignore elements with `pointer-events: none`. This turns it off during the measurement, through
 * CSSOM, which a strict CSP allows; nothing is painted in between.
 */
function seeingThrough(layers: readonly Layer[], measure: () => boolean): boolean {
  if (layers.length === 0 || !('adoptedStyleSheets' in Document.prototype)) return false;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { pointer-events: auto !important }');
  const before = layers.map(({ scope }) => [...scope.adoptedStyleSheets]);
  try {
    for (const { scope } of layers) scope.adoptedStyleSheets = [...scope.adoptedStyleSheets, sheet];
    return measure();
  } catch {
    return false; // a sheet of one document cannot be adopted by another
  } finally {
    layers.forEach(({ scope }, i) => {
      scope.adoptedStyleSheets = before[i] ?? [];
    });
  }
}

function isUnderSolid(layer: Layer, x: number, y: number): boolean {
  for (const hit of layer.scope.elementsFromPoint(x, y)) {
    if (!isElsewhere(layer, hit)) return false;
    if (isSolid(hit)) return true;
  }
  return false;
}

/**
 * Only a solid background or gradient counts: many pages have transparent layers on top (toasts, watermarks, confetti),
 * and those must not block the button.
 */
function isSolid(element: Element): boolean {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  const isGradient = backgroundImage.includes('gradient(') && !backgroundImage.includes('url(');
  const stops = isGradient ? (backgroundImage.match(COLOR) ?? []).map(alphaOf) : [];
  const drawn = Math.max(alphaOf(backgroundColor), stops.length > 0 ? Math.min(...stops) : 0);
  return drawn * opacityOf(element) >= 0.5;
}

function opacityOf(element: Element): number {
  let opacity = 1;
  for (let e: Element | null = element; e; e = e.parentElement) {
    opacity *= Number(getComputedStyle(e).opacity || 1);
  }
  return opacity;
}

/** In computed styles colours are functions: `rgba(0, 0, 0, 0.5)`, `oklch(0.5 0.1 20 / 0.5)`. */
const COLOR = /\b(?:rgba?|color|(?:ok)?l(?:ab|ch))\([^()]*\)/g;

/** Without a fourth part a colour is opaque. */
function alphaOf(color: string): number {
  const fourth = /^rgba\(.*,\s*([\d.e-]+)\)$|\/\s*([\d.e-]+)\s*\)$/.exec(color);
  return fourth ? Number(fourth[1] ?? fourth[2]) : 1;
}
