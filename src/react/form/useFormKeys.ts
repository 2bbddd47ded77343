'use client';

import type { KeyboardEvent } from 'react';
import type { FormModel } from '../../core/index.js';
import { pressAccept } from '../surface/answer.js';
import type { ActionsContextValue } from '../surface/answer.js';
import { isComposing, isSendShortcut } from '../page/keys.js';
import { isTyped } from './fieldMarkup.js';

/** Compares names, because `instanceof` fails for a form in another window's document. */
function isElement(target: EventTarget, name: 'INPUT' | 'SELECT'): boolean {
  return 'tagName' in target && target.tagName === name;
}

/** Whether Enter may send: in the box of the only field, if it is one of text or number; not in the tick beside it. */
function isOnlyBox(model: FormModel, target: EventTarget): boolean {
  const [field, another] = model.fields;
  if (another || !isElement(target, 'INPUT')) return false;
  if ('type' in target && target.type === 'checkbox') return false;
  return field !== undefined && isTyped(field);
}

/**
 * Whether the person has gone to a question or to the buttons. Where the focus is on the heading, it was put there when the
 * request came, and the keys may be meant for the one before.
 */
function isAtPart(target: EventTarget): boolean {
  const parts = '[data-elicit-part="field"], [data-elicit-part="actions"]';
  return 'closest' in target && (target as Element).closest(parts) !== null;
}

function isTouch(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
}

/** The Enter key of a touch keyboard says "next". */
function focusNext(form: HTMLElement, target: EventTarget) {
  const boxes = [...form.querySelectorAll<HTMLElement>('input, select, textarea')];
  boxes[boxes.findIndex((box) => box === target) + 1]?.focus();
}

/** Handles the keys of a form: those that send, and Enter, which in a form of the host's would send that one. */
export function useFormKeys(model: FormModel, actions: ActionsContextValue) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { target, nativeEvent: key } = event;
    if (event.defaultPrevented || key.key !== 'Enter' || isComposing(key)) return;
    const isShortcut = isSendShortcut(key);
    // A control of the host's may belong to a form around ours.
    if (isShortcut || isElement(target, 'INPUT') || isElement(target, 'SELECT')) {
      event.preventDefault();
    }
    if ((isShortcut && isAtPart(target)) || isOnlyBox(model, target)) pressAccept(actions, key);
    else if (isElement(target, 'INPUT') && isTouch()) focusNext(event.currentTarget, target);
  };
}
