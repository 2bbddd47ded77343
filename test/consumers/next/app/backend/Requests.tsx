'use client';

import { connectElicitations, ElicitationOutlet } from 'mcp-elicitation-react';

const queue = connectElicitations('/api/elicitations');
export const Requests = () => <ElicitationOutlet queue={queue} />;
