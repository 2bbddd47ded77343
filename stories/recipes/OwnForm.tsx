import { useState } from 'react';
import { useForm, type UseFormRegister } from 'react-hook-form';
import { accept, compileForm, elicitationResolver, formDefaults } from '../../src/index.js';
import type { ElicitResult, Field, FormInput } from '../../src/index.js';

type OwnFormProps = { requestedSchema: unknown; onResult: (result: ElicitResult) => void };

export function OwnForm({ requestedSchema, onResult }: OwnFormProps) {
  const [model] = useState(() => compileForm(requestedSchema));
  const [resolver] = useState(() => elicitationResolver(model));
  const { register, handleSubmit, formState } = useForm({
    defaultValues: formDefaults(model),
    resolver,
  });
  const errorOf = (name: string) => formState.errors[name]?.message;
  return (
    <form noValidate onSubmit={handleSubmit((content) => onResult(accept(content)))}>
      {model.fields.map((field) => (
        <fieldset key={field.id}>
          <legend>{field.label}</legend>
          {drawBoxes(field, register)}
          {['', '-date', '-time', '-zone'].map((part) => (
            <p key={part}>{errorOf(field.id + part)}</p>
          ))}
        </fieldset>
      ))}
      <p role="alert">{errorOf('unanswerable')}</p>
      <button>Send</button>
    </form>
  );
}

function drawBoxes(field: Field, register: UseFormRegister<FormInput>) {
  const { id, label } = field;
  const box = (name = id) => ({ 'aria-label': name === id ? label : name, ...register(name) });
  const choice = (type: 'checkbox' | 'radio', value: number | string, name: string) => (
    <label key={value}>
      <input type={type} value={value} {...register(id)} /> {name}
    </label>
  );
  if (field.kind === 'single-select' || field.kind === 'multi-select') {
    const type = field.kind === 'single-select' ? 'radio' : 'checkbox';
    return field.options.map((option, index) => choice(type, index, option.label));
  }
  if (field.kind === 'boolean') {
    if (field.control === 'checkbox') return <input type="checkbox" {...box()} />;
    return [choice('radio', 'true', 'Yes'), choice('radio', 'false', 'No')];
  }
  if (field.kind === 'number') return <input inputMode="decimal" {...box()} />;
  if (field.control === 'area') return <textarea {...box()} />;
  if (field.control !== 'date-time') {
    const isNative = field.control === 'date' || field.control === 'time';
    return <input type={isNative ? field.control : 'text'} {...box()} />;
  }
  return ['date', 'time', 'zone'].map((part) => (
    <input key={part} type={part === 'zone' ? 'text' : part} {...box(`${id}-${part}`)} />
  ));
}
