// Draws and listens; decides nothing.
export { ElicitationActions } from './surface/ElicitationActions.js';
export type { ActionProps, ActionVariant } from './surface/actionProps.js';
export type { RequestFooterProps } from './surface/Footer.js';
export type { OnResult } from './surface/answer.js';
export type {
  ControlProps,
  Controls,
  EntryOf,
  FieldKind,
  FieldOf,
  InputProps,
} from './controls/props.js';
export { ElicitationDialog } from './dialog/ElicitationDialog.js';
export type { ElicitationDialogProps } from './dialog/ElicitationDialog.js';
export { ElicitationJump } from './ElicitationJump.js';
export type { ElicitationJumpProps } from './ElicitationJump.js';
export { ElicitationOutlet } from './ElicitationOutlet.js';
export type { ElicitationOutletProps } from './ElicitationOutlet.js';
export { ElicitationPrompt } from './ElicitationPrompt.js';
export type { ElicitationPromptProps } from './ElicitationPrompt.js';
export { ElicitationForm } from './form/index.js';
export type {
  FieldProps,
  FieldsProps,
  FormOptions,
  RootProps,
  SensitivePolicy,
} from './form/index.js';
export { elicitationResolver, formDefaults } from './form/elicitationResolver.js';
export type {
  ElicitationResolverOptions,
  FormDefaultsOptions,
  FormInput,
} from './form/elicitationResolver.js';
export { MessagesProvider, useMessages } from './words/messages.js';
export type {
  MessagesApi,
  MessagesProviderProps,
  MessageValues,
  RichValues,
} from './words/messages.js';
export { ElicitationReceipt } from './receipt/ElicitationReceipt.js';
export type { ElicitationReceiptProps, ReceiptFacts } from './receipt/ElicitationReceipt.js';
export type { HeadingLevel, Position, Presentation } from './surface/context.js';
export type { RequestProps } from './surface/props.js';
export type { ColorScheme } from './surface/Root.js';
export { UrlConsent } from './url/UrlConsent.js';
export type { OpenUrl } from './url/opener.js';
export type { OpenProps } from './url/Open.js';
export type { UrlConsentRootProps } from './url/Root.js';
export type { ConsentOptions, WaitOptions } from './url/useConsent.js';
export { useElicitationForm } from './form/useElicitationForm.js';
export type { ElicitationFormHandle, ElicitationFormOptions } from './form/useElicitationForm.js';
export { useElicitationQueue } from './outlet/useElicitationQueue.js';
