import type { Option } from '../model.js';
import type { Json } from '../schema/json.js';
import { hasLimits } from '../schema/keywords.js';
import { into, type Place } from '../schema/compilation.js';
import { checkNumber, compileNumber } from './number.js';
import { checkText, compileText } from './text.js';

/** Limits beside a list of choices: a choice that breaks them could be chosen and never be sent. */
export function fitsLimits(keywords: Json, place: Place): (value: Option['value']) => boolean {
  if (!hasLimits(keywords)) return () => true;
  const unheard: Place = { ...into(place), run: { ...place.run, notices: [] } };
  const base = { id: '', name: '', label: '', required: false };
  const text = compileText({ base, keywords, place: unheard });
  const number = compileNumber({ base, keywords, place: unheard }, false);
  return (value) => {
    if (typeof value === 'string') return !checkText(text, value);
    return typeof value === 'boolean' || !checkNumber(number, value);
  };
}
