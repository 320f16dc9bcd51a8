import { isVisible } from '../text/characters.ts';
import { singleLineUpTo } from '../text/text.ts';
import { z } from '../zod.ts';
import { hasOptions } from './options.ts';

/** Builds a schema for options: trimmed, without empty or repeated ones. */
export function optionsUpTo(bounds: { options: number; optionCharacters: number }) {
  return z
    .array(singleLineUpTo(bounds.optionCharacters))
    .max(bounds.options, `Usa ${bounds.options} opciones como máximo`)
    .transform((list) => [...new Set(list.filter(isVisible))]);
}

/** Refuses a type without its required options. */
export function refuseWithoutOptions(message: string) {
  return ({ type, options }: { type: string; options: readonly string[] }, context: z.RefinementCtx) => {
    if (hasOptions(type) && options.length === 0) context.addIssue({ code: 'custom', path: ['options'], message });
  };
}
