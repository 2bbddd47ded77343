import { readElicitRequest } from '../mcp/index.js';
import type { Elicitation, RequestProblem } from '../mcp/index.js';
import { compileForm } from './compileForm.js';
import type { FormModel } from './model.js';
import { applyPolicy } from './sensitivePolicy.js';
import type { AllowedModel, SensitivePolicy } from './sensitivePolicy.js';

/** A request as it was read, and its form as the host's policy wants it: what all surfaces of a request share. */
export interface RequestModel {
  /** Null for a request that could not be read. */
  elicitation: Elicitation | null;
  /** Why it could not be read. */
  problem: RequestProblem | null;
  /** The form, compiled when it is first needed: a request in one line needs none. Empty where none can be filled in. */
  form: () => AllowedModel;
}

/** By the request object and the policy: a component that renders twice, as in Strict Mode, reads and compiles once. */
type Kept = WeakMap<object, Map<SensitivePolicy, RequestModel>>;

const readParams: Kept = new WeakMap();
const readBefore: Kept = new WeakMap();

/** The model of params as they arrived. */
export function modelOfParams(params: unknown, policy: SensitivePolicy): RequestModel {
  return keptBy(readParams, params, policy, () => {
    const read = readElicitRequest(params);
    return read.ok
      ? newModel(read.elicitation, null, policy)
      : newModel(null, read.problem, policy);
  });
}

/** The model of a request that was read already, as a queue's are; null is one that could not be read. */
export function modelOfElicitation(
  elicitation: Elicitation | null,
  policy: SensitivePolicy,
): RequestModel {
  if (!elicitation) return unread;
  return keptBy(readBefore, elicitation, policy, () => newModel(elicitation, null, policy));
}

function keptBy(
  kept: Kept,
  request: unknown,
  policy: SensitivePolicy,
  make: () => RequestModel,
): RequestModel {
  if (typeof request !== 'object' || request === null) return make();
  const models = kept.get(request) ?? new Map<SensitivePolicy, RequestModel>();
  kept.set(request, models);
  const model = models.get(policy) ?? make();
  models.set(policy, model);
  return model;
}

function newModel(
  elicitation: Elicitation | null,
  problem: RequestProblem | null,
  policy: SensitivePolicy,
): RequestModel {
  let form: AllowedModel | undefined;
  return { elicitation, problem, form: () => (form ??= compile(elicitation, policy)) };
}

const unread = newModel(null, null, 'warn');

const nothingToFillIn: FormModel = { fields: [], omitted: [], notices: [], answerable: false };

function compile(elicitation: Elicitation | null, policy: SensitivePolicy): AllowedModel {
  const isForm = elicitation?.mode === 'form';
  return applyPolicy(
    isForm ? compileForm(elicitation.requestedSchema, elicitation) : nothingToFillIn,
    policy,
  );
}
