import { Form as PromptForm } from './prompt.jsx';

export { errors } from './parts.jsx';

export const Form = (props) => <PromptForm {...props} presentation="dialog" />;
