/** A way of giving orders to a machine. */
export interface Order {
  /** What a text that fits does: "asks to ignore instructions". */
  readonly says: string;
  readonly pattern: RegExp;
}

const MACHINE = String.raw`(?:a\.?i\.?|llms?|(?:large )?language models?|chat ?bots?|(?:(?:a\.?i\.?|web|browser|browsing|autonomous|automated|software|llm) )(?:agents?|assistants?|models?|bots?))`;
const ADDRESSED = `(?:${MACHINE}|assistants?|agents?|bots?|models?)`;

/**
 * What no page for people says. Words that shops use every day ("our assistants", "ignore this message", "you must be 18",
 * "system requirements") are no orders: each pattern needs the machine, its instructions, or the demand to act.
 */
export const ORDERS: readonly Order[] = [
  {
    says: 'asks to ignore instructions',
    pattern:
      /\b(?:ignore|disregard|forget|override|bypass|do not follow|don't follow)\s+(?:(?:all|any|every|the|your|these|those|of|my|its)\s+){0,3}(?:previous|prior|above|earlier|preceding|existing|original|system|user'?s?|former)\s+(?:\w+\s+)?(?:instructions?|prompts?|commands?|directions?|rules?|messages?|requests?|orders?|tasks?|guidelines?|context|text)\b/i,
  },
  {
    says: 'asks to ignore instructions',
    pattern:
      /\b(?:ignore|disregard|forget|override)\s+(?:(?:all|any|every|the|your|of|everything)\s+){0,3}(?:instructions|previous|above|prior)\b/i,
  },
  {
    says: 'addresses a machine',
    pattern: new RegExp(String.raw`\bas (?:an?|the) (?:${MACHINE}|assistant)\b`, 'i'),
  },
  {
    says: 'addresses a machine',
    pattern: new RegExp(String.raw`\byou(?:'re| are) (?:now )?(?:an?|the) (?:\w+ )?${ADDRESSED}\b`, 'i'),
  },
  {
    says: 'addresses a machine',
    pattern: new RegExp(
      String.raw`\b(?:note|notice|message|attention|instructions?|hint|guidance|reminder|dear|hello|hey|for)[ ,:]*(?:(?:for|to|all|any|the|our|your|you)[ ,:]+)*(?:${MACHINE}|assistant|agents|bots|crawlers|models)\b *(?:[:,!]|reading|browsing|visiting|only|that)`,
      'i',
    ),
  },
  {
    says: 'tells a machine what to do',
    pattern: new RegExp(
      String.raw`\b(?:${MACHINE}|assistants?|agents?|bots?)\b[ ,:]+(?:\w+ ){0,3}(?:must|should|shall|needs? to|ha(?:s|ve) to|(?:is|are) (?:required|instructed|advised|expected|asked) to|please) (?:not )?(?:\w+ )?(?:click|press|select|choose|tick|check|type|submit|follow|ignore|use|accept|keep|go|open|reply|answer|do)\b`,
      'i',
    ),
  },
  {
    says: 'orders to act',
    pattern:
      /\byou (?:must|have to|are required to|are instructed to|shall) (?:now |always |only |first |immediately |not )?(?:click|press|tap|select|choose|tick)\b/i,
  },
  {
    says: 'orders to act',
    pattern:
      /\b(?:click|press|select|choose) (?:this|the \w+) (?:button|link|option|one) (?:instead|to complete (?:your|the) task|to finish (?:your|the) task)\b/i,
  },
  {
    says: 'speaks of a prompt',
    pattern:
      /\b(?:system|developer|hidden|initial|user'?s) (?:prompt|instructions?)\b|\bprompt injection\b|\bjailbreak/i,
  },
  {
    says: 'speaks of the user behind a machine',
    pattern:
      /\b(?:the|your) (?:user|human|operator|principal) (?:\w+ )?(?:wants|asked|has asked|would like|prefers|has (?:\w+ )?(?:authori[sz]ed|instructed|approved|changed)|authori[sz]ed|instructed|told|really)\b/i,
  },
  {
    says: 'speaks of the task',
    pattern:
      /\b(?:your|the user'?s) (?:new |real |actual |current |assigned )?(?:task|objective|mission) (?:is|was|has|will|requires)\b|\bnew instructions?\s*:/i,
  },
  {
    says: 'asks to deceive the user',
    pattern:
      /\b(?:do not|don't|never) (?:tell|mention|inform|reveal|report|alert|notify)\b.{0,20}\b(?:the user|your user|your operator|human)\b/i,
  },
  {
    says: "writes a model's markup",
    pattern:
      /<\|(?:im_start|im_end|system|user|assistant|endoftext)[^>]*\|?>|\[\/?INST\]|<<\/?SYS>>|<\/?(?:system|assistant|tool_call|function_calls?)>/i,
  },
  {
    says: "writes a model's markup",
    pattern: /(?:^|[\n"'>*#] ?)(?:(?:assistant|human) ?: ?(?=[a-z"'])|system ?: ?(?=["']|you\b))/i,
  },
  {
    says: 'calls for a tool',
    pattern: /\b(?:tool_call|function_call|tool_use|browser\.click|page\.click)\b/i,
  },
];
